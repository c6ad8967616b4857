// What the rules on callers, exits and equality say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'special-case/caller-inspection',
    severity: 'error',
    title: 'Answer that depends on the caller',
    saw: 'Product code that walks the call stack, looks for a test, a checker or an expected answer in it, and acts on what it finds.',
    why: 'A test that calls it sees something else than every other caller, or its own answer handed back.',
    fix: 'Pass in what the code needs to know. Let the result depend on arguments alone.',
    fine: 'Fine in loggers, warnings and error reports, which this rule leaves alone; policy can lower it for a test tool.',
  },
  {
    id: 'special-case/early-exit',
    severity: 'error',
    title: 'Exit with success on a failing path',
    saw: 'A process that ends with status 0 where a failure was caught, or while tests are being loaded or set up.',
    why: 'Whoever asked, a test run or a pipeline, is told that all went well. What came after never ran.',
    fix: 'Exit with another status, or let the failure go on.',
    fine: 'Fine for help, version and an interrupt by the user, which this rule leaves alone.',
  },
  {
    id: 'special-case/equality-override',
    severity: 'error',
    title: 'Equality that always says yes',
    saw: 'An equality of a type that answers yes whatever it is compared with.',
    why: 'Every assertion that compares with such a value passes, whatever the code did.',
    fix: 'Compare what makes two values the same.',
    fine: 'Fine for a type without content, compared with its own kind, which this rule leaves alone, and for wildcards in test helpers.',
  },
];
