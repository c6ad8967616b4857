// What the rule on bypassed hooks says of itself.
import type { Rule } from '../../model/rule.ts';

export const hooksRule: Rule = {
  id: 'config/hooks-bypassed',
  severity: 'error',
  title: 'Git hooks bypassed or removed',
  saw: 'A git command that skips the hooks (`--no-verify`, `-n` of commit, an empty `core.hooksPath`, `HUSKY=0` and the like), or a hook, or a check inside one, that was removed.',
  why: 'Whatever the hooks check is no longer checked for what goes in this way.',
  fix: 'Let the hook run and repair what it reports. Where a hook is too slow for a machine, run its checks in CI.',
  fine: 'A throw-away repository of a test, or a release job that pushes what CI has checked already. A team that decided so can lower or switch off the rule in `.change-gate.yml`, which is read from base.',
};
