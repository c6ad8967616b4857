// `change-gate explain RULE`: what a rule saw, why it matters, and what to do instead.
import { allRules as rules } from '../../gate/rules.ts';
import { Failure } from '../../model/failure.ts';
import type { Rule } from '../../model/rule.ts';
import { type OptionTable, readOptions } from '../options.ts';
import { wrap } from '../output/wrap.ts';

export const explainOptions = { json: { type: 'boolean', help: 'the rule as JSON' } } as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, explainOptions, true);
  const [id] = positionals;
  if (id === undefined) {
    process.stdout.write(
      `${[...rules.values()].map((rule) => `${rule.id.padEnd(38)} ${rule.severity.padEnd(8)} ${rule.title}`).join('\n')}\n`,
    );
    return 0;
  }
  const rule = rules.get(id);
  if (!rule) throw new Failure('usage', 'unknown-rule', `There is no rule “${id}”.`, nearest(id));
  process.stdout.write(values['json'] === true ? `${JSON.stringify(rule, null, 2)}\n` : `${page(rule)}\n`);
  return 0;
}

function page(rule: Rule): string {
  const part = (title: string, text: string): string => `${title}\n${wrap(text, 2)}\n`;
  return [
    `${rule.id} (${rule.severity}): ${rule.title}\n`,
    part('What it saw', rule.saw),
    part('Why it matters', rule.why),
    part('What to do instead', rule.fix),
    part('When it is fine', rule.fine),
    ...(rule.url === undefined ? [] : [part('The tool’s own page', rule.url)]),
  ].join('\n');
}

function nearest(id: string): string {
  const family = id.split('/')[0] ?? '';
  const near = [...rules.keys()].filter((known) => known.startsWith(`${family}/`)).slice(0, 6);
  return near.length > 0 ? `Rules of that family: ${near.join(', ')}.` : 'change-gate explain lists every rule.';
}
