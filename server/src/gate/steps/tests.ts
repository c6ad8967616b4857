// The project's tests at head, then again: what fails, what is new and what was touched.
import { plural } from '../words.ts';
import { commandFor } from '../declared/discover.ts';
import { fileOf, touchedTestPaths } from '../proof/changed-tests.ts';
import { withRerun } from '../reports/algebra.ts';
import { countCases, isFailure, isFlaky } from '../reports/counts.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { runSuite, type SuiteResult } from '../suite.ts';
import type { Attempt } from '../../model/step.ts';

export const tests: GateStep = {
  id: 'tests',
  reads: ['head-tree'],
  run: async (run) => {
    const command = commandFor('tests', run.commands.head);
    if (!command) return notApplicable('the project declares no tests');
    const result = await runSuite(run, { step: 'tests', label: 'head', worktree: run.head, command, proveOrigins: true });
    run.tests.head = result;
    run.tests.settled = result.run;
    if (result.drift.length > 0) run.drift ??= `the tests wrote ${result.drift.slice(0, 5).join(', ')}`;
    run.gaps.push(...result.run.problems);
    const { state, reason, exitCode, attempt } = result;
    return {
      state,
      reason,
      exitCode,
      command: command.line,
      declaredIn: command.declaredIn,
      attempts: [attempt],
      evidence: attempt.evidence,
    };
  },
};

export const rerun: GateStep = {
  id: 'rerun',
  reads: ['head-tree'],
  run: async (run) => {
    const command = commandFor('tests', run.commands.head);
    const first = run.tests.head;
    if (!command || !first) return notApplicable('no tests ran');
    const failing = first.run.cases.filter((test) => isFailure(test.outcome)).map(fileOf);
    const files = [...new Set([...failing, ...touchedTestPaths(run.resolution.change)])].filter((file) => file !== '');
    if (files.length === 0 || countCases(first.run).executed === 0) return notApplicable('no test failed, is new or was touched');
    const results: SuiteResult[] = [];
    for (let round = 1; round <= run.options.rerun; round += 1) {
      results.push(await runSuite(run, { step: 'rerun', label: `${round}`, worktree: run.head, command, files, seed: round }));
    }
    const settled = results.reduce((whole, again) => withRerun(whole, again.run), first.run);
    run.tests.settled = { ...settled, problems: first.run.problems };
    const flaky = settled.cases.filter(isFlaky);
    const attempts: Attempt[] = results.map((result) => result.attempt);
    const unread = results.find((result) => countCases(result.run).executed === 0);
    if (results.length === 0) return { state: 'skipped', reason: '--rerun 0' };
    if (unread) return { state: 'errored', reason: unread.reason, attempts };
    const reason =
      flaky.length > 0
        ? `${plural(flaky.length, 'flaky test')}: ${flaky
            .slice(0, 3)
            .map((test) => test.name)
            .join(', ')}`
        : `same outcomes ${run.options.rerun} more times${results.some((result) => result.shuffled) ? ', shuffled' : ''}`;
    return { state: flaky.length > 0 ? 'failed' : 'passed', reason, command: command.line, attempts };
  },
};
