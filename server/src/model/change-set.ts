// The files of a change, as two git trees differ.
import * as z from 'zod';

export const fileStatusSchema = z.enum(['added', 'modified', 'deleted', 'renamed', 'copied', 'type-changed', 'untracked']);
export type FileStatus = z.infer<typeof fileStatusSchema>;

/** Regular file, executable, symbolic link or submodule (gitlink). */
export const fileKindSchema = z.enum(['file', 'executable', 'symlink', 'submodule']);
export type FileKind = z.infer<typeof fileKindSchema>;

export const changedFileSchema = z.object({
  path: z.string(),
  oldPath: z.string().optional(),
  status: fileStatusSchema,
  additions: z.int().nonnegative(),
  deletions: z.int().nonnegative(),
  binary: z.boolean(),
  generated: z.boolean().describe('Generated or vendored: counted, not judged.'),
  language: z.string().nullable().describe('Id of a language pack.'),
});
export type ChangedFile = z.infer<typeof changedFileSchema>;

/** One side of a changed file: the git object and how it is stored. */
export interface FileSide {
  readonly oid: string;
  readonly kind: FileKind;
}

/** A changed file with its objects; what the analysis works on. */
export interface ChangeEntry extends ChangedFile {
  readonly base?: FileSide;
  readonly head?: FileSide;
}

/** Two resolved trees and how they differ. Object ids are 40 or 64 hex digits. */
export interface ChangeSet {
  /** Commit (or empty tree) the change is measured from. */
  readonly base: string;
  /** Commit, or the tree that was built from the working tree. */
  readonly head: string;
  readonly baseTree: string;
  readonly headTree: string;
  readonly files: readonly ChangeEntry[];
}
