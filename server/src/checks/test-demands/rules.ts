// What the rules on weakened tests say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'test/deleted',
    severity: 'error',
    title: 'Deleted test',
    saw: 'A test of the old side that has no twin on the new one: not renamed, not moved, not turned into a row of a table.',
    why: 'What it checked is checked no more, and a run with fewer tests is as green as before.',
    fix: 'Put it back and repair what it found. If it is wrong, correct it where it stands.',
    fine: 'Fine together with the feature it covers; the finding is then only a note. Policy can lower the rule for a folder.',
  },
  {
    id: 'test/assertion-removed',
    severity: 'error',
    title: 'Check taken out of a test',
    saw: 'A test that lives on with fewer checks than before, where nothing else took their place.',
    why: 'The test keeps its name and its green mark and proves less than it says.',
    fix: 'Put the check back, or move it to a test of its own.',
    fine: 'Fine where the value it looked at no longer exists.',
  },
  {
    id: 'test/assertion-weakened',
    severity: 'error',
    title: 'Check loosened',
    saw: 'A check on the same value that now accepts more: an exact value became a range, a part, a type or any value at all.',
    why: 'Wrong results that failed before pass now.',
    fix: 'Demand the exact value again, or say in the test what really varies and pin the rest.',
    fine: 'Fine where the value is not determined, such as a time or an order; pin what can be pinned.',
  },
  {
    id: 'test/expectation-changed',
    severity: 'info',
    title: 'Expected value changed',
    saw: 'The same check on the same value, expecting something else.',
    why: 'Either the behaviour changed on purpose, or the expectation was bent to what the code returns. Running the old tests against the new code tells.',
    fix: 'Say in the change why the old expectation was wrong.',
    fine: 'Fine where the change is about this behaviour.',
  },
];
