// Finds the report files that a test runner left in a tree.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const skipped = new Set(['.git', 'node_modules']);
const mostFolders = 20_000;

/** Regular files whose path, relative to the folder, matches, and which were written at or after `since` (milliseconds). */
export async function leftBehind(
  folder: string,
  patterns: readonly RegExp[],
  since: number,
): Promise<{ path: string; bytes: Uint8Array }[]> {
  const found: { path: string; bytes: Uint8Array }[] = [];
  const open = [''];
  for (let visited = 0; open.length > 0 && visited < mostFolders; visited += 1) {
    const inside = open.pop() ?? '';
    for (const entry of await readdir(join(folder, inside), { withFileTypes: true }).catch(() => [])) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory() && !skipped.has(entry.name)) open.push(path);
      if (!entry.isFile() || !patterns.some((pattern) => pattern.test(path))) continue;
      if ((await lstat(join(folder, path))).mtimeMs + 2000 >= since) found.push({ path, bytes: await readFile(join(folder, path)) });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
