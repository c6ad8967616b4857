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
  for (const record of recordsOf(stdout)) {
    const tab = record.indexOf('\t');
    const [, type, oid] = record.slice(0, tab).split(' ');
    if (type === 'blob' && oid !== undefined) files.set(record.slice(tab + 1), oid);
  }
  return files;
}

/** The records of `-z` output as text; decoded in one go where all of it is UTF-8. */
function recordsOf(output: Buffer): string[] {
  const text = output.toString('utf8');
  if (text.includes('\ufffd')) return splitAtNul(output).map(decodePath);
  return text.split('\0').slice(0, -1);
}

/** A literal that spans lines is searched by its longest line, so the answer may hold more files, never fewer. */
async function grepTree(tree: string, store: ObjectStore, literals: readonly string[]): Promise<readonly string[]> {
  if (literals.length === 0) return [];
  const lines = literals.map(longestLine);
  if (lines.includes('')) return [...(await listTree(tree, store)).keys()];
  const { stdout } = await runGit(store.reading, 'grep', grepArguments(tree), { input: `${lines.join('\n')}\n`, answers: [0, 1] });
  return recordsOf(stdout).map((name) => name.slice(tree.length + 1));
}

/** Objects are unpacked under one lock, so more threads only wait for each other. */
function grepArguments(tree: string): string[] {
  return ['-l', '-z', '-F', '-a', '--threads=1', '--no-textconv', '--no-color', '--full-name', '--no-recurse-submodules', '-f', '-', tree];
}

function longestLine(literal: string): string {
  return literal.split(/\r?\n/).reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}

/** The records of `-z` output. */
export function splitAtNul(output: Buffer): Buffer[] {
  const records: Buffer[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const stop = end < 0 ? output.length : end;
    records.push(output.subarray(start, stop));
    start = stop + 1;
  }
  return records;
}
