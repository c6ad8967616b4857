import { describe, expect, test } from 'vitest';
import { ruleSchema } from '../../../server/src/model/rule.ts';
import { actsIn } from '../../../server/src/checks/suppressions/find.ts';
import { forms } from '../../../server/src/checks/suppressions/compile.ts';
import { catalogue } from '../../../server/src/checks/suppressions/generated/catalogue.ts';
import { check } from '../../../server/src/checks/suppressions/index.ts';
import { languagePacks } from '../../../server/src/syntax/generated/language-packs.ts';
import { parse } from '../../support/parse.ts';
import { fixtures } from './fixtures.ts';

const all = [...fixtures.values()].flat();

test('every form of the catalogue has a fixture that hits it', { timeout: 120_000 }, async () => {
  const hit = new Set<string>();
  for (const fixture of all)
    for (const { compiled } of actsIn(await parse(fixture.path, fixture.text))) hit.add(`${compiled.entry.id}: ${compiled.form.name}`);
  expect(forms.map(({ entry, form }) => `${entry.id}: ${form.name}`).filter((name) => !hit.has(name))).toEqual([]);
});

test('every entry has a look-alike: a silent text that holds one of its keywords', () => {
  const silent = all.filter((fixture) => fixture.silent);
  const holds = (text: string, keyword: string) => text.toLowerCase().includes(keyword.toLowerCase());
  const without = catalogue.filter(({ forms: own }) => !silent.some(({ text }) => own.some(({ keyword }) => holds(text, keyword))));
  expect(without.map(({ id }) => id)).toEqual([]);
});

test('a keyword stands in every match, so that the pre-filter never hides a directive', { timeout: 120_000 }, async () => {
  for (const fixture of all) {
    for (const { compiled, outer } of actsIn(await parse(fixture.path, fixture.text))) {
      const text = fixture.text.slice(outer.start, outer.end).toLowerCase();
      if (compiled.form.near === undefined) expect(text).toContain(compiled.form.keyword.toLowerCase());
    }
  }
});

describe('entries', () => {
  test.each(catalogue.map((entry) => [entry.id, entry] as const))('%s is complete', (_, entry) => {
    expect(new Set(entry.forms.map(({ name }) => name)).size).toBe(entry.forms.length);
    expect(entry.url).toMatch(/^https?:\/\//);
    expect(entry.instead).toMatch(/\.$/);
    for (const form of entry.forms) {
      if (form.names === 'never') expect(form.match).not.toContain('(?<rules>');
      if (form.widens === 'file-when-open' || form.widens === 'toggles') expect(form.closes).toBeDefined();
      if (form.where === 'node') expect(form.nodes).not.toEqual([]);
    }
  });

  test('at least one language of each entry is one we can read', () => {
    const ids = new Set(languagePacks.flatMap(({ id, aliases }) => [id, ...aliases]));
    const unread = catalogue.filter(
      ({ languages, forms: own }) =>
        ![...languages, ...own.flatMap((form) => form.languages ?? [])].some((id) => id === '*' || ids.has(id)),
    );
    expect(unread.map(({ id }) => id)).toEqual([]);
  });
});

test('every family explains itself, and says what to do instead', () => {
  for (const rule of check.rules) {
    expect(ruleSchema.safeParse(rule).success).toBe(true);
    for (const text of [rule.saw, rule.why, rule.fix, rule.fine]) expect(text.length).toBeGreaterThan(20);
  }
  expect(check.rules.find(({ id }) => id === 'suppression/eslint')?.fix).toMatch(/Change the code/);
});
