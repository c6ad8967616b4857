// Writes whole files or none: a crash, a kill or a full disk never leaves half of one.
import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** Writes beside the target, flushes to disk and renames over it. `mode` is that of a new file. */
export async function writeFileAtomically(file: string, content: string | Uint8Array, mode = 0o666): Promise<void> {
  const target = resolve(file);
  const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeFlushed(temporary, content, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function writeFlushed(file: string, content: string | Uint8Array, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
