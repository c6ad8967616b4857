// Checks whether what runs as a check can still fail, and still runs.
import type { Check } from '../check.ts';
import { hooksRule } from '../config-hooks/rules.ts';
import { rules as toolRules } from '../config-tools/rules.ts';
import { compareRuns } from './compare.ts';
import { nonblockingRule } from './rules.ts';
import { systemOf } from './runs.ts';

export const check: Check = {
  kind: 'comparison',
  id: 'config-ci',
  rules: [nonblockingRule, hooksRule, ...toolRules],
  wants: ({ path }) => systemOf(path) !== undefined,
  compare: async (change) => ({ drafts: await compareRuns(change) }),
};
