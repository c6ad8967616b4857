// What the index and the working tree hold that HEAD does not, read from a private copy of the index.
import { runGit } from './command.ts';
import type { Layout } from './layout.ts';
import { splitAtNul } from './tree-reader.ts';

/** A path whose working-tree bytes are not, or may not be, those of the index. */
export interface DirtyPath {
  readonly path: Buffer;
  /** `modified` covers additions, type changes and files that git was told to overlook. */
  readonly state: 'modified' | 'deleted' | 'untracked' | 'unmerged' | 'overlooked' | 'submodule';
  /** Mode in the working tree as git sees it; empty where git does not say. */
  readonly mode: string;
  /** What the index holds, for paths that may turn out unchanged. */
  readonly index?: { readonly mode: string; readonly oid: string };
}

export interface IndexState {
  /** Commit of HEAD; undefined before the first one. */
  readonly head: string | undefined;
  readonly dirty: readonly DirtyPath[];
  /** True where the index alone already differs from HEAD. */
  readonly staged: boolean;
  /** Untracked directories that are repositories of their own. */
  readonly nested: readonly Buffer[];
  /** Submodules that are checked out. */
  readonly submodules: readonly Buffer[];
  /** Directories that git could not look into, as git names them. */
  readonly unreadable: readonly string[];
}

const statusArguments = [
  '--porcelain=v2',
  '-z',
  '--branch',
  '--no-ahead-behind',
  '--untracked-files=no',
  '--no-renames',
  '--ignore-submodules=dirty',
];

/** Everything tracked, with its flags, and everything untracked that is not ignored. */
const listingArguments = ['--cached', '--others', '--exclude-standard', '-s', '-v', '-z'];

/** `index`: the private copy. */
export async function readIndexState(layout: Layout, index: string, signal?: AbortSignal): Promise<IndexState> {
  const env = { GIT_INDEX_FILE: index };
  const [status, listing] = await Promise.all([
    runGit(layout.place, 'status', statusArguments, { env, signal }),
    runGit(layout.place, 'ls-files', listingArguments, { env, signal }),
  ]);
  const state = parseStatus(splitAtNul(status.stdout));
  const { others, overlooked, submodules } = parseListing(listing.stdout);
  const files = others.filter((path) => !isRepository(path)).map((path): DirtyPath => ({ path, state: 'untracked', mode: '' }));
  const nested = others.filter(isRepository).map((path) => path.subarray(0, -1));
  const unreadable = [...listing.stderr.matchAll(/could not open directory '(.*)'/g)].map((match) => match[1] ?? '');
  return { ...state, dirty: [...state.dirty, ...files, ...overlooked], nested, submodules, unreadable };
}

/** Untracked folders are listed file by file, unless they are repositories. */
function isRepository(path: Buffer): boolean {
  return path.at(-1) === 0x2f;
}

function parseStatus(records: readonly Buffer[]): Pick<IndexState, 'head' | 'dirty' | 'staged'> {
  let head: string | undefined;
  let staged = false;
  const dirty: DirtyPath[] = [];
  for (const record of records) {
    const kind = String.fromCharCode(record[0] ?? 0);
    if (kind === '#') {
      const oid = /^# branch\.oid ([0-9a-f]+)$/.exec(record.toString('latin1'))?.[1];
      head = oid ?? head;
    } else if (kind === '1' || kind === 'u') {
      const fields = kind === '1' ? 8 : 10;
      const words = firstWords(record, fields);
      const path = record.subarray(words.join(' ').length + 1);
      const [, change = '..', submodule = 'N...'] = words;
      if (kind === 'u') dirty.push({ path, state: 'unmerged', mode: words[6] ?? '' });
      else {
        if (change[0] !== '.') staged = true;
        if (change[1] !== '.') dirty.push(dirtyPath(path, change[1] ?? 'M', submodule, words));
      }
    }
  }
  return { head, dirty, staged };
}

function dirtyPath(path: Buffer, change: string, submodule: string, words: readonly string[]): DirtyPath {
  const [, , , , indexMode = '', mode = '', , oid = ''] = words;
  const state = change === 'D' ? 'deleted' : submodule.startsWith('S') && mode === '160000' ? 'submodule' : 'modified';
  return { path, state, mode, index: { mode: indexMode, oid } };
}

/** The first `count` words of a record, in which a path with spaces may follow. */
function firstWords(record: Buffer, count: number): string[] {
  const words: string[] = [];
  for (let start = 0; words.length < count;) {
    const end = record.indexOf(0x20, start);
    words.push(record.toString('latin1', start, end));
    start = end + 1;
  }
  return words;
}

/** Records are `<tag> <mode> <oid> <stage>\t<path>`, or `? <path>`; only those with an unusual tag or mode are taken apart. */
function parseListing(output: Buffer): { others: Buffer[]; overlooked: DirtyPath[]; submodules: Buffer[] } {
  const others: Buffer[] = [];
  const overlooked: DirtyPath[] = [];
  const submodules: Buffer[] = [];
  for (let start = 0; start < output.length;) {
    const end = output.indexOf(0, start);
    const tag = output[start] ?? 0;
    const isLink = tag !== 0x3f && output[start + 2] === 0x31 && output[start + 3] === 0x36;
    if (tag === 0x3f) others.push(output.subarray(start + 2, end));
    else if (isLink || (tag !== 0x48 && tag !== 0x4d)) {
      const tab = output.indexOf(9, start);
      const [, mode = '', oid = ''] = output.toString('latin1', start, tab).split(' ');
      const path = output.subarray(tab + 1, end);
      if (isLink) submodules.push(path);
      else overlooked.push({ path, state: 'overlooked', mode: tag === 0x53 || tag === 0x73 ? 'sparse' : '', index: { mode, oid } });
    }
    start = end + 1;
  }
  return { others, overlooked, submodules };
}
