import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRelation, compareRuns, relate, unexplainedDrop, withRerun } from '../../../server/src/gate/reports/algebra.ts';
import { toCases } from '../../../server/src/gate/reports/cases.ts';
import { countCases } from '../../../server/src/gate/reports/counts.ts';
import { type TestOutcome, testOutcomeSchema, type TestRun } from '../../../server/src/model/test-run.ts';

/** `file/name` to outcomes, one an attempt. */
function run(tests: Readonly<Record<string, TestOutcome | readonly TestOutcome[]>>): TestRun {
  const drafts = Object.entries(tests).flatMap(([path, outcomes]) => {
    const [group = '', name = ''] = path.split('/');
    return [outcomes].flat().map((outcome) => ({ group, name, file: group, outcome }));
  });
  return { runner: 'node', cases: toCases('node', 'attempt', drafts), problems: [] };
}

describe('base by head', () => {
  test.each<[TestOutcome | undefined, TestOutcome | undefined, string]>([
    ['passed', 'passed', 'kept'],
    ['passed', 'failed', 'broken'],
    ['passed', 'error', 'broken'],
    ['passed', 'skipped', 'silenced'],
    ['passed', 'todo', 'silenced'],
    ['passed', 'xfail', 'silenced'],
    ['passed', undefined, 'lost'],
    ['failed', 'passed', 'fixed'],
    ['error', 'failed', 'failing-before'],
    ['failed', 'skipped', 'failing-silenced'],
    ['failed', undefined, 'failing-removed'],
    ['skipped', 'passed', 'revived'],
    ['xfail', 'passed', 'revived'],
    ['skipped', 'failed', 'new-failing'],
    ['skipped', 'skipped', 'inactive'],
    [undefined, 'passed', 'new'],
    [undefined, 'failed', 'new-failing'],
    [undefined, 'skipped', 'inactive'],
    ['xpass', 'passed', 'kept'],
  ])('%s, then %s: %s', (atBase, atHead, relation) => expect(relate(atBase, atHead)).toBe(relation));
});

describe('matching', () => {
  const relations = (base: TestRun, head: TestRun, renames?: ReadonlyMap<string, string>) =>
    byRelation(compareRuns(base, head, renames ? { renames } : {}));

  test('a renamed file keeps its tests, occurrences included', () => {
    const base = {
      ...run({}),
      cases: toCases('node', 'occurrence', [
        { group: 'a', name: 'same', outcome: 'passed' },
        { group: 'a', name: 'same', outcome: 'passed' },
      ]),
    };
    const head = {
      ...run({}),
      cases: toCases('node', 'occurrence', [
        { group: 'b', name: 'same', outcome: 'passed' },
        { group: 'b', name: 'same', outcome: 'failed' },
      ]),
    };
    expect(relations(base, head, new Map([['a', 'b']]))).toEqual({ moved: ['node::b::same'], broken: ['node::b::same #2'] });
  });

  test('a test that moved to another file is moved, not lost', () => {
    expect(relations(run({ 'a/adds up': 'passed' }), run({ 'b/adds up': 'passed' }))).toEqual({ moved: ['node::b::adds up'] });
  });

  test('a name that several tests have proves no move', () => {
    const result = relations(run({ 'a/works': 'passed', 'b/works': 'passed' }), run({ 'c/works': 'passed' }));
    expect(result).toEqual({ new: ['node::c::works'], lost: ['node::a::works', 'node::b::works'] });
  });

  test('every test of both sides is accounted for once', () => {
    const outcome = fc.constantFrom(...testOutcomeSchema.options);
    const side = fc.dictionary(fc.constantFrom('a/x', 'a/y', 'b/x', 'b/z', 'c/w'), outcome, { noNullPrototype: true });
    fc.assert(
      fc.property(side, side, (atBase, atHead) => {
        const [base, head] = [run(atBase), run(atHead)];
        const { tests } = compareRuns(base, head);
        expect(tests.flatMap((one) => (one.atBase === undefined ? [] : [one.idAtBase ?? one.id])).toSorted()).toEqual(
          base.cases.map((one) => one.id).toSorted(),
        );
        expect(tests.flatMap((one) => (one.atHead === undefined ? [] : [one.id])).toSorted()).toEqual(
          head.cases.map((one) => one.id).toSorted(),
        );
        for (const { relation } of compareRuns(base, base).tests) expect(['kept', 'failing-before', 'inactive']).toContain(relation);
      }),
    );
  });
});

describe('flaky', () => {
  const once = run({ 'a/t': 'failed', 'a/u': 'passed' });

  test('other outcomes on the same bytes, at head only', () => {
    const head = withRerun(once, run({ 'a/t': ['passed', 'failed'] }));
    expect(countCases(head)).toMatchObject({ flaky: 1, failed: 1 });
    expect(compareRuns(run({ 'a/t': 'passed', 'a/u': 'passed' }), head).tests.map((one) => one.relation)).toEqual(['flaky', 'kept']);
  });

  test('at base too: before the change', () => {
    const base = withRerun(run({ 'a/t': 'passed' }), run({ 'a/t': 'failed' }));
    expect(compareRuns(base, withRerun(once, run({ 'a/t': 'passed' }))).tests[0]?.relation).toBe('flaky-before');
    expect(compareRuns(base, run({ 'a/t': 'failed' })).tests[0]?.relation).toBe('flaky-before');
  });

  test('the same failure each time is a failure; skipping in between is no pass', () => {
    expect(
      compareRuns(run({ 'a/t': 'passed' }), withRerun(run({ 'a/t': 'failed' }), run({ 'a/t': ['failed', 'error', 'skipped'] }))).tests[0]
        ?.relation,
    ).toBe('broken');
  });

  test('a rerun never erases an attempt', () => {
    expect(withRerun(once, run({ 'a/t': 'passed' })).cases.map((one) => one.attempts.map((attempt) => attempt.outcome))).toEqual([
      ['failed', 'passed'],
      ['passed'],
    ]);
  });
});

test('fewer tests than at base are noticed unless deleted files explain them', () => {
  const base = run({ 'a/x': 'passed', 'a/y': 'passed', 'b/z': 'passed' });
  expect(unexplainedDrop(base, run({ 'b/z': 'passed' }), new Set())).toBe(2);
  expect(unexplainedDrop(base, run({ 'b/z': 'passed' }), new Set(['a']))).toBe(0);
  expect(unexplainedDrop(base, base, new Set())).toBe(0);
});
