// Puts open documents over a change: what is on the screen counts, not what was saved last.
import { createHash } from 'node:crypto';
import type { TreeReader } from '../host/host.ts';
import type { ChangeEntry, ChangeSet } from '../model/change-set.ts';
import type { Source } from '../syntax/source.ts';

/** The change with an entry for each open document that differs from base. Documents that git ignores are left out. */
export async function withOverlay(
  change: ChangeSet,
  overlay: ReadonlyMap<string, Source>,
  base: TreeReader,
  head: TreeReader,
): Promise<ChangeSet> {
  const known = new Set(change.files.map((file) => file.path));
  const extra: ChangeEntry[] = [];
  for (const [path, source] of overlay) {
    if (known.has(path)) continue;
    const oid = (await base.list()).get(path);
    if (oid === undefined && !(await head.list()).has(path)) continue;
    const before = oid === undefined ? undefined : await base.read(path);
    if (before && new TextDecoder('utf-8', { ignoreBOM: true }).decode(before) === source.text) continue;
    extra.push(entryOf(path, oid));
  }
  return extra.length === 0 ? change : { ...change, files: [...change.files, ...extra] };
}

function entryOf(path: string, oid: string | undefined): ChangeEntry {
  return {
    path,
    status: oid === undefined ? 'untracked' : 'modified',
    additions: 0,
    deletions: 0,
    binary: false,
    generated: false,
    language: null,
    ...(oid === undefined ? {} : { base: { oid, kind: 'file' } }),
    head: { oid: `open:${path}`, kind: 'file' },
  };
}

/** A tree as it would be, were the open documents saved. */
export function overlaidTree(tree: TreeReader, overlay: ReadonlyMap<string, Source>): TreeReader {
  if (overlay.size === 0) return tree;
  const bytes = new Map([...overlay].map(([path, source]) => [path, new TextEncoder().encode(source.text)]));
  const isThere = async (path: string): Promise<boolean> => (await tree.list()).has(path);
  return {
    tree: tree.tree,
    read: async (path, limit) => {
      const open = bytes.get(path);
      if (!open || !(await isThere(path))) return tree.read(path, limit);
      return limit !== undefined && open.length > limit ? undefined : open;
    },
    list: async () => {
      const files = new Map(await tree.list());
      for (const [path, open] of bytes) if (files.has(path)) files.set(path, createHash('sha1').update(open).digest('hex'));
      return files;
    },
    grep: async (literals) => {
      const saved = (await tree.grep(literals)).filter((path) => !overlay.has(path));
      const open: string[] = [];
      for (const [path, { text }] of overlay)
        if ((await isThere(path)) && literals.some((literal) => text.includes(literal))) open.push(path);
      return [...saved, ...open];
    },
  };
}
