// One way to get a review.
import type { Effort, LaneName } from '../model/review.ts';
import type { LaneAnswer } from './output-validity.ts';

/** What a lane is given. Paths are relative to the review tree. */
export interface LaneRequest {
  readonly reviewTree: string;
  readonly effort: Effort;
  /** Such as `origin/main`. */
  readonly rootRev: string;
  /** The whole gate scope as text: diff and untracked contents. Already scanned for secrets. */
  readonly scopeText: string;
  readonly signal?: AbortSignal;
}

export type LaneResult = LaneAnswer | { readonly exit: 'declined' | 'unavailable'; readonly text: string };

export interface Lane {
  readonly name: LaneName;
  /** Exactly what it gives to a model; undefined where it gives nothing to one. */
  sends(request: LaneRequest): string | undefined;
  /** Lanes whose refusal is final are not asked twice. */
  review(request: LaneRequest): Promise<LaneResult>;
}

/** The one command that every lane which runs the reviewer runs. Source: seed rule W2. */
export function reviewCommand({ effort, rootRev }: LaneRequest): string {
  return `/code-review ${effort} ${rootRev}...HEAD`;
}
