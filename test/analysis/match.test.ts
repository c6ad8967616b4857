import { describe, expect, it } from 'vitest';
import { matchActs, type Placed } from '../../server/src/analysis/match.ts';
import type { Occurrence } from '../../server/src/checks/check.ts';

const act = (more: Partial<Occurrence> = {}): Occurrence => ({
  ruleId: 'suppression/noqa',
  severity: 'warning',
  message: 'Silences F401.',
  start: 0,
  end: 1,
  subject: 'noqa',
  names: ['F401'],
  breadth: 'line',
  enclosing: 'f',
  anchor: 'import os',
  evidence: [],
  ...more,
});
const at = (path: string, line: number, more: Partial<Occurrence> = {}, file = path): Placed => ({
  file,
  path,
  line,
  text: `${more.anchor ?? ''} # noqa: ${(more.names ?? []).join()} ${line}`,
  act: act(more),
});
const statuses = (base: Placed[], head: Placed[]) => matchActs(base, head).head.map((match) => match.status);

describe('an act that base already had is not new', () => {
  it('untouched', () => expect(statuses([at('a.py', 3)], [at('a.py', 3)])).toEqual(['existing']));
  it('on another line', () => expect(statuses([at('a.py', 3)], [at('a.py', 9)])).toEqual(['moved']));
  it('in another definition of the same file', () =>
    expect(statuses([at('a.py', 3)], [at('a.py', 9, { enclosing: 'g' })])).toEqual(['moved']));
  it('in a renamed file', () => expect(statuses([at('old.py', 3, {}, 'new.py')], [at('new.py', 3)])).toEqual(['moved']));
  it('moved to another file of the change', () => expect(statuses([at('a.py', 3)], [at('b.py', 1)])).toEqual(['moved']));
  it('on a line whose code was edited', () =>
    expect(statuses([at('a.py', 3, { anchor: 'return f(a, b)' })], [at('a.py', 3, { anchor: 'return f(a, b, c)' })])).toEqual([
      'existing',
    ]));
  it('whose very line was taken out elsewhere in the change', () => {
    const [base, head] = [at('a.py', 3, { anchor: 'import os' }), at('b.py', 40, { anchor: 'TOTAL = compute(everything)' })];
    expect(statuses([{ ...base, text: '# noqa' }], [{ ...head, text: '# noqa' }])).toEqual(['moved']);
  });
  it('narrowed to one rule', () =>
    expect(statuses([at('a.py', 3, { names: [], severity: 'error' })], [at('a.py', 3)])).toEqual(['existing']));
  it('narrowed from the file to a line', () =>
    expect(statuses([at('a.py', 1, { breadth: 'file', severity: 'error' })], [at('a.py', 1)])).toEqual(['existing']));
});

describe('an act that reaches further is new', () => {
  it('a rule more', () => expect(statuses([at('a.py', 3)], [at('a.py', 3, { names: ['E402', 'F401'] })])).toEqual(['new']));
  it('all rules', () => expect(statuses([at('a.py', 3)], [at('a.py', 3, { names: [], severity: 'error' })])).toEqual(['new']));
  it('its reason is gone', () => expect(statuses([at('a.py', 3, { severity: 'info' })], [at('a.py', 3)])).toEqual(['new']));
  it('and base’s is its evidence, not a fix', () => {
    const result = matchActs([at('a.py', 3)], [at('a.py', 3, { names: ['E402', 'F401'] })]);
    expect(result.head[0]?.before?.line).toBe(3);
    expect(result.fixed).toEqual([]);
  });
});

describe('each act of base pays once', () => {
  it('a copy is new', () => expect(statuses([at('a.py', 3)], [at('a.py', 3), at('b.py', 3)])).toEqual(['existing', 'new']));
  it('what head lost is fixed', () =>
    expect(matchActs([at('a.py', 3), at('a.py', 8, { anchor: 'import re' })], [at('a.py', 3)]).fixed.map((placed) => placed.line)).toEqual([
      8,
    ]));
  it('one suppression traded for an unrelated one is new', () =>
    expect(
      statuses(
        [at('a.py', 3, { enclosing: '', anchor: 'import os' })],
        [at('a.py', 90, { enclosing: '', anchor: 'TOTAL = compute(everything)' })],
      ),
    ).toEqual(['new']));
});
