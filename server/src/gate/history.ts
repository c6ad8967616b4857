// Attempts are never erased: a run on the same source continues the one before it, and a step that failed there cannot be skipped now.
import { receiptFileName } from './receipt/build.ts';
import { verifyBundle } from './receipt/verify.ts';
import type { GateHost } from './run.ts';
import type { Receipt } from '../model/receipt.ts';
import type { Step, StepId, StepState } from '../model/step.ts';

const answeredBadly: ReadonlySet<StepState> = new Set(['failed', 'errored', 'timeout', 'missing', 'setup-failed']);

/** Steps whose attempts are attempts at the step itself; where code is taken away on purpose, a failing attempt is a good answer. */
const plain: ReadonlySet<StepId> = new Set(['prepare', 'lint', 'format', 'types', 'build', 'tests']);

/** The verified receipt of an earlier run on exactly this source. */
export async function previousReceipt(host: GateHost, commonDir: string, sourceDigest: string): Promise<Receipt | undefined> {
  const name = receiptFileName(sourceDigest);
  const stored = (await host.store(commonDir).receipts()).find(({ path }) => path.endsWith(name));
  if (!stored) return undefined;
  const result = verifyBundle(stored.bytes, await host.keys.verificationKeys());
  return 'receipt' in result && result.receipt.id === sourceDigest ? result.receipt : undefined;
}

export function withHistory(step: Step, previous: Receipt | undefined): Step {
  const before = previous?.gate.steps.find((other) => other.id === step.id);
  if (!previous || !before) return step;
  const folder = `../${previous.gate.startedAt.replaceAll(/[:.]/g, '-')}`;
  const earlier = before.attempts.map((attempt) => ({
    ...attempt,
    evidence: attempt.evidence.map((path) => (path.startsWith('../') ? path : `${folder}/${path}`)),
  }));
  const attempts = [...earlier, ...step.attempts];
  const failed = plain.has(step.id) ? before.attempts.findLast((attempt) => answeredBadly.has(attempt.state)) : undefined;
  const failure = failed ?? (answeredBadly.has(before.state) ? before : undefined);
  if (step.state !== 'skipped' || !failure) return { ...step, attempts };
  const { skippedBy: _, ...rest } = step;
  return {
    ...rest,
    state: before.state === 'skipped' ? failure.state : before.state,
    reason: `cannot be skipped: it ${failure.state === 'failed' ? 'failed' : `was ${failure.state}`} before on the same source (${failure.reason ?? before.reason ?? 'no reason'})`,
    attempts,
    inputs: before.inputs,
  };
}
