// A pull request's two sides: exactly the commits that the forge named, brought without updating a ref, measured from the target branch as it is now.
import { Failure } from '../../model/failure.ts';
import type { BaseRelation, PullRequest } from '../../model/pull-request.ts';
import type { Target, TargetRequest } from '../../model/target.ts';
import type { Resolution } from '../host.ts';
import type { Commit, Commits, Side } from './commits.ts';
import type { Queries } from './queries.ts';
import { isBranchName, withoutSecrets } from './roots.ts';

interface Ports {
  readonly commits: Commits;
  readonly queries: Queries;
  readonly signal: AbortSignal | undefined;
}

interface PullSides {
  readonly target: Target;
  readonly base: Side;
  readonly head: Side;
  readonly untracked: ReadonlySet<string>;
  readonly limits: Resolution['limits'];
}

/** Throws `Failure`: nobody said what the pull request is, it moved meanwhile, its target was rewritten, or the remote failed. */
export async function pullRequestSides(
  { reference, pull }: Extract<TargetRequest, { kind: 'pull-request' }>,
  ports: Ports,
): Promise<PullSides> {
  if (!pull)
    throw new Failure('unavailable', 'no-forge', 'Nobody here can ask what the pull request is.', 'Name commits: --commit BASE...HEAD');
  const { baseTip, head } = await bring(pull, ports);
  const relation = await relationOf(pull, baseTip, ports.commits);
  if (relation === 'diverged' && pull.state === 'OPEN')
    throw new Failure(
      'unavailable',
      'target-branch-diverged',
      `${pull.base.ref} was rewritten since the forge last looked at pull request ${pull.number}.`,
      'Try again when the forge has caught up; its page then shows the new base.',
    );
  const base = await ports.commits.mergeBase(baseTip, head, pull.base.ref, `pull request ${pull.number}`);
  return {
    target: { kind: 'pull-request', spec: reference, pullRequest: { ...pull, relation } },
    base,
    head,
    untracked: new Set(),
    limits: limitsOf(pull),
  };
}

/** The head branch where it is in the same repository and open, else the forge's own ref, which outlives the branch. */
async function bring(pull: PullRequest, { commits, queries, signal }: Ports): Promise<{ baseTip: Commit; head: Commit }> {
  const isOwnBranch = pull.state === 'OPEN' && !pull.isCrossRepository && isBranchName(pull.head.ref);
  const headRef = isOwnBranch ? `refs/heads/${pull.head.ref}` : `refs/pull/${pull.number}/head`;
  const baseRef = isBranchName(pull.base.ref) ? `refs/heads/${pull.base.ref}` : undefined;
  try {
    const offered = await queries.offered(pull.remote, [headRef, ...(baseRef === undefined ? [] : [baseRef])], signal);
    const [headOid, baseOid] = [offered.get(headRef), baseRef === undefined ? undefined : offered.get(baseRef)];
    if (headOid !== pull.head.oid) throw moved(pull, headOid);
    await queries.fetchObjects(pull.remote, [headRef, ...(baseRef !== undefined && baseOid !== undefined ? [baseRef] : [])], signal);
    const [head, baseTip] = [await commits.find(pull.head.oid), await commits.find(baseOid ?? pull.base.oid)];
    if (!head) throw moved(pull, undefined);
    if (!baseTip)
      throw new Failure(
        'unavailable',
        'target-branch-missing',
        `The branch ${pull.base.ref} that it merges into is gone.`,
        'Name commits: --commit BASE...HEAD',
      );
    return { baseTip, head };
  } catch (error) {
    signal?.throwIfAborted();
    if (error instanceof Failure) throw error;
    const said = (error instanceof Error ? error.message : String(error))
      .split('\n')
      .find((line) => /^(?:fatal|error|ssh|ERROR)/.test(line));
    throw new Failure(
      'unavailable',
      'pr-not-fetched',
      `The commits of pull request ${pull.number} could not be fetched: ${withoutSecrets(said ?? 'git gave no reason')}`,
      `Check the connection to ${pull.remote}.`,
    );
  }
}

async function relationOf({ base }: PullRequest, tip: Commit, commits: Commits): Promise<BaseRelation> {
  if (base.oid === tip.oid) return 'matches-pr-metadata';
  const known = await commits.find(base.oid);
  if (!known) return 'diverged';
  const common = await commits.mergeBase(known, tip, base.ref, base.ref).catch(() => undefined);
  return common?.oid === known.oid ? 'advanced' : 'diverged';
}

function moved({ number }: PullRequest, now: string | undefined): Failure {
  return new Failure(
    'unavailable',
    'pr-head-oid-mismatch',
    now === undefined
      ? `The head of pull request ${number} is not to be had from its remote.`
      : `The head of pull request ${number} was pushed to while it was read.`,
    'Try again.',
  );
}

function limitsOf({ state, number, threads, isDraft }: PullRequest): Resolution['limits'] {
  return [
    ...(state === 'OPEN'
      ? []
      : [
          {
            code: 'pull-request-not-open',
            message: `Pull request ${number} is ${state.toLowerCase()}; what is said of it is for diagnosis only.`,
          },
        ]),
    ...(isDraft ? [{ code: 'pull-request-draft', message: `Pull request ${number} is a draft.` }] : []),
    ...(threads.status === 'available'
      ? []
      : [{ code: 'review-threads-unavailable', message: `Its review threads could not be read: ${threads.reason ?? ''}` }]),
  ];
}
