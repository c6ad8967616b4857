// Finds decisions on who called: a stack is read, a test is looked for in it, and the result hangs on that.
import type { Source } from '../../syntax/source.ts';
import type { Occurrence } from '../check.ts';
import { actAt } from '../code/act.ts';
import type { Branch } from '../code/branches.ts';
import { functionAround, type Site } from '../code/sites.ts';

const lookedFor =
  /(["'`/])[^"'`\n]*(?:\btests?\b|test_|_test|\.test|\.spec|\bspec\b|pytest|jest|vitest|mocha|junit|unittest|xunit|nunit|rspec|phpunit|minitest|grader|verifier|checker|\bverify|\bcheck|\bassert|\bexpect)[^"'`\n]*\1/i;
const stolen =
  /\b(?:return|yield)\b[^\n]*\.?f_(?:locals|globals)\b[^\n]*["'][^"'\n]*(?:expect|answer|result|solution|reference|golden|want)[^"'\n]*["']/i;

export function callersIn(source: Source, sites: readonly Site[], branches: readonly Branch[]): Occurrence[] {
  return sites.flatMap((site): Occurrence[] => {
    const around = functionAround(source, site.node);
    const [from, to] = around ? [around.startIndex, around.endIndex] : [site.start, Math.min(source.text.length, site.end + 1500)];
    const body = source.text.slice(from, to);
    const names = namesFrom(body, site.text);
    const decides = branches.find(
      ({ condition }) =>
        condition.startIndex >= from &&
        condition.endIndex <= to &&
        lookedFor.test(condition.text) &&
        isOf(condition.text, site.text, names),
    );
    if (!decides && !stolen.test(body)) return [];
    const message = decides
      ? 'This code looks for a test among its callers and decides by it. A test then sees another result than every other caller.'
      : 'This code takes an answer out of its caller’s variables. A test then compares its expectation with itself.';
    const evidence = decides
      ? [
          {
            message: 'The decision that hangs on it.',
            path: source.path,
            range: source.lines.range(decides.condition.startIndex, decides.condition.endIndex),
          },
        ]
      : [];
    return [actAt(source, site, { ruleId: 'special-case/caller-inspection', severity: 'error', message, evidence })];
  });
}

/** Names that hold the stack or a part of it. */
function namesFrom(body: string, access: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (let pass = 0; pass < 3; pass += 1) {
    for (const line of body.split('\n')) {
      if (!isOf(line, access, names)) continue;
      const assigned =
        /^\s*(?:(?:const|let|var|val|final|auto)\s+)?(?:[A-Z][\w<>[\]]*\s+)?([\w$@, ]+?)\s*(?::\s*[^=]+)?(?::=|=)(?![=>~])/.exec(line)?.[1];
      const looped =
        /\bfor\b[\s(]*(?:(?:const|let|var|final)\s+)?(?:[A-Z][\w<>]*\s+)?\$?([\w$, ]+?)\s*(?:\bin\b|\bof\b|:=|:)|\|\s*(\w+)\s*\||\bas\s+\$?(\w+)|(\w+)\s*=>/.exec(
          line,
        );
      for (const name of `${assigned ?? ''},${looped?.slice(1).filter(Boolean).join(',') ?? ''}`.split(/[\s,]+/))
        if (name.length > 0 && name !== '_') names.add(name);
    }
  }
  return names;
}

function isOf(text: string, access: string, names: ReadonlySet<string>): boolean {
  return text.includes(access) || [...names].some((name) => new RegExp(`(?<![\\w$])${name.replace(/[$]/g, '\\$&')}(?![\\w$])`).test(text));
}
