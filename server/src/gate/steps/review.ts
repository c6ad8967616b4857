// A review lane, only where it was asked for.
import type { GateStep } from '../step.ts';
import { plural } from '../words.ts';

export const review: GateStep = {
  id: 'review',
  reads: ['head-tree', 'base-tree'],
  run: async (run) => {
    if (!run.options.review || !run.host.review) return { state: 'skipped', reason: 'not asked for; --review runs a lane' };
    const answer = await run.host.review(run);
    run.lanes.push(...answer.lanes);
    if (answer.state === 'exhausted') return { state: 'missing', reason: 'no lane gave a valid review' };
    return {
      state: 'passed',
      reason: answer.state === 'waived' ? 'waived by a person' : `reviewed: ${plural(answer.findings, 'finding')} to triage`,
    };
  },
};
