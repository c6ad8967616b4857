// Decides. A pure function of policy, findings, steps and the comparison of tests; it lists every reason, worst first.
import type { Proof, Reason, TestComparison, TestRelation, Waiver } from '../model/gate-report.ts';
import { type GatePolicy, gatePolicySchema } from '../model/gate-policy.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';
import type { Step, StepId, StepState } from '../model/step.ts';
import type { Verdict } from '../model/verdict.ts';
import { proofReasons } from './proof-reasons.ts';

export interface VerdictInput {
  /** Base's policy. */
  readonly policy: Policy;
  /** `problem` says why the source could not be established or that it drifted; absent when it held from first to last. */
  readonly source: { readonly digest: string; readonly problem?: { readonly code: string; readonly message: string } };
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
  /** Absent where the project declares no tests, or they could not be compared. */
  readonly comparison?: TestComparison;
  readonly proof?: Proof;
  readonly waivers: readonly Waiver[];
}

export interface Decision {
  readonly verdict: Verdict;
  readonly reasons: readonly Reason[];
}

/** Best first; each verdict outranks those before it. */
const ranks: readonly Verdict[] = ['passed', 'failed', 'incomplete', 'unavailable'];
const severities: readonly Severity[] = ['info', 'warning', 'error'];

/** States that say the step did not give an answer. */
const unanswered: ReadonlySet<StepState> = new Set(['missing', 'setup-failed', 'timeout', 'cancelled', 'skipped']);
/** Steps every project has: for these, `not-applicable` is no answer either. */
const universal: ReadonlySet<StepId> = new Set(['freeze', 'check', 'verify']);
/** Checks the project declares itself. One that fails through the change fails the change, required or not. */
const declared: ReadonlySet<StepId> = new Set(['lint', 'format', 'types', 'build', 'tests']);

const chargedRelations: ReadonlyMap<TestRelation, string> = new Map([
  ['broken', 'passed at base and fails'],
  ['new-failing', 'is new here and fails'],
  ['lost', 'passed at base and is gone'],
  ['silenced', 'passed at base and no longer runs'],
]);

/** The verdict is that of the worst reason; without any, the change passed. */
export function decide(input: VerdictInput): Decision {
  const policy = input.policy.gate ?? gatePolicySchema.parse({});
  const reasons = [
    ...sourceReasons(input),
    ...stepReasons(input, policy),
    ...findingReasons(input),
    ...testReasons(input.comparison),
    ...proofReasons(policy['required-proof'], input.proof),
  ];
  const worstFirst = reasons.toSorted((a, b) => ranks.indexOf(b.verdict) - ranks.indexOf(a.verdict));
  return { verdict: worstFirst[0]?.verdict ?? 'passed', reasons: worstFirst };
}

function sourceReasons({ source }: VerdictInput): Reason[] {
  return source.problem ? [{ verdict: 'unavailable', ...source.problem }] : [];
}

function stepReasons(input: VerdictInput, policy: GatePolicy): Reason[] {
  const required = new Set(policy['required-steps']);
  const absent = [...required].filter((id) => !input.steps.some((step) => step.id === id));
  return [
    ...absent.filter((id) => !isWaived(id, [], input)).map((id) => reason('incomplete', 'step-not-run', `${id} did not run`, id)),
    ...input.steps.flatMap((step) => stepReason(step, required.has(step.id), input)),
  ];
}

function stepReason(step: Step, required: boolean, input: VerdictInput): Reason[] {
  const why = step.reason ? `: ${step.reason}` : '';
  const noAnswer = unanswered.has(step.state) || (step.state === 'not-applicable' && universal.has(step.id));
  // What failed once on these bytes stays failed; a later attempt that was skipped does not take it back.
  const hidden = step.state === 'skipped' && step.attempts.some((attempt) => isFailed(attempt.state));
  if (hidden) return [reason('failed', 'failed-step-skipped', `${step.id} failed and was then skipped`, step.id)];
  if (noAnswer) {
    const counts = required && !isWaived(step.id, [step], input);
    return counts ? [reason('incomplete', `step-${step.state}`, `${step.id} is ${step.state}${why}`, step.id)] : [];
  }
  if (!isFailed(step.state)) return [];
  if (step.control === 'environment')
    return required
      ? [reason('incomplete', 'step-environment', `${step.id} fails at base too, through its environment${why}`, step.id)]
      : [];
  const charged = step.id === 'tests' && step.state === 'failed' ? !isExcused(input.comparison) : step.control !== 'failing-before';
  if (!charged || !(required || declared.has(step.id))) return [];
  return [reason('failed', `step-${step.state}`, `${step.id} ${step.state === 'failed' ? 'failed' : 'ended in an error'}${why}`, step.id)];
}

/** Failing tests are excused where every one of them failed, or was flaky, at base already. */
function isExcused(comparison: TestComparison | undefined): boolean {
  const failing = comparison?.tests.filter((test) => test.atHead === 'failed' || test.atHead === 'error') ?? [];
  return failing.length > 0 && failing.every((test) => test.relation === 'failing-before' || test.relation === 'flaky-before');
}

function findingReasons({ findings, policy }: VerdictInput): Reason[] {
  const least = severities.indexOf(policy['fail-on']);
  const counted = findings.filter((finding) => finding.status === 'new' && severities.indexOf(finding.severity) >= least);
  return counted
    .toSorted((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
    .map(({ ruleId, message, path, range }) => ({
      verdict: 'failed',
      code: 'finding',
      message: `${path}:${range.start.line} ${message}`,
      subject: ruleId,
    }));
}

function testReasons(comparison: TestComparison | undefined): Reason[] {
  return [...chargedRelations].flatMap(([relation, words]) =>
    (comparison?.tests ?? [])
      .filter((test) => test.relation === relation)
      .map((test): Reason => ({
        verdict: 'failed',
        code: `test-${relation}`,
        message: `${test.id} ${words}`,
        step: 'tests',
        subject: test.id,
      })),
  );
}

/** A waiver lets a person go on without an answer, on these bytes only; it never turns a failure into something else. */
function isWaived(id: StepId, steps: readonly Step[], { waivers, source }: VerdictInput): boolean {
  if (universal.has(id) || steps.some((step) => step.attempts.some((attempt) => isFailed(attempt.state)))) return false;
  return waivers.some((waiver) => waiver.step === id && waiver.sourceDigest === source.digest);
}

function isFailed(state: StepState): boolean {
  return state === 'failed' || state === 'errored';
}

function reason(verdict: Reason['verdict'], code: string, message: string, step: StepId): Reason {
  return { verdict, code, message, step };
}
