// Finds commands that go round the git hooks, in scripts, in CI and in the argument lists of programs.
import type { Check, Occurrence } from '../check.ts';
import type { Source } from '../../syntax/source.ts';
import { findBypasses } from './find.ts';
import { hooksRule } from './rules.ts';

const roles = new Set<Source['role']>(['docs', 'fixture', 'test', 'test-support', 'generated']);

export const check: Check = {
  kind: 'occurrence',
  id: 'config-hooks',
  rules: [hooksRule],
  wants: ({ role, text }) =>
    !roles.has(role) &&
    /--no-verify|core\.hooksPath|HUSKY(?:_SKIP_HOOKS)?\b|LEFTHOOK\b|OVERCOMMIT_DISABLE|SKIP_SIMPLE_GIT_HOOKS|git['",\s]+commit/i.test(text),
  find: (source): readonly Occurrence[] => findBypasses(source),
};
