// One run of the review gate, on one page: open the loop, build the chain, try lanes until one gives a valid review, keep what happened.
import { createHash } from 'node:crypto';
import type { Clock, Journal, Processes, Repository, Resolution, StateFile } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import type { Effort, Iteration, LaneName, Loop, ReviewReport } from '../model/review.ts';
import { chainFor, openLanes } from './chain.ts';
import type { Lane, LaneRequest } from './lane.ts';
import { openLoop } from './loop-store.ts';
import { judgeAnswer, type Judgement } from './output-validity.ts';
import { scopeText } from './scope-text.ts';
import { askWaiver } from './waive.ts';
import { findSecrets } from '../checks/secret/find-secrets.ts';
import type { Person } from './person.ts';
import { verifyClaims } from './verify-claims.ts';

export interface ReviewHost {
  readonly repository: Repository;
  readonly processes: Processes;
  readonly lanes: readonly Lane[];
  state(loopId: string): StateFile;
  readonly clock: Clock;
  /** What went to which lane, kept on this machine. */
  readonly sent: Journal;
  /** A person who can be asked now; absent where none can, as for every agent. */
  readonly person?: Person;
  /** The host itself names the review tree as its primary directory. */
  readonly hostIsReviewTree: boolean;
}

export interface ReviewOptions {
  readonly effort: Effort;
  readonly loopId?: string;
  readonly lanes: readonly LaneName[];
  readonly scopeDigest: string;
  readonly signal?: AbortSignal;
}

/** `resolution`: the frozen branch change; an empty one was refused before. */
export async function runReview(host: ReviewHost, resolution: Resolution, options: ReviewOptions): Promise<ReviewReport> {
  const { target, change } = resolution;
  const root = target.root ?? '';
  const loop = await openLoop(
    {
      ...(options.loopId === undefined ? {} : { loopId: options.loopId }),
      root,
      rootKind: target.rootRev === root ? 'incremental' : 'coverage',
      effort: options.effort,
      reviewTree: host.repository.root,
    },
    host.state,
  );
  const chain = chainFor({
    untracked: change.files.some((file) => file.status === 'untracked'),
    hostIsReviewTree: host.hostIsReviewTree,
    interactive: host.person !== undefined,
    wanted: options.lanes,
  });

  const text = await scopeText(change, host.repository.tree(change.baseTree), host.repository.tree(change.headTree));
  refuseSecrets(text);
  const request: LaneRequest = {
    reviewTree: host.repository.root,
    effort: options.effort,
    rootRev: target.rootRev ?? root,
    scopeText: text,
    ...(options.signal ? { signal: options.signal } : {}),
  };
  const iteration: Iteration = {
    n: loop.iterations.length + 1,
    scopeDigest: options.scopeDigest,
    chain,
    laneUsed: null,
    attempts: [],
    findings: [],
  };
  loop.iterations.push(iteration);

  for (const name of openLanes(chain, loop)) {
    const judgement = await tryLane(host, name, request, iteration);
    if (judgement.outcome !== 'failed') {
      iteration.laneUsed = name;
      iteration.findings =
        judgement.outcome === 'findings' ? await verifyClaims(judgement.claims, name, host.repository.tree(change.headTree)) : [];
      break;
    }
    loop.abandoned.push({ lane: name, reason: judgement.reason });
    await host.state(loop.loopId).write(loop);
  }
  if (iteration.laneUsed === null && host.person && loop.waiver?.scopeDigest !== iteration.scopeDigest) {
    const waiver = await askWaiver(host.person, iteration.scopeDigest, new Date(host.clock.now()));
    if (waiver) loop.waiver = waiver;
  }
  await host.state(loop.loopId).write(loop);
  return reportOf(loop, iteration);
}

/** Asks a lane, and once more where a second try can help. Each try is kept. */
async function tryLane(host: ReviewHost, name: LaneName, request: LaneRequest, iteration: Iteration): Promise<Judgement> {
  const lane = host.lanes.find((known) => known.name === name);
  let judgement: Judgement = { outcome: 'failed', reason: 'not available here', final: true };
  for (let attempt = 1; attempt <= 2 && lane; attempt += 1) {
    const sent = lane.sends(request);
    if (sent !== undefined) await host.sent.append({ at: new Date(host.clock.now()).toISOString(), ...sentTo(name, sent, iteration) });
    const answer = await lane.review(request);
    request.signal?.throwIfAborted();
    if (answer.exit === 'declined' || answer.exit === 'unavailable') {
      iteration.attempts.push({ lane: name, outcome: answer.exit, reason: answer.text });
      return { outcome: 'failed', reason: answer.text, final: true };
    }
    judgement = judgeAnswer({ text: answer.text, exit: answer.exit });
    iteration.attempts.push({
      lane: name,
      outcome: judgement.outcome,
      reason: judgement.outcome === 'failed' ? judgement.reason : 'a valid review',
    });
    if (judgement.outcome !== 'failed' || judgement.final) break;
  }
  return judgement;
}

/** A line of the ledger: the digest and size of exactly what a lane was given. Nothing is redacted: what holds a secret is not sent at all. */
function sentTo(lane: LaneName, text: string, { scopeDigest, n }: Iteration): object {
  return {
    lane,
    iteration: n,
    scopeDigest,
    sha256: createHash('sha256').update(text).digest('hex'),
    bytes: Buffer.byteLength(text),
    redactions: 0,
  };
}

function refuseSecrets(text: string): void {
  const [secret] = findSecrets(text);
  if (secret)
    throw new Failure(
      'incomplete',
      'secret-in-review-scope',
      `The change holds what looks like key material (${secret.kind}); nothing was sent to any reviewer.`,
      '`change-gate check` names the place. Take it out of the change, and revoke it if it was real.',
    );
}

function reportOf(loop: Loop, iteration: Iteration): ReviewReport {
  const waived = loop.waiver?.scopeDigest === iteration.scopeDigest;
  const { schemaVersion: _schema, reviewTree: _tree, waiver, ...rest } = loop;
  return {
    ...rest,
    state: iteration.laneUsed !== null ? 'reviewed' : waived ? 'waived' : 'exhausted',
    findings: iteration.findings,
    ...(waived && waiver ? { waiver } : {}),
    gaps:
      iteration.laneUsed !== null
        ? []
        : [
            waived
              ? `the final diff was waived, not reviewed (${iteration.scopeDigest.slice(0, 12)})`
              : 'no lane gave a valid review of this diff',
          ],
  };
}
