// Which tests the change made or touched, and which files hold them.
import { roleOf } from '../../analysis/roles.ts';
import type { TreeEdit } from '../../host/host.ts';
import type { ChangeEntry, ChangeSet } from '../../model/change-set.ts';
import type { TestCase } from '../../model/test-run.ts';
import type { FileRole } from '../../syntax/source.ts';

/** What belongs to the tests and not to the code under test: a test, its helpers, its data. */
const testRoles: ReadonlySet<FileRole> = new Set(['test', 'test-support', 'fixture']);

export function isTestFile(path: string): boolean {
  return testRoles.has(roleOf(path));
}

/** Changed files of the tests, on whichever side they are. */
export function changedTestFiles(change: ChangeSet): readonly ChangeEntry[] {
  return change.files.filter((file) => isTestFile(file.path) || (file.oldPath !== undefined && isTestFile(file.oldPath)));
}

/** Head's test files that hold tests the change made or touched. */
export function touchedTestPaths(change: ChangeSet): readonly string[] {
  return change.files
    .filter((file) => file.head && file.status !== 'deleted' && roleOf(file.path) === 'test' && isEdited(file))
    .map((file) => file.path);
}

/** Base's test files that the change edited, renamed or deleted. */
export function formerTestPaths(change: ChangeSet): readonly string[] {
  return change.files
    .filter((file) => file.base && file.status !== 'copied' && isTestFile(file.oldPath ?? file.path) && isEdited(file))
    .map((file) => file.oldPath ?? file.path);
}

function isEdited(file: ChangeEntry): boolean {
  return file.base?.oid !== file.head?.oid || file.base?.kind !== file.head?.kind;
}

/** Edits that give a tree the other side's version of every changed test file. */
export function testsOf(side: 'base' | 'head', change: ChangeSet): TreeEdit[] {
  const edits = new Map<string, TreeEdit>();
  for (const file of changedTestFiles(change)) {
    const [ownPath, otherPath] = side === 'head' ? [file.path, file.oldPath ?? file.path] : [file.oldPath ?? file.path, file.path];
    const own = file.status === 'copied' && side === 'base' ? undefined : file[side];
    if (otherPath !== ownPath && file.status !== 'copied') edits.set(otherPath, { path: otherPath, remove: true });
    edits.set(ownPath, own ? { path: ownPath, side: own } : { path: ownPath, remove: true });
    if (file.status === 'copied' && side === 'base') edits.set(file.path, { path: file.path, remove: true });
  }
  return [...edits.values()];
}

export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Cases of touched files that are new, or whose own lines changed. Where lines are unknown, every case of the file counts. */
export function touchedCases(
  cases: readonly TestCase[],
  known: ReadonlySet<string>,
  changedLines: ReadonlyMap<string, readonly LineSpan[]>,
): readonly TestCase[] {
  return cases.filter((test) => {
    const file = fileOf(test);
    const spans = changedLines.get(file);
    if (!known.has(test.id) && (spans || file === '')) return true;
    if (!spans) return !known.has(test.id) && test.file === undefined;
    if (test.line === undefined) return true;
    const { line } = test;
    const later = cases.filter((other) => fileOf(other) === file && (other.line ?? 0) > line).map((other) => other.line ?? 0);
    const end = Math.min(...later, Number.POSITIVE_INFINITY) - 1;
    return spans.some((span) => span.end >= line && span.start <= end);
  });
}

/** The file of a case, by what the runner says; runners that name no file group by it. */
export function fileOf(test: Pick<TestCase, 'file' | 'group'>): string {
  return test.file ?? test.group;
}
