// Finds equality that says yes to everything.
import type { Source } from '../../syntax/source.ts';
import type { Occurrence } from '../check.ts';
import { actAt } from '../code/act.ts';
import type { Site } from '../code/sites.ts';

export function equalityIn(source: Source, sites: readonly Site[], typed: boolean): Occurrence[] {
  return sites.flatMap((site): Occurrence[] => {
    if (typed && isEmptyType(source, site)) return [];
    const line = source.text.slice(site.start).split(/\n|\{/)[0]?.trimEnd() ?? '';
    return [
      actAt(
        source,
        { start: site.start, end: site.start + line.length },
        {
          ruleId: 'special-case/equality-override',
          severity: 'error',
          message: 'This equality says yes whatever it is compared with. Every check that compares with such a value passes.',
        },
      ),
    ];
  });
}

/** Two values of a type without content are equal. */
function isEmptyType(source: Source, site: Site): boolean {
  const owner = source.enclosing(site.node).at(-1)?.split('.')[0] ?? '';
  const receiver = /^func\s*\(\s*\w*\s*\*?(\w+)/.exec(site.text)?.[1] ?? owner.replace(/<.*$/, '').split(/\s+/).at(-1) ?? '';
  const around = /\bfor\s+(\w+)[^{]*\{[^{}]*$/.exec(source.text.slice(Math.max(0, site.start - 300), site.start))?.[1];
  return [receiver, around, ...source.enclosing(site.node)].some(
    (name) =>
      name !== undefined &&
      name !== '' &&
      new RegExp(
        `\\b(?:struct|class|enum|type|record)\\s+${name.replace(/[^\w]/g, '.')}\\s*(?:struct)?\\s*(?:<[^>]*>)?\\s*(?:;|\\{\\s*\\})`,
      ).test(source.text),
  );
}
