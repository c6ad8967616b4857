// Small remembered values beside the runs, in the git common directory: one JSON file a key, written atomically, forgotten when silent.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from './files.ts';
import type { StateFile } from './host.ts';

/** Values that nobody wrote for longer are forgotten. In milliseconds. */
const forgetAfter = 14 * 24 * 60 * 60 * 1000;
/** Tidying starts only where there is something to tidy. */
const manyFiles = 50;

/** `commonDir`: the repository's git common directory. `key` may hold anything; only its digest becomes a file name. */
export function stateFile(commonDir: string, kind: string, key: string): StateFile {
  const folder = join(commonDir, 'change-gate', kind);
  const file = join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 24)}.json`);
  return {
    read: async () => parse(await readFile(file, 'utf8').catch(() => '')),
    write: async (value) => {
      await mkdir(folder, { recursive: true });
      await writeFileAtomically(file, JSON.stringify(value));
      await forgetOld(folder);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function forgetOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length < manyFiles) return;
  for (const name of names) {
    const file = join(folder, name);
    if (Date.now() - (await stat(file)).mtimeMs > forgetAfter) await rm(file, { force: true });
  }
}
