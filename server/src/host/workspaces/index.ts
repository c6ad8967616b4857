// Gives each gate run a folder in the user's cache directory, and finds the folders of runs that were killed.
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative, resolve } from 'node:path';
import { cacheDirectory } from '../cache-directory.ts';
import { checkOutTree } from '../git/worktree.ts';
import type { Repository, Workspace, Workspaces } from '../host.ts';
import { isRunning, startOf } from './process-age.ts';
import { readFiles } from './read-files.ts';

interface Owner {
  readonly pid: number;
  readonly processStart: string;
  readonly repository: string;
  readonly startedAt: string;
}

/** `directory` is for tests; without it, runs work in the user's cache directory. */
export function userWorkspaces(directory = join(cacheDirectory(process.env, process.platform), 'change-gate', 'worktrees')): Workspaces {
  return {
    create: (repository) => createWorkspace(directory, repository),
    abandoned: async () =>
      (await readOwners(directory)).filter(({ owner }) => !owner || !isRunning(owner.pid, owner.processStart)).map(describe),
    remove: async (path) => {
      const name = relative(directory, resolve(path));
      if (name === '' || name.startsWith('..') || name.includes('/')) throw new Error(`${path} is no folder of a gate run`);
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

async function createWorkspace(directory: string, repository: Repository): Promise<Workspace> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const root = join(await realpath(directory), randomBytes(6).toString('hex'));
  await mkdir(root, { mode: 0o700 });
  const owner: Owner = {
    pid: process.pid,
    processStart: startOf(process.pid),
    repository: repository.root,
    startedAt: new Date().toISOString(),
  };
  await writeFile(join(root, 'owner.json'), JSON.stringify(owner));
  const folder = async (name: string): Promise<string> => {
    const path = join(root, name);
    await mkdir(path, { recursive: true });
    return path;
  };
  return {
    folder,
    checkOut: async (name, tree, as = basename(repository.root)) =>
      checkOutTree(repository, tree, { path: join(await folder(name), as), gitFolder: join(root, `${name}.git`) }),
    readFolder: async (name) => readFiles(join(root, name)),
    close: () => rm(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function readOwners(directory: string): Promise<{ path: string; owner: Owner | undefined }[]> {
  const names = (await readdir(directory).catch(() => [])).filter((name) => /^[0-9a-f]{12}$/.test(name));
  return Promise.all(
    names.map(async (name) => ({ path: join(directory, name), owner: await readOwner(join(directory, name, 'owner.json')) })),
  );
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function describe({ path, owner }: { path: string; owner: Owner | undefined }): { path: string; repository: string; startedAt: string } {
  return { path, repository: String(owner?.repository ?? 'unknown'), startedAt: String(owner?.startedAt ?? 'unknown') };
}
