// The doors to the world. Everything outside `host/` reaches git, processes, files and time only through these interfaces.
import type { ChangeSet } from '../model/change-set.ts';
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
  /** Freezes a target to two trees and lists how they differ. `offline`: a branch root is taken as it was fetched last. Throws `Failure`. */
  resolve(request: TargetRequest, options?: { allowEmpty?: boolean; offline?: boolean; signal?: AbortSignal }): Promise<Resolution>;
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

/** One small remembered JSON value. */
export interface StateFile {
  /** The parsed JSON, or undefined where there is none or it is broken. */
  read(): Promise<unknown>;
  write(value: unknown): Promise<void>;
}
