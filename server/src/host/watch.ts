// Notices when a repository moves: commits, checkouts, rebases, fetches, the index.
import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';

const telling = /^(?:HEAD|index|packed-refs|ORIG_HEAD|MERGE_HEAD|FETCH_HEAD|shallow)$/;

export interface Watch {
  close(): void;
}

/** Calls `moved` for each sign of a move; several signs of one move are the caller's to fold. A system without watches stays silent. */
export function watchRepository(gitDir: string, commonDir: string, moved: () => void): Watch {
  const watchers = [
    open(gitDir, false, (name) => telling.test(name)),
    ...(commonDir === gitDir ? [] : [open(commonDir, false, (name) => telling.test(name))]),
    open(join(commonDir, 'refs'), true, (name) => !name.endsWith('.lock')),
  ];
  return { close: () => watchers.forEach((watcher) => watcher?.close()) };

  function open(folder: string, recursive: boolean, tells: (name: string) => boolean): FSWatcher | undefined {
    try {
      const watcher = watch(folder, { recursive, persistent: false }, (_event, name) => {
        if (typeof name === 'string' && tells(name)) moved();
      });
      watcher.on('error', () => watcher.close());
      return watcher;
    } catch {
      return undefined;
    }
  }
}
