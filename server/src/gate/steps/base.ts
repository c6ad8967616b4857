// Base as the control group, and head's new and touched tests on base's code.
import { commandFor } from '../declared/discover.ts';
import { emptyRun } from '../empty-run.ts';
import { changedLinesOf } from '../proof/changed-lines.ts';
import { testsOf, touchedCases, touchedTestPaths } from '../proof/changed-tests.ts';
import { inlineTestEdits } from '../proof/inline-tests.ts';
import { isUnbuilt, runVariant } from '../proof/variant.ts';
import { byRelation, compareRuns, withRerun } from '../reports/algebra.ts';
import { countCases, isFlaky } from '../reports/counts.ts';
import { proofAtBase } from '../reports/proof-at-base.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable, type StepAnswer } from '../step.ts';
import { plural } from '../words.ts';
import type { Attempt } from '../../model/step.ts';
import type { TestRun } from '../../model/test-run.ts';

export const base: GateStep = {
  id: 'base',
  reads: ['head-tree', 'base-tree'],
  run: async (run) => {
    const command = commandFor('tests', run.commands.base);
    const headCommand = commandFor('tests', run.commands.head);
    const { settled } = run.tests;
    if (!settled || !headCommand) return notApplicable('no tests ran at head');
    const attempts: Attempt[] = [];
    const { change } = run.resolution;
    if (command) {
      const control = await runVariant(run, { step: 'base', label: 'control', tree: change.baseTree, command });
      if (isUnbuilt(control)) return { state: 'errored', reason: `base does not build: ${control.unbuilt}` };
      attempts.push(control.attempt);
      if (control.state === 'cancelled' || control.state === 'timeout' || control.state === 'missing')
        return { state: control.state, reason: control.reason, attempts };
      run.tests.base = control;
    }
    const atBase = await settleBase(run, attempts);
    if (countCases(settled).executed > 0) {
      const renames = new Map(
        change.files.flatMap((file) =>
          file.oldPath !== undefined && file.status === 'renamed' ? [[file.oldPath, file.path] as const] : [],
        ),
      );
      run.tests.comparison = compareRuns(atBase, settled, { renames });
      Object.assign(run.proof.baseline, byRelation(run.tests.comparison));
    }
    return proveNewTests(run, atBase, attempts);
  },
};

/** Base's run; with more attempts where head has flaky tests, so that what was flaky before is not charged. */
async function settleBase(run: GateRun, attempts: Attempt[]): Promise<TestRun> {
  const { base: control, settled } = run.tests;
  const command = commandFor('tests', run.commands.base);
  if (!control || !command || !settled?.cases.some(isFlaky)) return control?.run ?? emptyRun;
  let whole = control.run;
  for (let round = 1; round <= run.options.rerun; round += 1) {
    const again = await runVariant(run, { step: 'base', label: `control.${round}`, tree: run.resolution.change.baseTree, command });
    if (isUnbuilt(again)) break;
    attempts.push(again.attempt);
    whole = withRerun(whole, again.run);
  }
  return whole;
}

async function proveNewTests(run: GateRun, atBase: TestRun, attempts: Attempt[]): Promise<StepAnswer> {
  const { change } = run.resolution;
  const { settled = emptyRun } = run.tests;
  const command = commandFor('tests', run.commands.head);
  const files = touchedTestPaths(change);
  const lines = await changedLinesOf(files, change, run.repository);
  const known = new Set(atBase.cases.map((test) => test.id));
  const wanted = touchedCases(settled.cases, known, lines).filter((test) => test.outcome !== 'skipped' && test.outcome !== 'todo');
  if (wanted.length === 0 || !command)
    return { state: 'passed', reason: `${plural(atBase.cases.length, 'test')} at base; none is new or touched`, attempts };
  const worktree = await run.copy(0);
  const inline = await inlineTestEdits('head', change, run.repository.tree(change.baseTree), run.repository.tree(change.headTree));
  const tree = await worktree.derive(change.baseTree, [...testsOf('head', change), ...inline.map(({ edit }) => edit)]);
  const result = await runVariant(run, { step: 'base', label: 'new-tests', tree, command, ...(inline.length > 0 ? {} : { files }) });
  if (isUnbuilt(result)) {
    run.proof.new.push(...wanted.map(({ id }) => ({ id, atBase: 'not-run' as const, proof: 'weak' as const })));
    return { state: 'passed', reason: `base does not build with head's tests: ${result.unbuilt}`, attempts };
  }
  run.proof.new.push(...wanted.map((test) => ({ id: test.id, ...proofAtBase(test, result.run) })));
  const count = (proof: string): number => run.proof.new.filter((test) => test.proof === proof).length;
  const grades = (['full', 'vacuous', 'weak', 'unknown'] as const)
    .filter((grade) => count(grade) > 0)
    .map((grade) => `${count(grade)} ${grade}`);
  return {
    state: 'passed',
    reason: `${plural(wanted.length, 'new or touched test')}: ${grades.join(', ')}`,
    command: command.line,
    attempts: [...attempts, result.attempt],
  };
}
