// Counts from cases, and the only rule for calling a run green.
import type { TestCounts } from '../../model/gate-report.ts';
import type { StepState } from '../../model/step.ts';
import type { TestCase, TestOutcome, TestRun } from '../../model/test-run.ts';

/** Outcomes of a test that was really run. */
const executed: ReadonlySet<TestOutcome> = new Set(['passed', 'failed', 'error', 'xfail', 'xpass']);

function isExecuted(outcome: TestOutcome): boolean {
  return executed.has(outcome);
}

export function isFailure(outcome: TestOutcome): boolean {
  return outcome === 'failed' || outcome === 'error';
}

/** A test is flaky where executions on the same bytes differ in whether they fail. */
export function isFlaky(test: TestCase): boolean {
  const ran = test.attempts.filter((attempt) => isExecuted(attempt.outcome));
  return ran.some((attempt) => isFailure(attempt.outcome)) && ran.some((attempt) => !isFailure(attempt.outcome));
}

export function countCases(run: TestRun): TestCounts {
  const count = (matches: (test: TestCase) => boolean): number => run.cases.filter(matches).length;
  return {
    collected: run.cases.length,
    executed: count((test) => isExecuted(test.outcome)),
    passed: count((test) => test.outcome === 'passed' || test.outcome === 'xpass'),
    failed: count((test) => isFailure(test.outcome)),
    skipped: count((test) => test.outcome === 'skipped' || test.outcome === 'todo'),
    flaky: count(isFlaky),
  };
}

/**
 * Green needs the process's own exit code, a readable report and a test that ran: neither the report nor the exit code alone is believed.
 * `exitCode` is null when a signal ended the process.
 */
export function judgeRun(
  run: TestRun,
  exitCode: number | null,
): { state: Extract<StepState, 'passed' | 'failed' | 'errored'>; reason: string } {
  const counts = countCases(run);
  if (counts.failed > 0) return { state: 'failed', reason: `${counts.failed} of ${counts.executed} tests failed` };
  const [problem] = run.problems;
  if (problem) return { state: 'errored', reason: problem.message };
  if (counts.executed === 0) return { state: 'errored', reason: 'no test executed' };
  if (exitCode === null) return { state: 'errored', reason: 'a signal ended the tests' };
  if (exitCode !== 0) return { state: 'errored', reason: `every reported test passed, but the command ended with exit code ${exitCode}` };
  return { state: 'passed', reason: `${counts.passed} passed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}` };
}
