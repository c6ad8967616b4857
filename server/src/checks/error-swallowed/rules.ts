// What the rule on swallowed failures says of itself.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'error/swallowed',
    severity: 'warning',
    title: 'Swallowed failure',
    saw: 'A handler in product code that catches a failure and does nothing: it is empty, holds only a comment, or only passes.',
    why: 'What went wrong leaves no trace. The code goes on as if it had worked.',
    fix: 'Handle it, let it go on, or at least report it. Catch only the kind of failure that is expected.',
    fine: 'Fine where the failure is the answer, such as a probe for a file or a module; catch that one kind, or say why in a comment, which makes it information.',
  },
];
