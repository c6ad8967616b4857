import { describe, expect, test } from 'vitest';
import { find } from '../../../server/src/checks/suppressions/index.ts';
import type { Occurrence } from '../../../server/src/checks/check.ts';
import type { Source } from '../../../server/src/syntax/source.ts';
import { parse } from '../../support/parse.ts';
import { fixtures } from './fixtures.ts';

const place = (source: Source, { start, end }: Occurrence): string => {
  const range = source.lines.range(start, end);
  const stop = range.start.line === range.end.line ? `${range.end.column}` : `${range.end.line}:${range.end.column}`;
  return `${range.start.line}:${range.start.column}-${stop}`;
};

for (const [file, table] of fixtures) {
  describe(file, () => {
    test.each(table.map((fixture) => [fixture.name, fixture] as const))('%s', async (_, fixture) => {
      const source = await parse(fixture.path, fixture.text);
      const found = find(source).map((act) => `${place(source, act)} ${act.ruleId.replace('suppression/', '')} ${act.severity}`);
      expect(found).toEqual(fixture.silent ? [] : fixture.expect);
    });
  });
}
