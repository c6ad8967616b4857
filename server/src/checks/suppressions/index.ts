// The check that reads the catalogue: everything in code that silences a tool.
import type { OccurrenceCheck } from '../check.ts';
import { mentions } from './candidates.ts';
import { lookupFor } from './compile.ts';
import { find } from './find.ts';
import { rules } from './rules.ts';

export { find } from './find.ts';

export const check: OccurrenceCheck = {
  id: 'suppressions',
  kind: 'occurrence',
  rules,
  wants: ({ pack, role, text }) =>
    pack !== undefined && role !== 'fixture' && mentions(text, lookupFor(pack.injections.length > 0 ? undefined : [pack])),
  find: (source) => find(source),
};
