// Which lanes may review this very run. Source: seed rules §24.
import type { LaneName, Loop } from '../model/review.ts';

export interface ChainFacts {
  /** Untracked files are in no diff that a command-line review would see; only a subagent is given their contents. */
  readonly untracked: boolean;
  /** The host itself says its primary directory is the review tree; a shell's current directory is no proof. */
  readonly hostIsReviewTree: boolean;
  /** A person can be asked. */
  readonly interactive: boolean;
  /** Lanes the caller limits the run to; empty for all. */
  readonly wanted: readonly LaneName[];
}

const order: readonly LaneName[] = ['direct', 'headless', 'user', 'subagent'];

/** In order of trial. A lane that is not in the chain was neither entered nor abandoned. */
export function chainFor(facts: ChainFacts): LaneName[] {
  const possible = facts.untracked
    ? (['subagent'] as const)
    : order.filter((lane) => (lane === 'direct' ? facts.hostIsReviewTree : lane === 'user' ? facts.interactive : true));
  return possible.filter((lane) => facts.wanted.length === 0 || facts.wanted.includes(lane));
}

/** The lanes of the chain that this loop has not given up. */
export function openLanes(chain: readonly LaneName[], loop: Pick<Loop, 'abandoned'>): LaneName[] {
  return chain.filter((lane) => !loop.abandoned.some((abandoned) => abandoned.lane === lane));
}
