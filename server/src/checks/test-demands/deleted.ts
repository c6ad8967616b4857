// Says which tests are gone, and whether what they tested is gone too.
import type { ChangeView, Draft } from '../check.ts';
import type { Evidence, Severity } from '../../model/finding.ts';
import { holdsTests } from '../testing/scope.ts';
import { type Assertion, strengths } from '../testing/model.ts';
import type { Source } from '../../syntax/source.ts';
import { testFileOf } from '../testing/test-file.ts';
import type { RemovedSymbols } from './removed-symbols.ts';
import { sameWords, shared, type Unit, unitOf, type Units } from './units.ts';

/** More deleted tests of one file than this are one act. */
const many = 5;

export async function deletedTests(
  change: ChangeView,
  units: Units,
  pairs: ReadonlyMap<Unit, Unit>,
  symbols: RemovedSymbols,
): Promise<Draft[]> {
  const pool = units.head.flatMap((unit) => [...unit.keys, ...calledHelpers(unit, change).flatMap((each) => unitKeys(each))]);
  const gone: Unit[] = [];
  for (const unit of units.base) {
    if (
      pairs.has(unit) ||
      (unit.keys.length > 0 && shared(unit.keys, pool) >= 0.8) ||
      becameRow(unit, units.head) ||
      nested(unit, units.base, pairs)
    )
      continue;
    if (!(await copyElsewhere(change, unit))) gone.push(unit);
  }
  const byFile = new Map<string, Unit[]>();
  for (const unit of gone) byFile.set(unit.place, [...(byFile.get(unit.place) ?? []), unit]);
  const twins = new Set(pairs.values());
  return [...byFile.values()].flatMap((list) => draftsOf(list, change, units, twins, symbols));
}

/** What the helpers of its file demand that something calls: one that nothing calls is a test that no longer runs. */
function calledHelpers({ file, source }: Unit, change: ChangeView): (readonly Assertion[])[] {
  return [...file.helpers].flatMap(([name, demands]) => (demands.length > 0 && isUsed(name, source, change) ? [demands] : []));
}

function isUsed(name: string, source: Source, change: ChangeView): boolean {
  const word = new RegExp(`(?<![\\w$])${name.replace(/\W/g, '\\$&')}(?![\\w$])`, 'g');
  const times = source.text.match(word)?.length ?? 0;
  return times > 1 || change.pairs.some(({ head }) => head && head !== source && holdsTests(head) && head.text.search(word) >= 0);
}

function unitKeys(assertions: Unit['test']['assertions']): string[] {
  return assertions.map((each) => [each.subject, each.matcher, '', each.expected].join('\0'));
}

/** A case inside another one is told of only where the outer one lives on. */
function nested(unit: Unit, all: readonly Unit[], pairs: ReadonlyMap<Unit, Unit>): boolean {
  return all.some(
    (outer) =>
      outer !== unit &&
      outer.place === unit.place &&
      !pairs.has(outer) &&
      outer.test.start <= unit.test.start &&
      unit.test.end <= outer.test.end,
  );
}

/** All that it fed and expected is now in the rows or the demands of one test of the same file. */
function becameRow(unit: Unit, head: readonly Unit[]): boolean {
  const values = new Set(
    [
      ...unit.test.calls.flatMap((each) => each.literals),
      ...unit.test.assertions.flatMap((each) => [...each.subjectLiterals, ...each.expectedLiterals]),
    ]
      .map((each) => each.value)
      .filter((value) => value.length > 1),
  );
  if (values.size < 2) return false;
  return head.some((fresh) => {
    if (fresh.place !== unit.place) return false;
    const held = new Set(
      [
        ...fresh.test.rows.flatMap((row) => row.literals),
        ...fresh.test.calls.flatMap((each) => each.literals),
        ...fresh.test.assertions.flatMap((each) => [...each.subjectLiterals, ...each.expectedLiterals]),
      ].map((each) => each.value),
    );
    return (
      [...values].filter((value) => held.has(value)).length >= 0.8 * values.size &&
      (fresh.test.rows.length > 1 || fresh.test.assertions.length > unit.test.assertions.length)
    );
  });
}

/** The same test in a file of head that the change does not touch. */
async function copyElsewhere(change: ChangeView, unit: Unit): Promise<boolean> {
  if (unit.test.name.length < 6 || unit.keys.length === 0) return false;
  const paths = await change.grep('head', [unit.test.name]);
  for (const path of paths.slice(0, 5)) {
    const source = await change.source('head', path);
    if (!source || !holdsTests({ ...source, path, text: source.text, pack: source.pack, role: source.role })) continue;
    const file = testFileOf(source);
    if (file.cases.some((test) => test.name === unit.test.name && shared(unit.keys, unitOf(test, source, file, path).keys) >= 0.8))
      return true;
  }
  return false;
}

