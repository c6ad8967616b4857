// The rules whose findings only the gate can make, because they need execution.
import { rules } from '../checks/rules.ts';
import type { Rule } from '../model/rule.ts';

export const gateRules: readonly Rule[] = [
  {
    id: 'test/old-expectation-broken',
    severity: 'error',
    title: 'An old test fails on the new code',
    saw: 'A test that passed at base, in the words it had there, fails on the code of this change; the change edited, renamed or deleted it.',
    why: 'Whoever relied on the old behaviour finds out after the merge. A rewritten expectation makes the suite green without making the behaviour right.',
    fix: 'Keep the old behaviour, or say in the change that the behaviour is meant to change, so that a person decides it with both versions before them.',
    fine: 'When the behaviour is meant to change. Policy can lower the rule with `rules: { test/old-expectation-broken: warning }` on the base side.',
  },
  {
    id: 'test/environment-sensitive',
    severity: 'warning',
    title: 'An outcome hangs on the environment',
    saw: 'The same bytes give a test another outcome when one variable of the environment is different: time zone, locale, folder, home, user or order.',
    why: 'What is green here is red for somebody else, or the code is wrong for everyone who lives elsewhere.',
    fix: 'Make the code or the test say what it depends on: pass the time zone, fix the locale, create what the test needs itself.',
    fine: 'When the dependence is the feature under test and the test sets the variable itself.',
  },
  {
    id: 'config/base-check-fails',
    severity: 'warning',
    title: 'The change passes only by its own rules',
    saw: 'A check passes with the configuration of this change and fails, on the same code, with the configuration of base.',
    why: 'The change edits what judges it. Without the edit it would not pass.',
    fix: 'Change the configuration on its own, where it can be discussed, and let this change pass by the rules that stand.',
    fine: 'When the configuration is what the change is about and the new rules are agreed on.',
  },
];

/** These and those of the checks, for whoever explains a finding. */
export const allRules: ReadonlyMap<string, Rule> = new Map([...rules, ...gateRules.map((rule) => [rule.id, rule] as const)]);
