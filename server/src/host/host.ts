// The doors to the world. Everything outside `host/` reaches git, processes, files and time only through these interfaces.
import type { ChangeSet, FileSide } from '../model/change-set.ts';
import type { Target, TargetRequest } from '../model/target.ts';

/** A target with both sides resolved to objects; nothing is resolved again later. */
export interface Resolution {
  readonly target: Target;
  readonly change: ChangeSet;
  /** Sentences about what could not be followed: a submodule, a sparse path, a shallow edge. */
  readonly limits: readonly { code: string; message: string; path?: string }[];
}

/** Read access to the bytes of one tree. Paths are relative to the root, with forward slashes. */
export interface TreeReader {
  /** Object id of the tree. */
  readonly tree: string;
  /** Raw bytes, or undefined where the path is absent, a submodule or larger than `limit` bytes. */
  read(path: string, limit?: number): Promise<Uint8Array | undefined>;
  /** Every file of the tree with its blob id. */
  list(): Promise<ReadonlyMap<string, string>>;
  /** Paths of the files that hold one of the literals: the cheap pre-filter before any parsing. */
  grep(literals: readonly string[]): Promise<readonly string[]>;
}

/** One git repository, bare or not. All calls are read-only for the caller's working tree, index, branches, stash and configuration. */
export interface Repository {
  /** Absolute path of the working tree's root; the git directory for a bare repository. */
  readonly root: string;
  /** Absolute path of the directory that all worktrees share. */
  readonly commonDir: string;
  readonly bare: boolean;
  /** Absolute path of this working tree's own git directory. */
  readonly gitDir: string;
  /** Absolute paths of the folders that hold its objects and those made from its working tree. */
  readonly objectFolders: readonly string[];
  /**
   * Freezes a target to two trees and lists how they differ. `offline`: a branch root is taken as it was fetched last. `index`: of the
   * working tree only what this index file holds, as a commit would record it. Throws `Failure`.
   */
  resolve(
    request: TargetRequest,
    options?: { allowEmpty?: boolean; offline?: boolean; index?: string; signal?: AbortSignal },
  ): Promise<Resolution>;
  /**
   * A name of the working tree's state that is found without reading its files: equal names mean equal bytes. Undefined where a file is
   * too young, or too much changed, to say so. A resolution that follows at once is of what was seen then.
   */
  stamp(signal?: AbortSignal): Promise<string | undefined>;
  /** Addresses of the remotes by name, without credentials. */
  remotes(): Promise<ReadonlyMap<string, string>>;
  tree(oid: string): TreeReader;
  /** linguist-generated, linguist-vendored and the like for these paths, as head's attributes say. */
  attributes(names: readonly string[], paths: readonly string[], tree: string): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  close(): Promise<void>;
}

export interface Git {
  /** Finds the repository of a directory. Throws `Failure` `not-a-repository`. */
  open(directory: string): Promise<Repository>;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export interface ProcessRequest {
  /** A program and its arguments; never a shell line. */
  readonly command: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment of the process; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Written to standard input, which is then closed. */
  readonly input?: string;
  /** Bytes kept of each stream: the first half and the last half of what came. */
  readonly largestOutput?: number;
  readonly signal?: AbortSignal;
  onOutput?(text: string, stream: 'stdout' | 'stderr'): void;
}

export interface ProcessResult {
  /** Null when a signal ended it or it never started. */
  readonly exitCode: number | null;
  readonly outcome: 'exited' | 'killed' | 'timeout' | 'cancelled' | 'not-found' | 'not-started';
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
}

/** Runs programs, each in a process group of its own that ends as a whole. */
export interface Processes {
  run(request: ProcessRequest): Promise<ProcessResult>;
}

/** Lines that are only ever added. */
export interface Journal {
  append(value: unknown): Promise<void>;
  lines(): Promise<readonly string[]>;
}

/** One small remembered JSON value. */
export interface StateFile {
  /** The parsed JSON, or undefined where there is none or it is broken. */
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}

/** What a tree made from another one differs in. */
export type TreeEdit =
  | { readonly path: string; readonly remove: true }
  | { readonly path: string; readonly side: FileSide }
  | { readonly path: string; readonly content: Uint8Array; readonly executable: boolean };

/** The files of one tree, checked out byte for byte outside of the caller's checkout. */
export interface Worktree {
  /** Absolute, without symbolic links. */
  readonly path: string;
  /** Object id of what is checked out. */
  readonly tree: string;
  /** Checks another tree out in its place; files of no tree stay. */
  show(tree: string): Promise<void>;
  /** Object id of `tree` with some files replaced or removed. */
  derive(tree: string, edits: readonly TreeEdit[]): Promise<string>;
  /** Paths that are none of the tree's bytes: edited, deleted, or new and not ignored. */
  drift(): Promise<readonly string[]>;
  /** Takes back what `drift` names. */
  restore(): Promise<void>;
  /** Keeps paths that we put there ourselves out of `drift`. They are relative, with forward slashes. */
  overlook(paths: readonly string[]): Promise<void>;
  /** Puts a link to a file or folder of the caller's into the tree's folder. Nothing that stands there is replaced. */
  link(path: string, target: string): Promise<boolean>;
  /** The same with a copy, which may be written to. */
  copy(path: string, source: string): Promise<boolean>;
}

/** The folder of one gate run: its worktrees and its temporary files. It is gone when the run ends. */
export interface Workspace {
  /** Absolute path of a folder of that name, made when asked for. */
  folder(name: string): Promise<string>;
  /** `name` is that of the folder around it; `as` the last part of its path. */
  checkOut(name: string, tree: string, as?: string): Promise<Worktree>;
  /** The texts of every file in one of its folders, by path. */
  readFolder(name: string): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
  close(): Promise<void>;
}

/** Where gate runs work: the user's cache directory. */
export interface Workspaces {
  create(repository: Repository): Promise<Workspace>;
  /** Folders of runs whose process is gone. */
  abandoned(): Promise<readonly { readonly path: string; readonly repository: string; readonly startedAt: string }[]>;
  remove(path: string): Promise<void>;
}

/** The evidence of one gate run, kept beside the repository. */
export interface RunFolder {
  /** Absolute. */
  readonly path: string;
  /** Writes one file whole and gives its name, relative to the folder. */
  write(name: string, content: string | Uint8Array): Promise<string>;
}

/** Runs and receipts of one repository. */
export interface RunStore {
  /** Runs of a pull request, given by its number, have a folder of their own and are counted. */
  start(stamp: string, pullRequest?: number): Promise<RunFolder>;
  /** Absolute path of the written receipt. */
  keepReceipt(fileName: string, bytes: Uint8Array): Promise<string>;
  /** Newest first. */
  receipts(): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
}

/** The few looks into the caller's own checkout that an environment is linked from. Paths are absolute. */
export interface Checkout {
  kind(path: string): Promise<'file' | 'folder' | 'link' | undefined>;
  /** Undefined where it is absent or larger than a megabyte. */
  read(path: string): Promise<string | undefined>;
  names(folder: string): Promise<readonly string[]>;
  /** Where a path leads, links followed; undefined where it leads nowhere. */
  real(path: string): Promise<string | undefined>;
  /** The program of that name on a list of folders. */
  program(name: string, path: string): Promise<string | undefined>;
}
