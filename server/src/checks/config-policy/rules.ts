// What the rules on the gate's own inputs say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'config/policy-changed',
    severity: 'warning',
    title: 'Policy of the gate changed',
    saw: 'A change to `.change-gate.yml`.',
    why: 'The policy decides what this gate lets through; who changes it changes the judge.',
    fix: 'Change the policy in a change of its own, and let somebody read it who did not write it.',
    fine: 'Always worth a look, rarely wrong. This change is judged by base’s policy, so nothing it lowers helps it. Policy can raise the rule to an error.',
  },
  {
    id: 'config/agent-instructions-changed',
    severity: 'info',
    title: 'Instructions or hooks of coding agents changed',
    saw: 'A change to AGENTS.md, CLAUDE.md, editor rules, Copilot instructions, or to an agent’s settings and hooks.',
    why: 'They say what later agents do and what stops them; an agent that edits them edits its own limits.',
    fix: 'Read them as you would read code that runs.',
    fine: 'Most edits are improvements. Policy can raise or switch off the rule in `.change-gate.yml`, which is read from base.',
  },
];
