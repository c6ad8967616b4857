// One repository behind its port: freezes a target to two trees, lists how they differ, and reads both.
import { join } from 'node:path';
import type { ChangeEntry, ChangeSet, FileStatus } from '../../model/change-set.ts';
import { Failure } from '../../model/failure.ts';
import type { Target, TargetRequest } from '../../model/target.ts';
import type { Repository, Resolution, TreeReader } from '../host.ts';
import { readAttributes } from './attributes.ts';
import { Commits, type Side } from './commits.ts';
import { diffTrees } from './difference.ts';
import type { Layout } from './layout.ts';
import { ObjectReader } from './object-reader.ts';
import type { ObjectStore } from './object-store.ts';
import { isEscaped } from './path-names.ts';
import { askGit, type Queries } from './queries.ts';
import { pullRequestSides } from './pull-request.ts';
import { resolveRoot } from './roots.ts';
import { placeInScope, scopePaths } from './scope.ts';
import { lookAround, type Sighting, takeIndex, takeSnapshot } from './snapshot.ts';
import { stampOf } from './stamp.ts';
import { readTree } from './tree-reader.ts';

type ResolveOptions = Parameters<Repository['resolve']>[1] & {};
type Limits = Resolution['limits'];

/** Both sides of a target, before they are compared. */
interface Sides {
  readonly target: Target;
  readonly base: Side;
  readonly head: Side;
  readonly untracked: ReadonlySet<string>;
  readonly limits: Limits;
}

export class GitRepository implements Repository {
  readonly root: string;
  readonly commonDir: string;
  readonly gitDir: string;
  readonly objectFolders: readonly string[];
  readonly bare: boolean;
  /** Where the caller stands; its paths are relative to it. */
  readonly #directory: string;
  readonly #layout: Layout;
  readonly #store: ObjectStore;
  readonly #objects: ObjectReader;
  readonly #queries: Queries;
  readonly #commits: Commits;
  /** What `stamp` saw, for the resolution that follows it. */
  #seen: Sighting | undefined;
  /** Blob ids by path of the trees that were compared. */
  readonly #known = new Map<string, Map<string, string>>();

  constructor(directory: string, layout: Layout, store: ObjectStore) {
    this.root = layout.root;
    this.commonDir = layout.commonDir;
    this.gitDir = layout.gitDir;
    this.objectFolders = [join(layout.commonDir, 'objects'), store.overlay];
    this.bare = layout.bare;
    this.#directory = directory;
    this.#layout = layout;
    this.#store = store;
    this.#objects = new ObjectReader(store);
    this.#queries = askGit(layout);
    this.#commits = new Commits(layout, this.#objects, this.#queries);
  }

