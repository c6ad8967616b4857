// The check that reads the catalogue: everything in code that silences a tool.
import type { OccurrenceCheck } from '../check.ts';
import { candidatesOf } from './candidates.ts';
import { lookupFor } from './compile.ts';
import { find } from './find.ts';
import { rules } from './rules.ts';

export { find } from './find.ts';

export const check: OccurrenceCheck = {
  id: 'suppressions',
  kind: 'occurrence',
  rules,
  wants: (file) =>
    file.pack !== undefined &&
    file.role !== 'fixture' &&
    candidatesOf(file, lookupFor(file.pack.injections.length > 0 ? undefined : [file.pack])).length > 0,
  find: (source) => find(source),
};
