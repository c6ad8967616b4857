// The gate, on one page: freeze the change, run every step on the frozen bytes, decide, sign.
import { applyPolicy } from '../analysis/apply-policy.ts';
import { Failure } from '../model/failure.ts';
import type { Workspace } from '../host/host.ts';
import type { Finding } from '../model/finding.ts';
import type { GateReport } from '../model/gate-report.ts';
import type { Step } from '../model/step.ts';
import { explainDisk } from './disk-full.ts';
import { emptyRun } from './empty-run.ts';
import { openRun } from './open-run.ts';
import { previousReceipt, withHistory } from './history.ts';
import { keepReceipt } from './keep-receipt.ts';
import { countCases } from './reports/counts.ts';
import type { GateHost, GateOptions, GateRun, GateWatcher } from './run.ts';
import { recheckPullRequest, requireOpen } from './pull-request.ts';
import { runStep } from './run-step.ts';
import { steps } from './steps/index.ts';
import { decide } from './verdict.ts';

/** Throws `Failure` where there is nothing to judge, or where the run was cancelled; every other outcome is a report. */
export async function runGate(host: GateHost, options: GateOptions, watcher: GateWatcher): Promise<GateReport> {
  const startedAt = new Date(host.clock.now()).toISOString();
  const repository = await host.git.open(options.directory);
  let workspace: Workspace | undefined;
  try {
    workspace = await host.workspaces.create(repository);
    const resolution = await repository.resolve(options.target, {
      offline: options.offline === true,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    requireOpen(resolution.target);
    const run = await openRun(host, options, watcher, { repository, resolution, workspace, startedAt });
    options.onEnvironment?.(run.environment.facts);
    const previous = options.keep === false ? undefined : await previousReceipt(host, repository.commonDir, run.check.report.sourceDigest);
    const done: Step[] = [];
    for (const step of steps) done.push(withHistory(await runStep(step, run), previous));
    requireNotCancelled(options);
    await recheckPullRequest(run);
    const report = judge(run, done, startedAt);
    const whole = options.keep === false ? report : { ...report, receipt: await keepReceipt(run, report, startedAt) };
    await run.folder.write('report.json', `${JSON.stringify(whole, null, 2)}\n`);
    return whole;
  } catch (error) {
    throw explainDisk(error);
  } finally {
    await workspace?.close();
    await repository.close();
  }
}

function judge(run: GateRun, done: readonly Step[], startedAt: string): GateReport {
  const { report } = run.check;
  const executed = applyPolicy(run.findings, run.policy, undefined);
  const findings = withProof(report.findings, executed);
  const { verdict, reasons } = decide({
    policy: run.policy,
    source: {
      digest: report.sourceDigest,
      ...(run.drift === undefined ? {} : { problem: { code: 'drift', message: `The source drifted: ${run.drift}` } }),
    },
    findings,
    steps: done,
    ...(run.tests.comparison ? { comparison: run.tests.comparison } : {}),
    proof: run.proof,
    waivers: [],
  });
  const settled = run.tests.settled ?? emptyRun;
  const count = (severity: string): number =>
    findings.filter((finding) => finding.status === 'new' && finding.severity === severity).length;
  return {
    ...report,
    findings,
    summary: {
      ...report.summary,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
      new: findings.filter((finding) => finding.status === 'new').length,
      durationMs: run.host.clock.now() - Date.parse(startedAt),
    },
    verdict,
    steps: [...done],
    tests: { ...countCases(settled), cases: settled.cases, proof: run.proof },
    reasons: [...reasons],
    waivers: [],
    gaps: run.gaps,
  };
}

/** One act, one finding: what execution shows of an act that the check already found becomes its evidence. */
function withProof(found: readonly Finding[], executed: readonly Finding[]): Finding[] {
  const same = (one: Finding, other: Finding): boolean =>
    one.ruleId === other.ruleId && one.path === other.path && one.status === 'new' && one.range.start.line === other.range.start.line;
  const proven = found.map((finding) => {
    const proof = executed.filter((other) => same(finding, other)).flatMap(({ message, evidence }) => [{ message }, ...evidence]);
    return proof.length > 0 ? { ...finding, evidence: [...finding.evidence, ...proof] } : finding;
  });
  return [...proven, ...executed.filter((other) => !found.some((finding) => same(finding, other)))];
}

function requireNotCancelled({ signal }: GateOptions): void {
  if (signal?.aborted) throw new Failure('cancelled', 'cancelled', 'The gate was cancelled; it left no receipt.', 'Run it again.');
}
