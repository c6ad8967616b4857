// Reads every regular file below a folder; links are not followed.
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostFiles = 5000;
/** In bytes; a larger file is refused where it is read. */
const largestFile = 65 * 1024 * 1024;

export async function readFiles(folder: string): Promise<{ path: string; bytes: Uint8Array }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).slice(0, mostFiles);
  const read = await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      return (await lstat(path)).size > largestFile ? undefined : { path, bytes: await readFile(path) };
    }),
  );
  return read.filter((file) => file !== undefined).sort((a, b) => (a.path < b.path ? -1 : 1));
}