function draftsOf(gone: readonly Unit[], change: ChangeView, units: Units, twins: ReadonlySet<Unit>, symbols: RemovedSymbols): Draft[] {
  const [first] = gone;
  if (!first) return [];
  const pair = change.pairs.find(({ entry }) => entry.path === first.place);
  const alone = !pair?.head || !units.head.some((unit) => unit.place === first.place);
  const all = gone.length === units.base.filter((unit) => unit.place === first.place).length;
  const added = units.head.filter((unit) => !twins.has(unit));
  const judged = gone.map((unit) => ({
    unit,
    heir: added.find((fresh) => carriesOn(unit, fresh)),
    symbol: [...unit.words].find((word) => symbols.names.has(word)) ?? titleSymbol(unit, symbols),
  }));
  if ((alone && all) || gone.length > many) {
    const covered = judged.filter(({ symbol, unit }) => symbol !== undefined || unit.test.state !== 'live').length >= 0.5 * judged.length;
    const carried = judged.filter(({ symbol, unit, heir }) => symbol !== undefined || unit.test.state !== 'live' || heir !== undefined);
    const anew = added.filter((unit) => weight(unit) > strengths.present && !units.base.some(({ place }) => place === unit.place));
    const rebuilt = carried.length >= 0.5 * judged.length || anew.length >= judged.length;
    const severity: Severity = covered ? 'info' : rebuilt ? 'warning' : 'error';
    const evidence = judged.slice(0, 10).map(({ unit, symbol }) => evidenceOf(unit, symbol, symbols));
    const message =
      all && alone
        ? `All ${count(gone.length)} of ${first.source.path} are deleted.`
        : `${count(gone.length)} are deleted from ${first.source.path}.`;
    return [draft(first, pair?.head, severity, `${message} ${consequence(covered)}`, evidence)];
  }
  return judged.map(({ unit, symbol, heir }) => {
    const off = unit.test.state === 'skipped';
    const severity: Severity = symbol !== undefined || off ? 'info' : heir ? 'warning' : 'error';
    return draft(
      unit,
      pair?.head,
      severity,
      `The test “${unit.test.name}” is deleted. ${off ? 'It did not run before either.' : consequence(symbol !== undefined)}`,
      [evidenceOf(unit, symbol, symbols), ...(heir ? [heirEvidence(heir)] : [])],
    );
  });
}

/** A new test of much the same name, or one that calls what the old one called, and that demands as much. */
function carriesOn(old: Unit, fresh: Unit): boolean {
  if (old.test.framework !== fresh.test.framework || weight(fresh) < weight(old)) return false;
  const called = old.test.callees.filter((name) => name.length > 3);
  const again = called.filter((name) => fresh.test.callees.includes(name));
  return sameWords(old.test.name, fresh.test.name) ? again.length > 0 : called.length >= 3 && again.length >= 0.75 * called.length;
}

/** Its strongest demand. */
function weight({ test }: Unit): number {
  return Math.max(0, ...test.assertions.filter((each) => each.hollow === undefined).map((each) => strengths[each.strength]));
}

function heirEvidence({ test, source }: Unit): Evidence {
  return {
    message: `The new test “${test.name}” does much of the same.`,
    path: source.path,
    range: source.lines.range(test.nameSpan.start, test.nameSpan.end),
  };
}

function titleSymbol(unit: Unit, { names }: RemovedSymbols): string | undefined {
  return [unit.test.name, ...unit.test.suites]
    .flatMap((title) => title.match(/[\p{L}_][\p{L}\p{N}_]{3,}/gu) ?? [])
    .find((word) => names.has(word) || names.has(word.replace(/^[Tt]est_?/, '')));
}

function consequence(covered: boolean): string {
  return covered ? 'What it used went away in the same change.' : 'What it checked is checked no more.';
}

function count(tests: number): string {
  return tests === 1 ? 'one test' : `${tests} tests`;
}

function evidenceOf(unit: Unit, symbol: string | undefined, { where }: RemovedSymbols): Evidence {
  const path = symbol === undefined ? undefined : where.get(symbol);
  if (symbol !== undefined) return { message: `“${unit.test.name}” used \`${symbol}\`, which is removed${path ? ` from ${path}` : ''}.` };
  return {
    message: `“${unit.test.name}” stood here.`,
    path: unit.source.path,
    range: unit.source.lines.range(unit.test.nameSpan.start, unit.test.nameSpan.end),
  };
}

function draft(
  unit: Unit,
  head: { path: string; text: string } | undefined,
  severity: Severity,
  message: string,
  evidence: readonly Evidence[],
): Draft {
  const span = head ? nearest(unit, head.text) : unit.test.nameSpan;
  return {
    ruleId: 'test/deleted',
    severity,
    message,
    side: head ? 'head' : 'base',
    path: head?.path ?? unit.source.path,
    start: span.start,
    end: span.end,
    subject: `${unit.place} ${unit.test.id}`,
    tool: unit.test.framework,
    evidence,
  };
}

/** The line of head that came before the deleted test, as near as its own words tell. */
function nearest(unit: Unit, text: string): { start: number; end: number } {
  const lines = unit.source.text.slice(0, unit.test.start).split('\n').reverse();
  for (const line of lines.slice(0, 200)) {
    if (line.trim().length < 4) continue;
    const at = text.indexOf(line);
    if (at >= 0 && text.indexOf(line, at + 1) < 0)
      return { start: at + (line.length - line.trimStart().length), end: at + line.trimEnd().length };
  }
  return { start: 0, end: Math.max(1, text.search(/\r?\n|$/)) };
}
