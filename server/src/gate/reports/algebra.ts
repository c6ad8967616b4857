// Measures the tests at head against the tests at base: what the change kept, broke, fixed, lost or silenced.
import type { ComparedTest, TestComparison, TestRelation } from '../../model/gate-report.ts';
import type { TestCase, TestOutcome, TestRun } from '../../model/test-run.ts';
import { countCases, isFlaky } from './counts.ts';
import { matchCases } from './match-cases.ts';

/** What a run says of one test: it holds, it breaks, it demands nothing, or it is not there. */
type Standing = 'pass' | 'fail' | 'inactive' | 'absent';

/** An expected failure demands nothing of the code: it would stay green whatever the code does. */
const standings: Readonly<Record<TestOutcome, Exclude<Standing, 'absent'>>> = {
  passed: 'pass',
  xpass: 'pass',
  failed: 'fail',
  error: 'fail',
  skipped: 'inactive',
  todo: 'inactive',
  xfail: 'inactive',
};

/** Base by head. */
const table: Readonly<Record<Standing, Readonly<Record<Standing, TestRelation>>>> = {
  pass: { pass: 'kept', fail: 'broken', inactive: 'silenced', absent: 'lost' },
  fail: { pass: 'fixed', fail: 'failing-before', inactive: 'failing-silenced', absent: 'failing-removed' },
  inactive: { pass: 'revived', fail: 'new-failing', inactive: 'inactive', absent: 'inactive' },
  absent: { pass: 'new', fail: 'new-failing', inactive: 'inactive', absent: 'inactive' },
};

export interface ComparisonOptions {
  /** Old path to new path of every file the change renamed. */
  readonly renames?: ReadonlyMap<string, string>;
}

/** The relation of two outcomes of one test; undefined where a side does not have it. */
export function relate(atBase: TestOutcome | undefined, atHead: TestOutcome | undefined): TestRelation {
  return table[standing(atBase)][standing(atHead)];
}

/** Compares every test of both sides. A run's cases carry their attempts, so flakiness is judged on the same bytes. */
export function compareRuns(base: TestRun, head: TestRun, options: ComparisonOptions = {}): TestComparison {
  const tests = matchCases(base.cases, head.cases, options.renames ?? new Map()).map(({ atBase, atHead }) => compareCase(atBase, atHead));
  return { tests, collectedAtBase: countCases(base).collected, collectedAtHead: countCases(head).collected };
}

/** Adds the attempts of a rerun on the same bytes to the run they repeat; a test the rerun did not have stays as it is. */
export function withRerun(run: TestRun, rerun: TestRun): TestRun {
  const again = new Map(rerun.cases.map((test) => [test.id, test]));
  const cases = run.cases.map((test) => ({ ...test, attempts: [...test.attempts, ...(again.get(test.id)?.attempts ?? [])] }));
  return { ...run, cases, problems: [...run.problems, ...rerun.problems] };
}

/** Ids by relation, for the report. Kept tests are left out: they are many and say nothing. */
export function byRelation(comparison: TestComparison): Partial<Record<TestRelation, string[]>> {
  const groups: Partial<Record<TestRelation, string[]>> = {};
  for (const { relation, id } of comparison.tests) if (relation !== 'kept') (groups[relation] ??= []).push(id);
  return groups;
}

/**
 * How many tests fewer head collects than base, beyond those of files the change deleted; 0 when nothing is unexplained.
 * `deletedFiles` are paths at base.
 */
export function unexplainedDrop(base: TestRun, head: TestRun, deletedFiles: ReadonlySet<string>): number {
  const explained = base.cases.filter((test) => deletedFiles.has(test.file ?? test.group)).length;
  return Math.max(0, base.cases.length - explained - head.cases.length);
}

function compareCase(atBase: TestCase | undefined, atHead: TestCase | undefined): ComparedTest {
  const id = atHead?.id ?? atBase?.id ?? '';
  return {
    id,
    ...(atBase && atBase.id !== id ? { idAtBase: atBase.id } : {}),
    relation: relationOf(atBase, atHead),
    ...(atBase ? { atBase: atBase.outcome } : {}),
    ...(atHead ? { atHead: atHead.outcome } : {}),
    ...(atHead?.failureKind ? { failureKind: atHead.failureKind } : {}),
  };
}

function relationOf(atBase: TestCase | undefined, atHead: TestCase | undefined): TestRelation {
  if (atHead && isFlaky(atHead)) return atBase && isFlaky(atBase) ? 'flaky-before' : 'flaky';
  const relation = relate(atBase?.outcome, atHead?.outcome);
  // A test that base itself cannot decide is not broken by the change that meets its bad day.
  if (relation === 'broken' && atBase && isFlaky(atBase)) return 'flaky-before';
  return relation === 'kept' && atBase && atHead && atBase.id !== atHead.id ? 'moved' : relation;
}

function standing(outcome: TestOutcome | undefined): Standing {
  return outcome === undefined ? 'absent' : standings[outcome];
}
