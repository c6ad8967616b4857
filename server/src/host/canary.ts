// A throwaway repository with one change that must be stopped: whoever lets it through does not guard anything.
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Processes } from './host.ts';

/** Runs `use` in it and removes it, whatever comes of that. */
export async function withCanary<Result>(
  processes: Processes,
  env: Readonly<Record<string, string>>,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'change-gate-canary-')));
  try {
    await processes.run({ command: ['git', 'init', '-q'], cwd: folder, env, timeoutMs: 10_000 });
    await writeFile(join(folder, 'canary.ts'), '// @ts-nocheck\nexport const canary: number = "";\n');
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
