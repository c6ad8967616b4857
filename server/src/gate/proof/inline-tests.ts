// Tests that stand in the same file as the code: which hunks are theirs, and what the file looks like with only one side's tests.
import { roleOf } from '../../analysis/roles.ts';
import type { TreeEdit, TreeReader } from '../../host/host.ts';
import type { ChangeSet } from '../../model/change-set.ts';
import { type LineHunk, lineHunks, linesOf, textOf } from './lines.ts';

/** Line that opens a stretch of tests, by ending of the file; it closes at the first line that is a brace of the same depth. */
const openings: Readonly<Record<string, RegExp>> = { rs: /^([ \t]*)#\[cfg\((?:all\()?test\b/ };

/** Whether a hunk of the file lies in its tests, on the side where it has lines. */
export function inlineTests(path: string, before: string, after: string): (hunk: LineHunk) => boolean {
  const opening = openings[path.slice(path.lastIndexOf('.') + 1)];
  if (!opening) return () => false;
  const spans = spansOf(linesOf(after), opening);
  const wasTest = new Set(spansOf(linesOf(before), opening).flatMap(([start, end]) => linesOf(before).slice(start, end)));
  return ({ start, end, old }) => {
    const isInside = spans.some(([from, to]) => start >= from && end <= to);
    return end > start ? isInside : isInside || (old.length > 0 && old.every((line) => wasTest.has(line)));
  };
}

/** Files that hold code and changed tests of it, with the edit that leaves only one side's code. */
export async function inlineTestEdits(
  side: 'base' | 'head',
  change: ChangeSet,
  base: TreeReader,
  head: TreeReader,
): Promise<{ readonly path: string; readonly edit: TreeEdit; readonly isFormer: boolean }[]> {
  const files = change.files.filter((file) => roleOf(file.path) === 'product' && file.base && file.head && file.status !== 'copied');
  const found = await Promise.all(
    files.map(async (file) => {
      const [before, after] = await Promise.all([textOf(base, file.oldPath ?? file.path, file.base), textOf(head, file.path, file.head)]);
      if (before === undefined || after === undefined) return [];
      const isTest = inlineTests(file.path, before, after);
      const hunks = lineHunks(linesOf(before), linesOf(after));
      const tests = hunks.filter(isTest);
      if (tests.length === 0) return [];
      const undone = side === 'base' ? tests : hunks.filter((hunk) => !isTest(hunk));
      const content = Buffer.from(undo(linesOf(after), undone).join(''));
      const path = side === 'base' ? file.path : (file.oldPath ?? file.path);
      return [
        {
          path,
          edit: { path, content, executable: file.head?.kind === 'executable' },
          isFormer: tests.some((hunk) => hunk.old.length > 0),
        },
      ];
    }),
  );
  return found.flat();
}

/** The lines of head with some hunks taken back. */
function undo(lines: readonly string[], hunks: readonly LineHunk[]): string[] {
  return [...hunks]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, old }) => [...text.slice(0, start), ...old, ...text.slice(end)], [...lines]);
}

function spansOf(lines: readonly string[], opening: RegExp): (readonly [number, number])[] {
  return lines.flatMap((line, start) => {
    const indent = opening.exec(line)?.[1];
    if (indent === undefined) return [];
    const end = lines.findIndex((other, at) => at > start && other.trimEnd() === `${indent}}`);
    return [[start, end < 0 ? lines.length : end + 1] as const];
  });
}
