// One rule a directive family, told from the catalogue, for hover, `explain`, SARIF and the README.
import type { Severity } from '../../model/finding.ts';
import type { Rule } from '../../model/rule.ts';
import { catalogue } from './generated/catalogue.ts';
import type { Entry, Kind } from './entry.ts';
import { spellings } from './message.ts';

const why: Record<Kind, string> = {
  lint: 'The linter would have spoken and now cannot. What it saw is still in the code, and everybody who reads a green run believes otherwise.',
  type: 'The type checker found that the code does not fit, and was told not to say so. The mismatch surfaces at run time instead.',
  security: 'A scanner saw a risk and was told to look away. Whether the risk is real is now one person’s word.',
  build: 'The compiler warned and was told to be quiet. The next, different warning in the same place is lost with it.',
  mutation: 'Mutants in this code are not tried, so nobody learns that no test would notice a change here.',
  coverage: 'Code taken out of the count looks as well tested as the rest, and the percentage rises without a test.',
  format: 'The formatter leaves this part alone. That is about layout, not about behaviour; it is listed so that it is not a surprise.',
  spelling: 'The spelling check skips this part. It is listed so that it is not a surprise.',
  'type-escape': 'From here on the compiler believes the author instead of checking. A wrong belief shows at run time.',
};

const fine: Record<Kind, string> = {
  lint: 'Fine when the rule is wrong about this very place: name the rule, keep it to the line and say why beside it.',
  type: 'Fine when a dependency’s types are wrong: name the error or use the form that reports when it is no longer needed, and say why beside it.',
  security: 'Fine for a proven false positive: name the rule and write down the proof beside it.',
  build: 'Fine around code you cannot change, such as a generated header: name the warning, close the range again and say why.',
  mutation: 'Fine for equivalent mutants: name the mutator and say why no test could tell.',
  coverage: 'Fine for code that cannot run under test, such as a platform branch: keep it to that line and say why beside it.',
  format: 'Fine for tables, matrices and art whose layout carries meaning.',
  spelling: 'Fine for names and foreign words.',
  'type-escape': 'Fine at a boundary where the value was checked by other means a line before.',
};

const usual: Partial<Record<Kind, Severity>> = { coverage: 'warning', format: 'info', spelling: 'info', 'type-escape': 'info' };

export const rules: readonly Rule[] = catalogue.map(ruleOf);

function ruleOf(entry: Entry): Rule {
  const id = `suppression/${entry.id}`;
  const silent = entry.kind === 'type-escape' ? 'takes code out of type checking' : `silences ${entry.tool}`;
  return {
    id,
    severity: usual[entry.kind] ?? 'error',
    title: entry.kind === 'type-escape' ? `${entry.tool} escape` : `${entry.tool} suppression`,
    saw: `Code that ${silent}: ${spellings(entry)}.`,
    why: why[entry.kind],
    fix: `${entry.instead} ${graded(entry.kind)}`.trim(),
    fine: `${fine[entry.kind]} A policy can set another severity under \`rules\`: \`${id}: info\` or \`off\`.`,
    url: entry.url,
  };
}

/** How to make one lighter where it has to stay. */
function graded(kind: Kind): string {
  switch (kind) {
    case 'format':
    case 'spelling':
    case 'type-escape':
      return '';
    case 'coverage':
      return 'If it has to stay, keep it to one line and say why beside it.';
    default:
      return 'If it has to stay, name what it silences, keep it to one line, and say why in words beside it.';
  }
}
