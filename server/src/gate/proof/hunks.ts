// Cuts a change of code into hunks, each of which can be undone alone.
import { roleOf } from '../../analysis/roles.ts';
import { inlineTests } from './inline-tests.ts';
import { lineHunks, linesOf, textOf } from './lines.ts';
import type { TreeEdit, TreeReader } from '../../host/host.ts';
import type { ChangeEntry, ChangeSet } from '../../model/change-set.ts';

export interface Hunk {
  readonly path: string;
  /** Lines of head, 1-based; a removal stands on the line before it. */
  readonly startLine: number;
  readonly endLine: number;
  /** What takes it back. */
  readonly undo: readonly TreeEdit[];
  /** The file of head without it; undefined where the file is gone then, or is no text. */
  readonly without?: string;
  readonly head?: string;
  /** Lines it holds; smaller ones are cheaper to doubt. */
  readonly size: number;
}

export async function hunksOf(
  change: ChangeSet,
  base: TreeReader,
  head: TreeReader,
  isJudged: (path: string) => boolean,
): Promise<readonly Hunk[]> {
  const files = change.files.filter((file) => roleOf(file.path) === 'product' && isJudged(file.path));
  return (await Promise.all(files.map((file) => hunksOfFile(file, base, head)))).flat();
}

async function hunksOfFile(file: ChangeEntry, base: TreeReader, head: TreeReader): Promise<Hunk[]> {
  const oldPath = file.oldPath ?? file.path;
  const [before, after] = await Promise.all([
    textOf(base, oldPath, file.status === 'copied' ? undefined : file.base),
    textOf(head, file.path, file.head),
  ]);
  if (before === undefined || after === undefined) return wholeFile(file, after ?? before ?? '');
  const executable = file.head?.kind === 'executable';
  const lines = linesOf(after);
  const isTest = inlineTests(file.path, before, after);
  return lineHunks(linesOf(before), lines)
    .filter((hunk) => !isTest(hunk))
    .map(({ start, end, old }) => {
      const without = [...lines.slice(0, start), ...old, ...lines.slice(end)].join('');
      const added = end - start;
      return {
        path: file.path,
        startLine: Math.max(added > 0 ? start + 1 : start, 1),
        endLine: Math.max(end, 1),
        undo: [{ path: file.path, content: Buffer.from(without, 'utf8'), executable }],
        without,
        head: after,
        size: added + old.length,
      };
    });
}

/** A file that only one side has is one hunk. */
function wholeFile(file: ChangeEntry, text: string): Hunk[] {
  const lines = linesOf(text).length;
  if (file.head && file.base && file.status !== 'copied') return [];
  const undo: TreeEdit[] =
    file.base && file.status !== 'copied' ? [{ path: file.oldPath ?? file.path, side: file.base }] : [{ path: file.path, remove: true }];
  return [{ path: file.path, startLine: 1, endLine: Math.max(file.head ? lines : 1, 1), undo, size: lines }];
}
