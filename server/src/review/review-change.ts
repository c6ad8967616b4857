// `review` for every door: the static report of the branch, with one run of the review gate added.
import { checkChange } from '../gate/check-change.ts';
import type { CheckHost } from '../gate/check-change.ts';
import type { Journal, Processes, StateFile } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import type { Report } from '../model/report.ts';
import type { Effort, LaneName, ReviewReport } from '../model/review.ts';
import type { Lane } from './lane.ts';
import type { Person } from './person.ts';
import { runReview } from './run-review.ts';
import { recordOf, telemetryName } from './telemetry.ts';

export interface ReviewChangeHost extends CheckHost {
  readonly processes: Processes;
  readonly lanes: readonly Lane[];
  state(commonDir: string, loopId: string): StateFile;
  journal(commonDir: string, name: string): Journal;
  readonly person?: Person;
  readonly hostIsReviewTree: boolean;
}

export interface ReviewChangeOptions {
  readonly directory: string;
  readonly root: string | undefined;
  readonly effort: Effort;
  readonly loopId?: string;
  readonly lanes: readonly LaneName[];
  readonly signal?: AbortSignal;
}

/** Throws `Failure`: `missing-root` before anything else, `empty-change` before any lane. */
export async function reviewChange(host: ReviewChangeHost, options: ReviewChangeOptions): Promise<Report & { review: ReviewReport }> {
  if (options.root === undefined)
    throw new Failure(
      'usage',
      'missing-root',
      'A review needs its root: the branch that the change merges into.',
      'Name it with --root BRANCH-OR-COMMIT. The repository cannot tell it.',
    );
  const target = { kind: 'branch', root: options.root } as const;
  const { report } = await checkChange(host, {
    directory: options.directory,
    target,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const repository = await host.git.open(options.directory);
  try {
    const resolution = await repository.resolve(target, options.signal ? { signal: options.signal } : {});
    const review = await runReview(
      {
        ...host,
        repository,
        sent: host.journal(repository.commonDir, 'sent'),
        state: (loopId) => host.state(repository.commonDir, loopId),
      },
      resolution,
      { ...options, scopeDigest: report.sourceDigest },
    );
    await host.journal(repository.commonDir, telemetryName).append(recordOf(report, review, new Date(host.clock.now())));
    return { ...report, verdict: review.state === 'exhausted' ? 'incomplete' : 'passed', review };
  } finally {
    await repository.close();
  }
}
