import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Occurrence } from '../../../server/src/checks/check.ts';
import { find } from '../../../server/src/checks/suppressions/index.ts';
import type { Source } from '../../../server/src/syntax/source.ts';
import { parse } from '../../support/parse.ts';
import { fixtures } from './fixtures.ts';

const sources: { source: Source; whole: readonly Occurrence[] }[] = [];

beforeAll(async () => {
  for (const { path, text } of [...fixtures.values()].flat()) {
    const source = await parse(path, text);
    sources.push({ source, whole: find(source) });
  }
}, 120_000);

test('looking at a stretch gives what the whole gives there', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(fc.nat(sources.length - 1), fc.nat(2000), fc.nat(120), (index, from, length) => {
      const { source, whole } = sources[index]!;
      const start = from % (source.text.length + 1);
      const range = { start, end: Math.min(source.text.length, start + length) };
      const touching = whole.filter((act) => act.start < Math.max(range.end, range.start + 1) && act.end > range.start);
      expect(find(source, [range])).toEqual(touching);
    }),
    { numRuns: 3000 },
  );
});

test('stretches that cover the text give everything once', () => {
  for (const { source, whole } of sources) {
    const middle = Math.floor(source.text.length / 2);
    expect(
      find(source, [
        { start: 0, end: middle },
        { start: middle, end: source.text.length },
      ]),
    ).toEqual(whole);
  }
});
