// The one door through which files of the caller's own checkout are written: `init` shows an edit, a person agrees, and it is made here.
import { lstat, mkdir, readFile, realpath, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Failure } from '../model/failure.ts';
import { writeFileAtomically } from './files.ts';

export interface ProjectFiles {
  exists(path: string): Promise<boolean>;
  read(path: string): Promise<string | undefined>;
  write(path: string, content: string): Promise<void>;
  /** Removes the file, and the folders that it leaves empty. */
  remove(path: string): Promise<void>;
}

/** Paths are relative to `root`, with forward slashes. Throws `Failure` `outside-repository` where a link leads out of it. */
export function projectFiles(root: string): ProjectFiles {
  const place = async (path: string): Promise<string> => {
    const file = join(root, path);
    const folder = await nearestFolder(dirname(file));
    const way = relative(await realpath(root), folder);
    const isLink = (await lstat(file).catch(() => undefined))?.isSymbolicLink() ?? false;
    if (isLink || way === '..' || way.startsWith(`..${sep}`))
      throw new Failure(
        'usage',
        'outside-repository',
        `${path} is, or lies behind, a symbolic link; it is not followed.`,
        'Edit it by hand.',
      );
    return file;
  };
  return {
    exists: async (path) => (await lstat(join(root, path)).catch(() => undefined)) !== undefined,
    read: async (path) => readFile(await place(path), 'utf8').catch(absent),
    write: async (path, content) => {
      const file = await place(path);
      await mkdir(dirname(file), { recursive: true });
      await writeFileAtomically(file, content);
    },
    remove: async (path) => {
      const file = await place(path);
      await rm(file, { force: true });
      for (let folder = dirname(file); folder !== root; folder = dirname(folder)) if (!(await isRemoved(folder))) return;
    },
  };
}

/** The deepest folder on the way that is there, without links. */
async function nearestFolder(folder: string): Promise<string> {
  return realpath(folder).catch(() => nearestFolder(dirname(folder)));
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}

async function isRemoved(folder: string): Promise<boolean> {
  return rmdir(folder).then(
    () => true,
    () => false,
  );
}
