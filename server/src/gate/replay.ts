// Runs the gate of a receipt again on the same trees and says which outcomes and which facts of the environment differ now.
import { runGate } from './gate.ts';
import { requestOf } from './receipt/current.ts';
import type { GateHost, GateOptions, GateWatcher } from './run.ts';
import { Failure } from '../model/failure.ts';
import type { GateReport } from '../model/gate-report.ts';
import type { GatePredicate, Receipt } from '../model/receipt.ts';
import type { TargetRequest } from '../model/target.ts';

export interface Difference {
  readonly what: string;
  readonly then: string;
  readonly now: string;
}

export interface Replay {
  readonly report: GateReport;
  readonly outcomes: readonly Difference[];
  readonly environment: readonly Difference[];
}

/** Throws `Failure` `source-gone` where the trees cannot be had any more. The replay leaves no receipt of its own. */
export async function replay(
  host: GateHost,
  receipt: Receipt,
  options: Omit<GateOptions, 'target'>,
  watcher: GateWatcher,
): Promise<Replay> {
  const { gate, subjects } = receipt;
  const tree = subjects.flatMap(({ digest }) => ('gitTree' in digest ? [digest.gitTree] : []))[0];
  const isCommit = subjects.some(({ digest }) => 'gitCommit' in digest);
  const repository = await host.git.open(options.directory);
  const target: TargetRequest = isCommit ? { kind: 'commit', spec: `${gate.base}..${gate.head}` } : requestOf(gate.target, repository.root);
  try {
    const { change } = await repository.resolve(target, { allowEmpty: true, offline: true });
    if (change.headTree !== tree || change.base !== gate.base) {
      throw new Failure(
        'unavailable',
        'source-gone',
        'The source of this receipt is not what the repository holds now, and no commit keeps it.',
        'Restore those files, or replay a receipt of a commit.',
      );
    }
  } finally {
    await repository.close();
  }
  const skipped = gate.steps.filter((step) => step.state === 'skipped').map((step) => step.id);
  const steps = gate.steps.map((step) => step.id).filter((id) => !skipped.includes(id));
  let facts: Readonly<Record<string, string>> = {};
  const report = await runGate(
    host,
    { ...options, target, steps, offline: true, keep: false, onEnvironment: (found) => (facts = found) },
    watcher,
  );
  return { report, outcomes: outcomesOf(gate, report), environment: differences(gate.environment, facts) };
}

function outcomesOf(gate: GatePredicate, report: GateReport): Difference[] {
  const steps = differences(stepStates(gate.steps), stepStates(report.steps));
  const counts = differences(countsOf(gate.tests), countsOf(report.tests));
  const hunks = differences(hunkStates(gate.tests.proof.hunks), hunkStates(report.tests.proof.hunks));
  const proofs = differences(proofStates(gate.tests.proof.new), proofStates(report.tests.proof.new));
  return [...differences({ verdict: gate.verdict }, { verdict: report.verdict }), ...steps, ...counts, ...proofs, ...hunks];
}

function differences(then: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): Difference[] {
  const names = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  return names
    .filter((what) => then[what] !== now[what])
    .map((what) => ({ what, then: then[what] ?? 'absent', now: now[what] ?? 'absent' }));
}

function stepStates(steps: GateReport['steps']): Record<string, string> {
  return Object.fromEntries(steps.map((step) => [step.id, step.state]));
}

function countsOf({ collected, executed, passed, failed, skipped, flaky }: GatePredicate['tests']): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ collected, executed, passed, failed, skipped, flaky }).map(([name, count]) => [`tests ${name}`, String(count)]),
  );
}

function hunkStates(hunks: GatePredicate['tests']['proof']['hunks']): Record<string, string> {
  return Object.fromEntries(hunks.map((hunk) => [`hunk ${hunk.path}:${hunk.startLine}`, hunk.state]));
}

function proofStates(tests: GatePredicate['tests']['proof']['new']): Record<string, string> {
  return Object.fromEntries(tests.map((test) => [`new test ${test.id}`, test.proof]));
}
