// A pull request under the gate: open when it starts, and still the same when it ends.
import { Failure } from '../model/failure.ts';
import type { Target } from '../model/target.ts';
import type { GateRun } from './run.ts';

/** Nobody merges what is closed: evidence about it is for `check` and `map`. */
export function requireOpen({ pullRequest }: Target): void {
  if (pullRequest && pullRequest.state !== 'OPEN')
    throw new Failure(
      'unavailable',
      'pull-request-not-open',
      `Pull request ${pullRequest.number} is ${pullRequest.state.toLowerCase()}.`,
      'check --pr and map --pr still say what it did.',
    );
}

/** Asks once more before the verdict: a push, a close or a merge meanwhile takes the ground from under it. */
export async function recheckPullRequest(run: GateRun): Promise<void> {
  const { repository, resolution, options } = run;
  const before = resolution.target.pullRequest;
  if (!before || run.drift !== undefined) return;
  try {
    const { target } = await repository.resolve(options.target, {
      allowEmpty: true,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const now = target.pullRequest;
    if (now?.state !== 'OPEN') run.drift = `pull request ${before.number} is ${now?.state.toLowerCase() ?? 'gone'} now`;
    else if (now.head.oid !== before.head.oid) run.drift = `pull request ${before.number} was pushed to while it was judged`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    run.drift = `pull request ${before.number} could not be looked at again: ${error.message}`;
  }
}
