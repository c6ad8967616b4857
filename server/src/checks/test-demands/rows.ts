// Says which rows of a table of cases are gone: each was a test of its own.
import type { Draft } from '../check.ts';
import type { Row } from '../testing/model.ts';
import { fold } from '../testing/tree.ts';
import type { Unit } from './units.ts';

/** Rows that the test had and that no table, no test of head has; where others took their place, it only changed. */
export function removedRows(old: Unit, fresh: Unit, head: readonly Unit[]): Draft[] {
  if (old.test.state === 'skipped' || old.test.rows.length === 0) return [];
  const [before, after] = [rowsOf(old), rowsOf(fresh)];
  const elsewhere = new Set(head.flatMap((unit) => rowsOf(unit).map(({ key }) => key)));
  const gone = before.filter(({ key }) => !elsewhere.has(key) && !isInCase(key, head));
  const known = new Set(before.map(({ key }) => key));
  const rewritten = after.filter(({ key }) => !known.has(key)).length;
  const count = Math.min(gone.length - rewritten, before.length - after.length);
  if (count <= 0 || (after.length === 0 && fresh.test.rows.length === 0)) return [];
  const { nameSpan, name, framework, id } = fresh.test;
  return [
    {
      ruleId: 'test/deleted',
      severity: 'error',
      message: `${count === 1 ? 'One row' : `${count} rows`} of the test “${name}” ${count === 1 ? 'is' : 'are'} deleted${after.length === 0 ? '; no case is left' : ''}. What ${count === 1 ? 'it' : 'they'} checked is checked no more.`,
      side: 'head',
      path: fresh.source.path,
      start: nameSpan.start,
      end: nameSpan.end,
      subject: `${fresh.place} ${id} rows ${gone.map(({ key }) => key).join(' ')}`,
      tool: framework,
      evidence: gone
        .slice(0, 10)
        .map(({ row, key }) => ({ message: `Before: ${key}`, path: old.source.path, range: old.source.lines.range(row.start, row.end) })),
    },
  ];
}

function rowsOf({ test, source }: Unit): { row: Row; key: string }[] {
  return test.rows.filter(({ literals }) => literals.length > 0).map((row) => ({ row, key: fold(source.text.slice(row.start, row.end)) }));
}

/** The row was written out as a test. */
function isInCase(key: string, head: readonly Unit[]): boolean {
  const values = key.match(/"[^"]+"|'[^']+'|\d[\d.]*/g) ?? [];
  return (
    values.length > 1 &&
    head.some(
      ({ test, source }) => test.rows.length === 0 && values.every((value) => source.text.slice(test.start, test.end).includes(value)),
    )
  );
}
