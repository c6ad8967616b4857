// Checks whether the tools that judge the code were told to judge less of it.
import type { Check } from '../check.ts';
import { nonblockingRule } from '../config-ci/rules.ts';
import { hooksRule } from '../config-hooks/rules.ts';
import { compareTools } from './compare.ts';
import { rules } from './rules.ts';
import { isConfigured } from './versions.ts';

export const check: Check = {
  kind: 'comparison',
  id: 'config-tools',
  rules: [...rules, nonblockingRule, hooksRule],
  wants: ({ path }) => isConfigured(path) || /(?:^|\/)(?:GNU)?[Mm]akefile$/.test(path),
  compare: async (change) => ({ drafts: await compareTools(change) }),
};
