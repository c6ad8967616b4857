// Finds key material, and never gives it on: findings name its kind and place, not its text.
import { createHash } from 'node:crypto';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import { actAt } from '../code/act.ts';
import { kinds, looksReal } from './kinds.ts';
import { rules } from './rules.ts';

const hints = /PRIVATE KEY|bearer|gh[pousr]_|github_pat_|sk-|AKIA|ASIA|xox[abeoprs]-|_live_|AIza|npm_|glpat-/i;

export const check: OccurrenceCheck = {
  id: 'secret',
  kind: 'occurrence',
  rules,
  wants: ({ text }) => hints.test(text),
  find: (source) =>
    kinds
      .flatMap(({ id, name, pattern }) => [...source.text.matchAll(pattern)].flatMap((match) => found(source, id, name, match)))
      .sort((one, other) => one.start - other.start),
};

function found(source: Source, id: string, name: string, match: RegExpMatchArray): Occurrence[] {
  const value = match[1] ?? match[0];
  if (id !== 'private-key' && !looksReal(value)) return [];
  const start = (match.index ?? 0) + match[0].lastIndexOf(value);
  const isExample = source.role === 'test' || source.role === 'test-support' || source.role === 'fixture' || source.role === 'docs';
  const digest = createHash('sha256')
    .update(id === 'private-key' ? source.text.slice(start, start + 400) : value)
    .digest('hex');
  return [
    actAt(
      source,
      { start, end: start + value.length },
      {
        ruleId: `secret/${id}`,
        severity: isExample ? 'warning' : 'error',
        message: `This is the shape of ${/^(?:A[PW]|[aeiou])/.test(name) ? 'an' : 'a'} ${name}. Whoever can read the repository can use it, also after it is taken out again.`,
        subject: digest,
      },
    ),
  ];
}
