// Looks at what the gate stands on. It changes nothing but what the caller agreed to have removed.
import type { GateHost } from './run.ts';
import { Failure } from '../model/failure.ts';

export interface DoctorLine {
  readonly name: string;
  readonly state: 'good' | 'bad' | 'open';
  readonly message: string;
  readonly tried: string;
}

export async function diagnose(host: GateHost, directory: string, remove: boolean): Promise<readonly DoctorLine[]> {
  return [await git(host, directory), await repository(host, directory), await key(host), ...(await worktrees(host, remove))];
}

async function git(host: GateHost, directory: string): Promise<DoctorLine> {
  const tried = 'git --version';
  const result = await host.processes.run({
    command: ['git', '--version'],
    cwd: directory,
    env: { PATH: host.environment['PATH'] ?? '' },
    timeoutMs: 10_000,
  });
  const version = /(\d+)\.(\d+)/.exec(result.stdout);
  if (result.exitCode !== 0 || !version) return { name: 'git', state: 'bad', message: 'git was not found; install 2.34 or newer', tried };
  const [major, minor] = [Number(version[1]), Number(version[2])];
  const isNew = major > 2 || (major === 2 && minor >= 34);
  return {
    name: 'git',
    state: isNew ? 'good' : 'bad',
    message: isNew ? result.stdout.trim() : `${result.stdout.trim()} is older than 2.34`,
    tried,
  };
}

async function repository(host: GateHost, directory: string): Promise<DoctorLine> {
  const tried = `open ${directory}`;
  try {
    const opened = await host.git.open(directory);
    await opened.close();
    const receipts = await host.store(opened.commonDir).receipts();
    return {
      name: 'repository',
      state: 'good',
      message: `${opened.root}, ${receipts.length} ${receipts.length === 1 ? 'receipt' : 'receipts'}`,
      tried,
    };
  } catch (error) {
    return { name: 'repository', state: 'open', message: error instanceof Failure ? error.message : 'it cannot be opened', tried };
  }
}

/** Verifying makes no key, so neither does this. */
async function key(host: GateHost): Promise<DoctorLine> {
  const tried = 'read the signing key of this user';
  try {
    const [first] = await host.keys.verificationKeys();
    return first
      ? { name: 'key', state: 'good', message: `key ${first.id.slice(0, 16)}`, tried }
      : { name: 'key', state: 'open', message: 'there is none yet; the first gate run makes it', tried };
  } catch (error) {
    return {
      name: 'key',
      state: 'bad',
      message: error instanceof Failure ? `${error.message}. ${error.advice}` : 'it cannot be read',
      tried,
    };
  }
}

async function worktrees(host: GateHost, remove: boolean): Promise<DoctorLine[]> {
  const tried = 'look for runs whose process is gone';
  const found = await host.workspaces.abandoned();
  if (found.length === 0) return [{ name: 'worktrees', state: 'good', message: 'no killed run left anything behind', tried }];
  return Promise.all(
    found.map(async ({ path, repository: owner, startedAt }): Promise<DoctorLine> => {
      if (!remove)
        return {
          name: 'worktrees',
          state: 'open',
          message: `${path} is left of a run on ${owner} (${startedAt}); --remove takes it away`,
          tried,
        };
      await host.workspaces.remove(path);
      return { name: 'worktrees', state: 'good', message: `removed ${path}, left of a run on ${owner} (${startedAt})`, tried };
    }),
  );
}
