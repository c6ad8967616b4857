// How a tool is told which change it is about: the same targets as on the command line.
import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { Failure } from '../model/failure.ts';
import type { TargetRequest } from '../model/target.ts';

export const directoryInput = {
  directory: z.string().optional().describe('Absolute path of a folder inside the repository. Default: where the server was started.'),
};

export const targetInput = {
  ...directoryInput,
  root: z.string().optional().describe('Measure the whole branch from this branch or commit: the one that it merges into.'),
  commit: z.string().optional().describe('A commit or a range: X, X^!, A..B, A...B.'),
  paths: z.array(z.string()).optional().describe('The working tree, only below these paths.'),
};

export type TargetInput = {
  readonly root?: string | undefined;
  readonly commit?: string | undefined;
  readonly paths?: string[] | undefined;
};

/** Undefined where none is named. Throws `Failure` `two-targets`. */
export function targetOf({ root, commit, paths }: TargetInput): TargetRequest | undefined {
  const named = [root, commit, paths].filter((value) => value !== undefined);
  if (named.length > 1) throw new Failure('usage', 'two-targets', 'Two targets at once.', 'Name one of root, commit and paths.');
  if (root !== undefined) return { kind: 'branch', root };
  if (commit !== undefined) return { kind: 'commit', spec: commit };
  return paths === undefined ? undefined : { kind: 'path', paths };
}

export function directoryOf({ directory }: { readonly directory?: string | undefined }): string {
  if (directory === undefined) return process.cwd();
  if (!isAbsolute(directory))
    throw new Failure('usage', 'relative-directory', `“${directory}” is not an absolute path.`, 'Name the folder by its absolute path.');
  return directory;
}
