// Freezes the working tree to a git tree: HEAD, index, edits and untracked files, byte for byte, without touching any of them.
import { randomBytes } from 'node:crypto';
import { copyFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../model/failure.ts';
import type { Resolution } from '../host.ts';
import { runGit } from './command.ts';
import { type DirtyPath, type IndexState, readIndexState } from './index-state.ts';
import type { Layout } from './layout.ts';
import type { ObjectReader } from './object-reader.ts';
import type { ObjectStore } from './object-store.ts';
import { decodePath, isEscaped } from './path-names.ts';
import { convertedPaths, isPointerTo, isSameText } from './same-content.ts';
import { type WorkFile, WorkFiles } from './work-files.ts';

export interface Snapshot {
  /** Commit of HEAD; undefined before the first one. */
  readonly head: string | undefined;
  /** The frozen tree; undefined where it is HEAD's own. */
  readonly tree: string | undefined;
  readonly untracked: ReadonlySet<string>;
  readonly limits: Resolution['limits'];
}

type Limit = Resolution['limits'][number];

/** One line for `update-index --index-info`; undefined leaves the index as it is. */
interface Edit {
  readonly path: Buffer;
  readonly mode: string;
  readonly oid: string;
  /** What the index holds, where only line ends may differ from it. */
  readonly before?: string;
}

/** How often the whole is read again when files vanish meanwhile. */
const attempts = 3;
/** Files read at the same time. */
const width = 16;

export interface SnapshotPorts {
  readonly layout: Layout;
  readonly store: ObjectStore;
  readonly objects: ObjectReader;
  readonly signal?: AbortSignal | undefined;
}

/** What git says of the working tree, and the private copy of the index that it says it by. */
export interface Sighting {
  readonly index: string;
  readonly state: IndexState;
}

export async function lookAround({ layout, store, signal }: Omit<SnapshotPorts, 'objects'>): Promise<Sighting> {
  const index = await copyIndex(layout, store);
  return { index, state: await readIndexState(layout, index, signal) };
}

/** `seen`: what was seen a moment ago, which need not be asked again. */
export async function takeSnapshot(ports: SnapshotPorts, seen?: Sighting): Promise<Snapshot> {
  const { store, signal } = ports;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { index, state } = attempt === 0 && seen ? seen : await lookAround(ports);
    const limits: Limit[] = limitsOf(state);
    const read = await readEdits(ports, state.dirty, limits);
    if (read === 'vanished') continue;
    const edits = await withoutConversions(read, ports, index);
    const tree = edits.length > 0 || state.staged ? await writeTree(store, index, edits, signal) : undefined;
    const untracked = state.dirty.filter((dirty) => dirty.state === 'untracked').map(({ path }) => decodePath(path));
    return { head: state.head, tree, untracked: new Set(untracked), limits };
  }
  throw new Failure(
    'unavailable',
    'drift',
    'Files appear and vanish while the working tree is read.',
    'Wait until nothing writes to it, then try again.',
  );
}

/** What a commit of this index file would record; the working tree's own bytes do not count. */
export async function takeIndex({ layout, store, signal }: SnapshotPorts, original: string): Promise<Snapshot> {
  const index = await copyIndex(layout, store, original);
  const { head, staged } = await readIndexState(layout, index, signal);
  return { head, tree: staged ? await writeTree(store, index, [], signal) : undefined, untracked: new Set(), limits: [] };
}

/** Keeps the time of the original, by which git tells which entries it has to look at again; never later than it. */
async function copyIndex({ gitDir }: Layout, store: ObjectStore, original = join(gitDir, 'index')): Promise<string> {
  const copy = join(store.temporary, `index-${randomBytes(6).toString('hex')}`);
  const found = await stat(original).catch(() => undefined);
  if (!found) return copy;
  await copyFile(original, copy);
  const time = Math.floor(found.mtimeMs) / 1000;
  await utimes(copy, time, time);
  return copy;
}

async function readEdits(ports: SnapshotPorts, dirty: readonly DirtyPath[], limits: Limit[]): Promise<Edit[] | 'vanished'> {
  const files = new WorkFiles(ports.layout.root, ports.store);
  const edits: Edit[] = [];
  for (let start = 0; start < dirty.length; start += width) {
    ports.signal?.throwIfAborted();
    const some = await Promise.all(dirty.slice(start, start + width).map((entry) => readEdit(entry, ports, files, limits)));
    if (some.includes('vanished')) return 'vanished';
    edits.push(...some.filter((edit) => edit !== undefined && edit !== 'vanished'));
  }
  return edits;
}

