// Append-only lines beside the runs, in the git common directory. They never leave the machine.
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Journal } from './host.ts';

/** `name` is one word. */
export function journal(commonDir: string, name: string): Journal {
  const folder = join(commonDir, 'change-gate');
  const file = join(folder, `${name}.jsonl`);
  return {
    append: async (value) => {
      await mkdir(folder, { recursive: true });
      await appendFile(file, `${JSON.stringify(value)}\n`, { mode: 0o600 });
    },
    lines: async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((line) => line !== ''),
  };
}
