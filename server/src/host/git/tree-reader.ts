// Reads one tree: single files through the object reader, whole listings and literal searches through git.
import type { TreeReader } from '../host.ts';
import { runGit } from './command.ts';
import type { ObjectReader } from './object-reader.ts';
import type { ObjectStore } from './object-store.ts';
import { decodePath, encodePath } from './path-names.ts';

export interface TreeAccess {
  readonly store: ObjectStore;
  readonly objects: ObjectReader;
}

/** `known`: blob ids by path, from a difference that was already computed; such files are read without another look-up. */
export function readTree(tree: string, { store, objects }: TreeAccess, known: ReadonlyMap<string, string> = new Map()): TreeReader {
  let listing: Promise<ReadonlyMap<string, string>> | undefined;
  const list = (): Promise<ReadonlyMap<string, string>> => (listing ??= listTree(tree, store));

  const nameOf = async (path: string): Promise<string | Buffer | undefined> => {
    const oid = known.get(path);
    if (oid !== undefined) return oid;
    if (isPlain(path)) return Buffer.concat([Buffer.from(`${tree}:`), encodePath(path)]);
    return (await list()).get(path);
  };
  return {
    tree,
    list,
    read: async (path, limit) => {
      const name = await nameOf(path);
      const object = name === undefined ? undefined : await objects.read(name, limit);
      return object?.type === 'blob' ? object.bytes : undefined;
    },
    grep: (literals) => grepTree(tree, store, literals),
  };
}

/** Whether `<tree>:<path>` means just that to git, on one line. */
function isPlain(path: string): boolean {
  return path !== '' && !path.includes('\n') && !/^\.\.?(\/|$)/.test(path) && !path.startsWith('/');
}

async function listTree(tree: string, store: ObjectStore): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await runGit(store.reading, 'ls-tree', ['-r', '-z', '--full-tree', tree]);
  const files = new Map<string, string>();
  for (let start = 0; start < stdout.length; ) {
    const end = stdout.indexOf(0, start);
    const tab = stdout.indexOf(9, start);
    const [, type, oid] = stdout.toString('latin1', start, tab).split(' ');
    if (type === 'blob' && oid !== undefined) files.set(decodePath(stdout.subarray(tab + 1, end)), oid);
    start = end + 1;
  }
  return files;
}

/** A literal that spans lines is searched by its longest line, so the answer may hold more files, never fewer. */
async function grepTree(tree: string, store: ObjectStore, literals: readonly string[]): Promise<readonly string[]> {
  if (literals.length === 0) return [];
  const lines = literals.map(longestLine);
  if (lines.includes('')) return [...(await listTree(tree, store)).keys()];
  const { stdout } = await runGit(store.reading, 'grep', ['-l', '-z', '-F', '-a', '--no-textconv', '--no-color', '--full-name', '--no-recurse-submodules', '-f', '-', tree], { input: `${lines.join('\n')}\n`, answers: [0, 1] });
  const prefix = Buffer.byteLength(tree) + 1;
  return splitAtNul(stdout).map((name) => decodePath(name.subarray(prefix)));
}

function longestLine(literal: string): string {
  return literal.split(/\r?\n/).reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}

/** The records of `-z` output. */
export function splitAtNul(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  for (let start = 0; start < output.length; ) {
    const end = output.indexOf(0, start);
    const stop = end < 0 ? output.length : end;
    records.push(output.subarray(start, stop));
    start = stop + 1;
  }
  return records;
}
