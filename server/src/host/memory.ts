// The host without a machine: repositories from `{path: text}` maps, for tests of everything above git.
import { createHash } from 'node:crypto';
import type { ChangeEntry, FileSide } from '../model/change-set.ts';
import { Failure } from '../model/failure.ts';
import type { Target } from '../model/target.ts';
import type { Clock, Repository, TreeReader } from './host.ts';

/** Text or bytes by path, relative to the root, with forward slashes. */
export type MemoryFiles = Readonly<Record<string, string | Uint8Array>>;

export interface MemoryRepositoryOptions {
  readonly base: MemoryFiles;
  readonly head: MemoryFiles;
  /** New path → old path. A file whose bytes alone moved to another path is found without it. */
  readonly renames?: Readonly<Record<string, string>>;
  /** Paths of head that git does not track. */
  readonly untracked?: readonly string[];
  /** Attribute values by path and name. */
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Two trees and their difference. `resolve` takes any target; line counts compare lines as a bag. */
export function memoryRepository(options: MemoryRepositoryOptions): Repository {
  const base = memoryTree(options.base);
  const head = memoryTree(options.head);
  const files = differences(options);
  return {
    root: '/memory',
    commonDir: '/memory/.git',
    gitDir: '/memory/.git',
    objectFolders: [],
    bare: false,
    resolve: async (request, { allowEmpty = false } = {}) => {
      if (files.length === 0 && !allowEmpty) throw new Failure('unavailable', 'empty-change', 'Nothing changed.', 'Change something.');
      const target: Target = { kind: request.kind, spec: request.kind };
      return { target, change: { base: base.tree, head: head.tree, baseTree: base.tree, headTree: head.tree, files }, limits: [] };
    },
    stamp: async () => undefined,
    remotes: async () => new Map(),
    tree: (oid) => {
      if (oid === base.tree) return base;
      if (oid === head.tree) return head;
      throw new Error(`no such tree: ${oid}`);
    },
    attributes: async (names, paths) => new Map(paths.map((path) => [path, attributesOf(options, names, path)])),
    close: async () => {},
  };
}

/** One tree. Its id depends on its content alone. */
export function memoryTree(files: MemoryFiles): TreeReader {
  const bytes = new Map(Object.entries(files).map(([path, content]) => [path, bytesOf(content)]));
  const ids = new Map([...bytes].map(([path, content]) => [path, blobId(content)] as const).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    tree: createHash('sha1')
      .update(JSON.stringify([...ids]))
      .digest('hex'),
    read: async (path, limit = Number.POSITIVE_INFINITY) => {
      const content = bytes.get(path);
      return content && content.length <= limit ? content : undefined;
    },
    list: async () => ids,
    grep: async (literals) =>
      [...ids.keys()].filter((path) => literals.some((literal) => Buffer.from(bytes.get(path) ?? []).includes(literal))),
  };
}

export function memoryClock(start = 0): Clock & { advance(milliseconds: number): void } {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

function differences(options: MemoryRepositoryOptions): ChangeEntry[] {
  const base = new Map(Object.entries(options.base).map(([path, content]) => [path, bytesOf(content)]));
  const head = new Map(Object.entries(options.head).map(([path, content]) => [path, bytesOf(content)]));
  const oldPaths = new Map(Object.entries(options.renames ?? {}));
  const gone = [...base.keys()].filter((path) => !head.has(path) && ![...oldPaths.values()].includes(path));
  for (const [path, content] of head) {
    if (base.has(path) || oldPaths.has(path)) continue;
    const twin = gone.findIndex((old) => blobId(base.get(old) ?? content) === blobId(content));
    if (twin >= 0) oldPaths.set(path, gone.splice(twin, 1)[0] ?? path);
  }
  const moved = new Set(oldPaths.values());
  const entries: ChangeEntry[] = [];
  for (const path of [...new Set([...base.keys(), ...head.keys()])].sort()) {
    const oldPath = oldPaths.get(path);
    const before = base.get(oldPath ?? path);
    const after = head.get(path);
    if (!after && moved.has(path)) continue;
    if (!oldPath && before && after && blobId(before) === blobId(after)) continue;
    const status = oldPath
      ? 'renamed'
      : !after
        ? 'deleted'
        : before
          ? 'modified'
          : options.untracked?.includes(path)
            ? 'untracked'
            : 'added';
    entries.push({
      path,
      ...(oldPath ? { oldPath } : {}),
      status,
      ...countLines(before, after),
      generated: false,
      language: null,
      ...(before ? { base: sideOf(before) } : {}),
      ...(after ? { head: sideOf(after) } : {}),
    });
  }
  return entries;
}

function countLines(
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
): Pick<ChangeEntry, 'additions' | 'deletions' | 'binary'> {
  if (before?.includes(0) || after?.includes(0)) return { additions: 0, deletions: 0, binary: true };
  const [old, now] = [linesOf(before), linesOf(after)];
  return { additions: without(now, old).length, deletions: without(old, now).length, binary: false };
}

function linesOf(content: Uint8Array | undefined): string[] {
  return content
    ? (Buffer.from(content)
        .toString()
        .match(/[^\n]*\n|[^\n]+$/g) ?? [])
    : [];
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

function attributesOf(options: MemoryRepositoryOptions, names: readonly string[], path: string): ReadonlyMap<string, string> {
  const values = options.attributes?.[path] ?? {};
  return new Map(names.map((name) => [name, values[name] ?? 'unspecified']));
}

function sideOf(content: Uint8Array): FileSide {
  return { oid: blobId(content), kind: 'file' };
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : content;
}

function blobId(content: Uint8Array): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}
