// Reads a file that the caller named, where it is one.
import { readFile, stat } from 'node:fs/promises';

/** In bytes; nothing larger is read. */
const largest = 65 * 1024 * 1024;

export async function readFileIfThere(path: string): Promise<Uint8Array | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() && found.size <= largest ? readFile(path) : undefined;
}
