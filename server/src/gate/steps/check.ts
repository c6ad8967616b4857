// The static findings, from the same frozen trees.
import { plural } from '../words.ts';
import type { GateStep } from '../step.ts';

export const check: GateStep = {
  id: 'check',
  reads: ['head-tree', 'base-tree', 'policy'],
  run: async ({ check: { report } }) => {
    const { errors, warnings } = report.summary;
    return {
      state: report.verdict === 'passed' ? 'passed' : 'failed',
      reason: `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`,
    };
  },
};
