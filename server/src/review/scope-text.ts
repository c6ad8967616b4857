// Writes the whole gate scope as one text: each changed file with its lines marked, untracked contents read in.
import { structuredPatch } from 'diff';
import type { TreeReader } from '../host/host.ts';
import type { ChangeSet } from '../model/change-set.ts';

/** Larger files are named, not shown. In bytes. */
const largestFile = 1024 * 1024;

export async function scopeText(change: ChangeSet, base: TreeReader, head: TreeReader): Promise<string> {
  const parts: string[] = [];
  for (const file of change.files) {
    const name = file.oldPath === undefined ? file.path : `${file.oldPath} → ${file.path}`;
    const title = `=== ${file.status}: ${JSON.stringify(name)}`;
    if (file.binary) {
      parts.push(`${title} (binary)`);
      continue;
    }
    const before = file.base ? await read(base, file.oldPath ?? file.path) : '';
    const after = file.head ? await read(head, file.path) : '';
    parts.push(before === undefined || after === undefined ? `${title} (too large to show)` : `${title}\n${hunks(before, after)}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function hunks(before: string, after: string): string {
  const { hunks: list } = structuredPatch('', '', before, after, '', '', { context: 20 });
  return list
    .map((hunk) => [`@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@`, ...hunk.lines].join('\n'))
    .join('\n');
}

async function read(tree: TreeReader, path: string): Promise<string | undefined> {
  const bytes = await tree.read(path, largestFile);
  return bytes && new TextDecoder().decode(bytes);
}
