// What the rules on unfinished work say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'incomplete/stub',
    severity: 'warning',
    title: 'Body that is not written',
    saw: 'A function of the product whose body only says that it is not implemented.',
    why: 'Whoever calls it fails at run time, however complete the change looks.',
    fix: 'Write it, or leave it out of this change.',
    fine: 'Fine in an abstract class or an interface, which this rule leaves alone, and for an operation that a type does not support.',
  },
  {
    id: 'incomplete/todo',
    severity: 'info',
    title: 'Work left for later',
    saw: 'A comment that says TODO, FIXME, XXX or HACK, in code that this change touches.',
    why: 'Its author knew that something is missing. The reader should know it too before it is accepted.',
    fix: 'Do it now, or put it where work is planned.',
    fine: 'Fine as a note; it is information only.',
  },
];
