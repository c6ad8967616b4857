// Texts as lines, and where two of them differ.
import { diffArrays } from 'diff';
import type { TreeReader } from '../../host/host.ts';
import type { ChangeEntry } from '../../model/change-set.ts';

const largestFile = 2 * 1024 * 1024;

export interface LineHunk {
  readonly start: number;
  readonly end: number;
  readonly old: readonly string[];
}

/** Differing stretches: `start` and `end` are 0-based line numbers of head, half open; `old` is what stood there. */
export function lineHunks(before: readonly string[], after: readonly string[]): LineHunk[] {
  const hunks: { start: number; end: number; old: string[] }[] = [];
  let line = 0;
  let open: { start: number; end: number; old: string[] } | undefined;
  for (const part of diffArrays([...before], [...after])) {
    if (!part.added && !part.removed) {
      open = undefined;
      line += part.value.length;
      continue;
    }
    if (!open) hunks.push((open = { start: line, end: line, old: [] }));
    if (part.removed) open.old.push(...part.value);
    else {
      line += part.value.length;
      open.end = line;
    }
  }
  return hunks;
}

/** Lines with their ends, so that joining them gives the text again. */
export function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** A file as text; undefined where it is none, or not in this form of bytes. */
export async function textOf(tree: TreeReader, path: string, side: ChangeEntry['base']): Promise<string | undefined> {
  if (side?.kind !== 'file' && side?.kind !== 'executable') return undefined;
  const bytes = await tree.read(path, largestFile);
  if (!bytes) return undefined;
  const text = Buffer.from(bytes).toString('utf8');
  return Buffer.from(text, 'utf8').equals(Buffer.from(bytes)) && !text.includes('\0') ? text : undefined;
}
