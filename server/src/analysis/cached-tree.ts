// Remembers what was read of a tree: its bytes cannot change.
import type { TreeReader } from '../host/host.ts';

export function cachedTree(tree: TreeReader): TreeReader {
  const texts = new Map<string, Promise<Uint8Array | undefined>>();
  let files: Promise<ReadonlyMap<string, string>> | undefined;
  return {
    tree: tree.tree,
    read: (path, limit) => {
      const key = `${limit ?? ''}\0${path}`;
      const known = texts.get(key) ?? tree.read(path, limit);
      texts.set(key, known);
      return known;
    },
    list: () => (files ??= tree.list()),
    grep: (literals) => tree.grep(literals),
  };
}
