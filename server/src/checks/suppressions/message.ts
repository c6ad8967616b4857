// What a suppression finding says: first the act, then its consequence.
import type { Evidence } from '../../model/finding.ts';
import type { Act } from './act.ts';
import type { Entry, Kind, Scope } from './entry.ts';

const places: Record<Scope, string> = {
  line: 'on this line',
  'next-line': 'on the next line',
  block: 'in the code it covers',
  file: 'in the whole file',
  project: 'in the whole project',
};

const nouns: Record<Kind, string> = {
  lint: 'rule',
  type: 'error',
  security: 'finding',
  build: 'warning',
  mutation: 'mutant',
  coverage: 'line',
  format: 'line',
  spelling: 'word',
  'type-escape': 'type',
};

export interface Told {
  readonly act: Act;
  readonly scope: Scope;
  readonly reasoned: boolean;
}

/** Two sentences for a person. */
export function messageOf(told: Told): string {
  return `${actSentence(told)} ${consequence(told)}`;
}

/** The facts behind the sentences: the tool, the rules, the scope, the reason. */
export function evidenceOf({ act, scope, reasoned }: Told, reason: string): readonly Evidence[] {
  const { entry, form } = act.compiled;
  const rules = act.names.length > 0 ? act.names.join(', ') : form.names === 'never' ? 'everything; it cannot name a rule' : 'everything';
  return [
    { message: `${entry.tool} \`${form.name}\`: ${rules}, ${placeOf(act, scope)}.` },
    { message: reasoned ? `The reason given: ${reason}` : 'No reason is given.' },
  ];
}

function placeOf(act: Act, scope: Scope): string {
  return act.count !== undefined && act.count > 1 ? `on ${act.count} lines` : places[scope];
}

function actSentence({ act, scope }: Told): string {
  const { entry, form } = act.compiled;
  const where = placeOf(act, scope);
  switch (entry.kind) {
    case 'coverage':
      return `Takes code out of the coverage ${where} (${entry.tool}).`;
    case 'format':
      return `Keeps ${entry.tool} from formatting ${where}.`;
    case 'spelling':
      return `Keeps ${entry.tool} from checking words ${where}.`;
    case 'type-escape':
      return `Leaves the types with ${form.name} ${where} (${entry.tool}).`;
    default:
      if (act.names.length > 0) return `Silences ${list(act.names)} of ${entry.tool} ${where}.`;
      return form.names === 'never' ? `Silences ${entry.tool} ${where}.` : `Silences every ${nouns[entry.kind]} of ${entry.tool} ${where}.`;
  }
}

function consequence({ act, scope, reasoned }: Told): string {
  const { entry, form } = act.compiled;
  switch (entry.kind) {
    case 'coverage':
      return scope === 'file' ? 'No test is missed for anything in it.' : 'A missing test no longer shows.';
    case 'format':
      return 'Only the layout is affected.';
    case 'spelling':
      return 'Only spelling is affected.';
    case 'type-escape':
      return 'The compiler takes the author’s word there.';
    default:
      if (act.names.length === 0)
        return form.checked
          ? `Any message there is taken for the expected one.`
          : `Nothing ${entry.tool} would say there is seen any more.`;
      if (scope === 'file' || scope === 'project') return 'New violations anywhere in it go unseen.';
      return reasoned ? 'The violation stays, with a reason beside it.' : 'The violation stays, and nothing says why.';
  }
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 4).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  if (rest > 0) shown.push(`${rest} more`);
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}

/** The facts a rule needs about an entry: how its directives are written. */
export function spellings(entry: Entry): string {
  return entry.forms.map(({ name }) => `\`${name}\``).join(', ');
}
