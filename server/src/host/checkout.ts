// Looks into the caller's own checkout for what an environment can be linked from; reads only.
import { access, constants, lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Checkout } from './host.ts';

const largestFile = 1024 * 1024;

export const checkout: Checkout = {
  kind: async (path) => {
    const found = await lstat(path).catch(() => undefined);
    return found?.isSymbolicLink() ? 'link' : found?.isDirectory() ? 'folder' : found?.isFile() ? 'file' : undefined;
  },
  read: async (path) => {
    const found = await lstat(path).catch(() => undefined);
    return found?.isFile() && found.size <= largestFile ? readFile(path, 'utf8') : undefined;
  },
  names: (folder) => readdir(folder).catch(() => []),
  real: (path) => realpath(path).catch(() => undefined),
  program: async (name, path) => {
    for (const folder of path.split(delimiter)) {
      const file = join(folder, name);
      if (
        folder !== '' &&
        (await access(file, constants.X_OK).then(
          () => true,
          () => false,
        ))
      )
        return file;
    }
    return undefined;
  },
};
