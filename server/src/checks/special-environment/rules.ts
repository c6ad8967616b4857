// What the rule on code that can tell it is tested says of itself.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'special-case/test-environment',
    severity: 'error',
    title: 'Code that knows it is being tested',
    saw: 'Product code that asks whether a test runner runs it and goes another way then.',
    why: 'What the tests see is not what users get. The tests can pass while the real path is broken, or unsafe.',
    fix: 'Let the test hand in what differs: a parameter, a setting, a replaced dependency. Then both run the same code.',
    fine: 'Fine where only logging or telemetry is quieter under test, which is told as information, and in code that is part of a test tool; policy can lower the rule for that folder.',
  },
];
