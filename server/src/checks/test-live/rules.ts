// What the rules on tests that do not run say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'test/skipped',
    severity: 'error',
    title: 'Skipped test',
    saw: 'A test or a suite that is marked so that it does not run, or runs without counting: skip, todo, pending, ignore, disabled, expected to fail.',
    why: 'A skipped test is counted as not failed. What it used to check can break, and the run stays green.',
    fix: 'Let the test run and repair what it finds. If it is wrong, correct what it expects and say why.',
    fine: 'Fine for a platform that cannot run it, under a condition that names the platform, with a reason in words. Policy can lower the rule for a folder.',
  },
  {
    id: 'test/focused',
    severity: 'error',
    title: 'Focused test',
    saw: 'A test or a suite marked to run alone: only, fit, fdescribe, focus.',
    why: 'Every other test of the file, sometimes of the whole run, is left out without a word.',
    fix: 'Take the focus away before committing.',
    fine: 'Never in a shared branch. It is a tool for a working copy.',
  },
];
