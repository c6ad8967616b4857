// Keeps what gate runs leave: logs and reports by time, receipts by source, in the git common directory.
import { lstat, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Failure } from '../model/failure.ts';
import { writeFileAtomically } from './files.ts';
import type { RunStore } from './host.ts';

export function runStore(commonDir: string): RunStore {
  const home = join(commonDir, 'change-gate');
  const receipts = join(home, 'receipts');
  return {
    start: async (stamp, pullRequest) => {
      const runs = join(home, 'runs');
      const path = pullRequest === undefined ? await makeRun(runs, stamp) : await makeNumberedRun(join(runs, `pr-${pullRequest}`));
      return {
        path,
        write: async (name, content) => {
          await guarded(async () => {
            await mkdir(dirname(join(path, name)), { recursive: true });
            await writeFileAtomically(join(path, name), content);
          });
          return name;
        },
      };
    },
    keepReceipt: async (fileName, bytes) => {
      const path = join(receipts, fileName);
      await guarded(async () => {
        await mkdir(receipts, { recursive: true });
        await writeFileAtomically(path, bytes);
      });
      return path;
    },
    receipts: async () => {
      const names = (await readdir(receipts).catch(() => [])).filter((name) => name.endsWith('.intoto.jsonl'));
      const files = await Promise.all(
        names.map(async (name) => ({
          path: join(receipts, name),
          time: (await stat(join(receipts, name))).mtimeMs,
          bytes: await readFile(join(receipts, name)),
        })),
      );
      return files.sort((a, b) => b.time - a.time).map(({ path, bytes }) => ({ path, bytes }));
    },
  };
}

/** Two runs of the same instant get two folders. */
function makeRun(runs: string, stamp: string): Promise<string> {
  return makeFirst(runs, (attempt) => (attempt === 0 ? stamp : `${stamp}-${attempt}`));
}

/** `run-001`, `run-002`: one more than the highest there is; never over another run, never through a link. */
async function makeNumberedRun(runs: string): Promise<string> {
  await guarded(() => mkdir(runs, { recursive: true }));
  if (!(await lstat(runs)).isDirectory())
    throw new Failure('incomplete', 'run-not-started', 'A link stands where runs are kept.', `Look at ${runs}.`);
  const numbers = (await readdir(runs)).map((name) => Number(/^run-(\d{3,})$/.exec(name)?.[1] ?? 0));
  const next = Math.max(0, ...numbers) + 1;
  return makeFirst(runs, (attempt) => `run-${String(next + attempt).padStart(3, '0')}`);
}

async function makeFirst(runs: string, nameOf: (attempt: number) => string): Promise<string> {
  await guarded(() => mkdir(runs, { recursive: true }));
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const path = join(runs, nameOf(attempt));
    try {
      await mkdir(path);
      return path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asFailure(error);
    }
  }
  throw new Failure('incomplete', 'run-not-started', 'No folder could be made for this run.', `Look into ${runs}.`);
}

async function guarded(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw asFailure(error);
  }
}

function asFailure(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('incomplete', 'disk-full', 'The disk is full; the run left no receipt.', 'Free some space and run the gate again.');
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new Failure(
      'incomplete',
      'not-writable',
      'The git directory cannot be written, so the run cannot be kept.',
      'Make it writable for you.',
    );
  return error;
}
