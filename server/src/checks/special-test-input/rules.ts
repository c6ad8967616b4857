// What the rule on answers written for a test says of itself.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'special-case/test-input',
    severity: 'error',
    title: 'Answer written for a test',
    saw: 'A branch, an arm or a table entry in product code that recognises the very input of a test, by its value or by a part, form, digest, sum or size of it; or an answer that tests expect and that asks for nothing: for a failure, one after the other, by a count of calls, for every input, or read from the tests when it runs. With the value that a test expects as its answer it is an error.',
    why: 'The test passes and the work is not done: every other input still takes the old path.',
    fix: 'Remove the branch and make the general code give this answer. If the case is truly special, say why in the specification, and test a second value of its kind.',
    fine: 'Fine where the value is part of the specification; name it in the documentation or in a type, where this rule looks before it speaks. Policy can lower the rule for a folder.',
  },
];
