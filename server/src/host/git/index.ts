// The real git behind the port.
import type { Git } from '../host.ts';
import { readLayout } from './layout.ts';
import { ObjectStore } from './object-store.ts';
import { GitRepository } from './repository.ts';

export const git: Git = {
  open: async (directory) => {
    const layout = await readLayout(directory);
    return new GitRepository(directory, layout, await ObjectStore.open(layout));
  },
};
