// What the rules on key material say of themselves.
import type { Rule } from '../../model/rule.ts';
import { kinds } from './kinds.ts';

export const rules: readonly Rule[] = kinds.map(({ id, name }) => ({
  id: `secret/${id}`,
  severity: 'error',
  title: `${name[0]?.toUpperCase()}${name.slice(1)} in the change`,
  saw: `Text that has the shape of ${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}.`,
  why: 'Whoever can read the repository, now or at any time later, can use it. Taking it out in a later change does not take it out of the history.',
  fix: 'Take it back where it was issued, keep the new one outside the repository, and read it from the environment or a secret store.',
  fine: 'Fine where it opens nothing, such as a key made for a test: there it is a warning. Policy can lower the rule for that folder.',
}));