  async resolve(request: TargetRequest, options: ResolveOptions = {}): Promise<Resolution> {
    options.signal?.throwIfAborted();
    const sides = await this.#sides(request, options);
    const all = await diffTrees(sides.base.tree, sides.head.tree, this.#store, options.signal);
    const files = (await Promise.all(all.map((file) => this.#entriesOf(file, sides)))).flat();
    if (files.length === 0 && options.allowEmpty !== true) throw emptyChange(sides.target);
    const change: ChangeSet = { base: sides.base.oid, head: sides.head.oid, baseTree: sides.base.tree, headTree: sides.head.tree, files };
    this.#remember(change);
    return { target: sides.target, change, limits: withFileLimits(sides.limits, files) };
  }

  async stamp(signal?: AbortSignal): Promise<string | undefined> {
    this.#requireWorkingTree();
    this.#seen = await lookAround({ layout: this.#layout, store: this.#store, signal });
    return stampOf(this.#layout, this.#seen.state);
  }

  remotes(): Promise<ReadonlyMap<string, string>> {
    return this.#queries.remotes();
  }

  tree(oid: string): TreeReader {
    return readTree(oid, { store: this.#store, objects: this.#objects }, this.#known.get(oid));
  }

  attributes(names: readonly string[], paths: readonly string[], tree: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
    return readAttributes(names, paths, tree, { store: this.#store, objects: this.#objects });
  }

  async close(): Promise<void> {
    this.#objects.close();
    await this.#store.close();
  }

  async #sides(request: TargetRequest, { signal, offline = false, index }: ResolveOptions): Promise<Sides> {
    switch (request.kind) {
      case 'working-tree':
        return this.#workingTree({ kind: 'working-tree', spec: index === undefined ? 'working-tree' : 'index' }, signal, index);
      case 'path': {
        this.#requireWorkingTree();
        const paths = scopePaths(request.paths, this.#directory, this.root);
        return this.#workingTree({ kind: 'path', spec: request.paths.join(' '), paths }, signal);
      }
      case 'commit':
        return {
          target: { kind: 'commit', spec: request.spec },
          ...(await this.#commits.sides(request.spec)),
          untracked: new Set(),
          limits: [],
        };
      case 'branch':
        return this.#branch(request.root, offline, signal);
      case 'pull-request':
        return pullRequestSides(request, { commits: this.#commits, queries: this.#queries, signal });
    }
  }

  async #workingTree(target: Target, signal: AbortSignal | undefined, index?: string): Promise<Sides> {
    this.#requireWorkingTree();
    this.#objects.start();
    const ports = { layout: this.#layout, store: this.#store, objects: this.#objects, signal };
    const seen = this.#seen;
    this.#seen = undefined;
    const snapshot = index === undefined ? await takeSnapshot(ports, seen) : await takeIndex(ports, index);
    const base = snapshot.head === undefined ? this.#commits.empty : await this.#commits.require(snapshot.head);
    return { target, base, head: headOf(snapshot.tree, base), untracked: snapshot.untracked, limits: snapshot.limits };
  }

  async #branch(root: string, offline: boolean, signal: AbortSignal | undefined): Promise<Sides> {
    this.#requireWorkingTree();
    const { commit, rev, source } = await resolveRoot(root, {
      layout: this.#layout,
      commits: this.#commits,
      queries: this.#queries,
      offline,
      signal,
    });
    const snapshot = await takeSnapshot({ layout: this.#layout, store: this.#store, objects: this.#objects, signal });
    if (snapshot.head === undefined)
      throw new Failure('unavailable', 'no-commit', 'This branch has no commit yet.', 'Commit first, or check the working tree.');
    const tip = await this.#commits.require(snapshot.head);
    const base = await this.#commits.mergeBase(commit, tip, rev, 'HEAD');
    const target: Target = { kind: 'branch', spec: root, root, rootRev: rev, rootSource: source };
    return { target, base, head: headOf(snapshot.tree, tip), untracked: snapshot.untracked, limits: snapshot.limits };
  }

  #requireWorkingTree(): void {
    if (this.bare) throw new Failure('usage', 'no-working-tree', 'A bare repository has no working tree.', 'Name commits: --commit A..B');
  }

  /** What one difference of the trees means to the target: nothing outside its paths; an untracked file that merely resembles another is new as a whole. */
  async #entriesOf(file: ChangeEntry, { target, untracked }: Sides): Promise<ChangeEntry[]> {
    const place = target.paths ? placeInScope(file, target.paths) : 'inside';
    if (place === 'outside') return [];
    if (place === 'left') return [await this.#oneSided(file, 'base', 'deleted')];
    if (!untracked.has(file.path)) return [file];
    if (file.status === 'added') return [{ ...file, status: 'untracked' }];
    return [file.status === 'copied' ? await this.#oneSided(file, 'head', 'untracked') : file];
  }

  /** The file without its other side, and so with all of its lines counted. */
  async #oneSided(file: ChangeEntry, side: 'base' | 'head', status: FileStatus): Promise<ChangeEntry> {
    const { path, oldPath = path, base: _, head: __, ...rest } = file;
    const kept = file[side];
    const lines = kept && !file.binary ? countLines((await this.#objects.read(kept.oid))?.bytes) : 0;
    const counts = side === 'head' ? { additions: lines, deletions: 0 } : { additions: 0, deletions: lines };
    return { ...rest, path: side === 'head' ? path : oldPath, status, ...counts, ...(kept ? { [side]: kept } : {}) };
  }

  #remember({ baseTree, headTree, files }: ChangeSet): void {
    for (const { path, oldPath, base, head } of files) {
      if (base) this.#knownOf(baseTree).set(oldPath ?? path, base.oid);
      if (head) this.#knownOf(headTree).set(path, head.oid);
    }
  }

  #knownOf(tree: string): Map<string, string> {
    const known = this.#known.get(tree) ?? new Map<string, string>();
    this.#known.set(tree, known);
    return known;
  }
}

/** Uncommitted work makes a tree without a commit; otherwise head is the commit. */
function headOf(tree: string | undefined, commit: Side): Side {
  return tree === undefined || tree === commit.tree ? commit : { oid: tree, tree };
}

function countLines(bytes: Uint8Array | undefined): number {
  if (!bytes || bytes.length === 0) return 0;
  return bytes.reduce((count, byte) => (byte === 10 ? count + 1 : count), bytes.at(-1) === 10 ? 0 : 1);
}

function withFileLimits(limits: Limits, files: readonly ChangeEntry[]): Limits {
  const submodules = files.filter(({ base, head }) => base?.kind === 'submodule' || head?.kind === 'submodule');
  const odd = files.filter(({ path, oldPath }) => isEscaped(path) || isEscaped(oldPath ?? ''));
  const all = [
    ...limits,
    ...submodules
      .filter(({ path }) => !limits.some((limit) => limit.code === 'submodule' && limit.path === path))
      .map(({ path }) => ({ code: 'submodule', message: 'A submodule; only the commit it points to is compared, not its files.', path })),
    ...odd.map(({ path }) => ({
      code: 'path-not-utf8',
      message: 'This path is not UTF-8; each such byte 0xNN is written as the lone surrogate U+DCNN.',
      path,
    })),
  ];
  const keys = new Map(all.map((limit) => [limit, `${limit.path ?? ''}\0${limit.code}`]));
  return all.sort((a, b) => ((keys.get(a) ?? '') < (keys.get(b) ?? '') ? -1 : 1));
}

function emptyChange({ kind, spec, paths }: Target): Failure {
  const where =
    kind === 'commit'
      ? `${JSON.stringify(spec)} changes no file`
      : kind === 'branch'
        ? `Nothing differs from ${spec}`
        : paths
          ? `Nothing under ${spec} differs from HEAD`
          : 'The working tree does not differ from HEAD';
  return new Failure('unavailable', 'empty-change', `${where}: there is no change to check.`, 'Change something, or name another target.');
}
