// What the rule on checks without a say says of itself.
import type { Rule } from '../../model/rule.ts';

export const nonblockingRule: Rule = {
  id: 'config/ci-nonblocking',
  severity: 'error',
  title: 'Check that can no longer stop a change',
  saw: 'A check whose failure is let go (`|| true`, `continue-on-error`, `allow_failure`, `set +e`, ignored failures, a run without tests that passes), is retried until it passes, is switched off, or no longer runs at all.',
  why: 'The pipeline stays green whatever the check finds, and green is what everybody looks at.',
  fix: 'Make the check pass, or quarantine the one failing case by name; keep the run itself able to fail.',
  fine: 'Uploads, clean-ups and set-up may fail and are not reported. A check on trial may start without a say, which is a warning only. A team that decided so can lower or switch off the rule in `.change-gate.yml`, which is read from base.',
};
