// What the rules on replaced subjects and patched frameworks say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'test/subject-mocked',
    severity: 'warning',
    title: 'Subject replaced by a mock',
    saw: 'A test that replaces the very module it is named after.',
    why: 'What it checks is the replacement. The real code may do anything.',
    fix: 'Replace what the subject depends on, not the subject.',
    fine: 'Fine where part of the module is kept real and that part is what the test checks.',
  },
  {
    id: 'test/framework-patched',
    severity: 'error',
    title: 'Test framework patched',
    saw: 'Code that rewrites the outcome of tests: results set in a hook, assertions replaced, an exit status forced to success.',
    why: 'Every test of the run can fail and be reported as passed.',
    fix: 'Take the patch out and repair the tests that fail.',
    fine: 'Fine in the tests of a test framework itself; policy can lower the rule for that folder.',
  },
];
