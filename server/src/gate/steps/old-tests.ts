// Base's version of every touched or deleted test on head's code: what the change used to have to satisfy.
import { commandFor } from '../declared/discover.ts';
import { fileOf, formerTestPaths, testsOf } from '../proof/changed-tests.ts';
import { oldExpectationBroken } from '../proof/findings.ts';
import { inlineTestEdits } from '../proof/inline-tests.ts';
import { isUnbuilt, runVariant } from '../proof/variant.ts';
import { countCases, isFailure, isFlaky } from '../reports/counts.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { plural } from '../words.ts';
import type { TestCase } from '../../model/test-run.ts';

/** Failures that say nothing of what the code does: the old test does not even load. */
const unloadable: ReadonlySet<TestCase['failureKind']> = new Set(['import', 'collection']);

export const oldTests: GateStep = {
  id: 'old-tests',
  reads: ['head-tree', 'base-tree'],
  run: async (run) => {
    const { change } = run.resolution;
    const command = commandFor('tests', run.commands.base) ?? commandFor('tests', run.commands.head);
    const inline = await inlineTestEdits('base', change, run.repository.tree(change.baseTree), run.repository.tree(change.headTree));
    const former = [...formerTestPaths(change), ...inline.filter(({ isFormer }) => isFormer).map(({ path }) => path)];
    if (!command || !run.tests.head) return notApplicable('no tests ran');
    if (former.length === 0) return notApplicable('the change edits and deletes no test');
    const worktree = await run.copy(0);
    const tree = await worktree.derive(change.headTree, [...testsOf('base', change), ...inline.map(({ edit }) => edit)]);
    const result = await runVariant(run, { step: 'old-tests', label: 'head', tree, command, files: former });
    if (isUnbuilt(result)) return { state: 'errored', reason: `head does not build with base's tests: ${result.unbuilt}` };
    if (result.state === 'timeout' || result.state === 'cancelled' || result.state === 'missing')
      return { state: result.state, reason: result.reason, attempts: [result.attempt] };

    const passedAtBase = new Map(
      (run.tests.base?.run.cases ?? [])
        .filter((test) => !isFailure(test.outcome) && !isFlaky(test) && formerFile(test, former))
        .map((test) => [test.id, test]),
    );
    const wasRed = new Set((run.tests.base?.run.cases ?? []).filter((test) => isFailure(test.outcome)).map((test) => test.id));
    const shown = result.run.cases.filter((test) => formerFile(test, former));
    run.proof.oldTests.push(...shown.map((test) => ({ id: test.id, atHead: test.outcome })));
    run.proof.oldTests.push(
      ...[...passedAtBase.keys()].filter((id) => !shown.some((test) => test.id === id)).map((id) => ({ id, atHead: 'not-run' as const })),
    );
    const broken = shown.filter((test) => isFailure(test.outcome) && !wasRed.has(test.id));
    const demands = broken.filter((test) => !unloadable.has(test.failureKind));
    for (const test of broken) run.findings.push(await oldExpectationBroken(run, test, demands.includes(test) ? 'error' : 'warning'));

    const common = { command: command.line, exitCode: result.exitCode, attempts: [result.attempt], evidence: result.attempt.evidence };
    if (demands.length > 0)
      return {
        state: 'failed',
        reason: `${plural(demands.length, 'old test')} no longer ${demands.length === 1 ? 'holds' : 'hold'}`,
        ...common,
      };
    if (broken.length > 0)
      return { state: 'passed', reason: `${plural(broken.length, 'old test')} can no longer be loaded; the others hold`, ...common };
    if (countCases(result.run).executed === 0) return { state: 'errored', reason: result.reason, ...common };
    return { state: 'passed', reason: `${plural(shown.length, 'old test')} still ${shown.length === 1 ? 'holds' : 'hold'}`, ...common };
  },
};

/** Runners that name no file are taken whole. */
function formerFile(test: Pick<TestCase, 'file' | 'group'>, former: readonly string[]): boolean {
  const file = fileOf(test);
  return former.includes(file) || (test.file === undefined && !/\.[a-z]{1,5}$/i.test(file));
}
