// What the rules on tests that cannot fail say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'test/always-true',
    severity: 'error',
    title: 'Check that always passes',
    saw: 'A demand on a constant, a value compared with itself, or an expectation without a matcher.',
    why: 'It passes whatever the code does. The test looks like proof and is none.',
    fix: 'Demand something of what the code returned, or delete the test openly.',
    fine: 'Fine as a placeholder in a test whose name says that building or loading is all it proves.',
  },
  {
    id: 'test/no-assertion',
    severity: 'error',
    title: 'Test without a check',
    saw: 'A test whose body does nothing.',
    why: 'It counts as a passed test and proves nothing.',
    fix: 'Write the check, or mark the test as to do.',
    fine: 'Fine where the framework offers no other way to list a planned test; policy can lower the rule for a folder.',
  },
  {
    id: 'test/swallows-failure',
    severity: 'error',
    title: 'Test that catches its own failure',
    saw: 'A check inside a try whose handler accepts any exception and neither fails nor checks anything.',
    why: 'A failed check is an exception. Caught, it is no failure, and the test passes.',
    fix: 'Catch only the exception that the code may throw, or use the framework’s form for expected exceptions.',
    fine: 'Fine around clean-up that demands nothing.',
  },
];