async function readEdit(dirty: DirtyPath, ports: SnapshotPorts, files: WorkFiles, limits: Limit[]): Promise<Edit | 'vanished' | undefined> {
  const { path, state, index } = dirty;
  const { layout, store } = ports;
  const removal: Edit = { path, mode: '0', oid: '0'.repeat(store.format === 'sha256' ? 64 : 40) };
  if (state === 'deleted') return removal;
  if (state === 'submodule') return readSubmodule(path, layout);
  const file = await files.store(path);
  if (file.kind === 'blob') {
    const mode = modeOf(file.mode, dirty, layout);
    if (await isUnchanged(dirty, mode, file.oid, ports)) return undefined;
    if (state === 'overlooked')
      limits.push({
        code: 'overlooked-file',
        message: 'git was told to overlook this file (assume-unchanged or skip-worktree); its real bytes are judged.',
        path: decodePath(path),
      });
    return { path, mode, oid: file.oid, ...(file.returns && index && mode === index.mode ? { before: index.oid } : {}) };
  }
  if (state === 'overlooked') return file.kind === 'absent' && dirty.mode === 'sparse' ? undefined : removal;
  if (file.kind === 'absent' && state !== 'unmerged') return 'vanished';
  if (file.kind !== 'absent') limits.push(specialLimit(file, path));
  return state === 'untracked' ? undefined : removal;
}

/** Drops edits of nothing but line ends that git converts anyway. */
async function withoutConversions(edits: readonly Edit[], { layout, objects }: SnapshotPorts, index: string): Promise<readonly Edit[]> {
  const isForm = await Promise.all(edits.map(async ({ before, oid }) => before !== undefined && isSameText(before, oid, objects)));
  const candidates = edits.filter((_, at) => isForm[at]).map(({ path }) => path);
  if (candidates.length === 0) return edits;
  const converted = await convertedPaths(candidates, layout, index);
  return edits.filter(({ path }, at) => !isForm[at] || !converted.has(path.toString('latin1')));
}

/** git was asked with every filter off, so what a filter alone changed is told apart here. */
async function isUnchanged({ index, state }: DirtyPath, mode: string, oid: string, { layout, objects }: SnapshotPorts): Promise<boolean> {
  if (!index || mode !== index.mode) return false;
  if (oid === index.oid || (layout.filtered && (await isPointerTo(index.oid, oid, objects)))) return true;
  return state === 'overlooked' && isSameText(index.oid, oid, objects);
}

/** Where the file system cannot say what is executable or a link, git's own answer counts. */
function modeOf(found: Extract<WorkFile, { kind: 'blob' }>['mode'], { mode, index }: DirtyPath, { fileMode }: Layout): string {
  if (found === '120000') return found;
  if (mode === '120000' && index?.mode === '120000') return mode;
  if (fileMode) return found;
  return index && index.mode !== '120000' ? index.mode : '100644';
}

/** The commit that is checked out there; never that of a repository further up. */
async function readSubmodule(path: Buffer, layout: Layout): Promise<Edit | undefined> {
  const name = decodePath(path);
  if (isEscaped(name)) return undefined;
  const place = { cwd: join(layout.root, name), env: { GIT_CEILING_DIRECTORIES: layout.root } };
  const { code, stdout } = await runGit(place, 'rev-parse', ['--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'], {
    answers: [0, 1, 128],
  });
  return code === 0 ? { path, mode: '160000', oid: stdout.toString('latin1').trim() } : undefined;
}

async function writeTree(store: ObjectStore, index: string, edits: readonly Edit[], signal?: AbortSignal): Promise<string> {
  const env = { GIT_INDEX_FILE: index };
  if (edits.length > 0) {
    const removalsFirst = [...edits].sort((a, b) => Number(a.mode !== '0') - Number(b.mode !== '0'));
    const input = Buffer.concat(removalsFirst.flatMap(({ path, mode, oid }) => [Buffer.from(`${mode} ${oid}\t`), path, Buffer.from([0])]));
    await runGit(store.writing, 'update-index', ['-z', '--index-info'], { env, input, signal });
  }
  const { stdout } = await runGit(store.writing, 'write-tree', ['--missing-ok'], { env, signal });
  return stdout.toString('latin1').trim();
}

function limitsOf({ nested, submodules, unreadable, dirty }: IndexState): Limit[] {
  return [
    ...nested.map((path) => ({
      code: 'nested-repository',
      message: 'An untracked repository of its own; its files are not part of this change.',
      path: decodePath(path),
    })),
    ...submodules.map((path) => ({
      code: 'submodule',
      message: 'A submodule; only the commit it points to is compared, not its files.',
      path: decodePath(path),
    })),
    ...unreadable.map((path) => ({
      code: 'unreadable-directory',
      message: 'git could not look into this directory; untracked files in it are not judged.',
      path: path.replace(/\/$/, ''),
    })),
    ...dirty
      .filter(({ state }) => state === 'unmerged')
      .map(({ path }) => ({
        code: 'unmerged',
        message: 'A merge is not resolved here; the file is judged as it lies in the working tree.',
        path: decodePath(path),
      })),
  ];
}

function specialLimit({ kind }: WorkFile, path: Buffer): Limit {
  const message =
    kind === 'outside'
      ? 'Lies behind a symbolic link; it is not followed.'
      : 'Neither a file nor a symbolic link; it has no bytes to judge.';
  return { code: 'special-file', message, path: decodePath(path) };
}
