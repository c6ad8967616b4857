// Compares the demands of one test before and after: which are gone, which accept more, which expect something else.
import type { Draft } from '../check.ts';
import type { Severity } from '../../model/finding.ts';
import { type Assertion, strengths } from '../testing/model.ts';
import { meaningOf } from '../testing/lexicon.ts';
import { fold } from '../testing/tree.ts';
import { type RemovedSymbols, wordsOf } from './removed-symbols.ts';
import { close, keyOf, type Unit } from './units.ts';

const counters = new Set(['assertions', 'hasAssertions']);
const helperName = /assert|check|verify|expect|validate|ensure|must|should|compare|same|require|confirm/i;

/** What the rest of the change says about a test. */
export interface Surroundings {
  readonly symbols: RemovedSymbols;
  /** Demands of tests that are new. */
  readonly added: readonly string[];
  /** Functions of changed test files of head that demand something on behalf of a test. */
  readonly helpers: ReadonlySet<string>;
}

export function weakenedTests(old: Unit, fresh: Unit, around: Surroundings): Draft[] {
  if (old.test.state === 'skipped' || old.test.framework !== fresh.test.framework) return [];
  const { before, after } = unmatched(old, fresh);
  if (before.length === 0) return [];
  const pairs = pairBySubject(before, after);
  const taken = new Set(pairs.values());
  const extra = after.filter((each) => !taken.has(each) && each.hollow === undefined);
  const turned = [...pairs].filter(([from, to]) => turnedRound(from, to));
  const weaker = [...pairs].filter(([from, to]) => !turnedRound(from, to) && loosened(from, to) && !cleared(from, fresh, extra));
  const gone = removed(
    old,
    fresh,
    before.filter((each) => !pairs.has(each)),
    extra,
    around,
  );
  const judged = new Set(weaker.map(([from]) => from));
  const expected = [...pairs].filter(
    ([from, to]) =>
      !judged.has(from) &&
      from.strength === to.strength &&
      from.negated === to.negated &&
      from.expected !== to.expected &&
      from.expectedLiterals.length > 0 &&
      to.expectedLiterals.length > 0,
  );
  return [
    ...weaker.map(([from, to]) => weakenedDraft(old, fresh, from, to)),
    ...(gone.length > 0 ? [removedDraft(old, fresh, gone)] : []),
    ...(expected[0] ? [changedDraft(old, fresh, expected[0], expected.length)] : []),
    ...turned.map((pair) => turnedDraft(old, fresh, pair)),
  ];
}

/** What is left of both lists when every demand that stands in both is taken out. */
function unmatched(old: Unit, fresh: Unit): { before: Assertion[]; after: Assertion[] } {
  const after = [...fresh.test.assertions];
  const before = old.test.assertions.filter((assertion) => {
    const at = after.findIndex((other) => keyOf(other) === keyOf(assertion));
    const equivalent =
      at >= 0
        ? at
        : after.findIndex(
            (other) =>
              other.subject === assertion.subject &&
              other.strength === assertion.strength &&
              other.negated === assertion.negated &&
              other.expected === assertion.expected,
          );
    if (equivalent >= 0) after.splice(equivalent, 1);
    return equivalent < 0;
  });
  return { before, after };
}

function pairBySubject(before: readonly Assertion[], after: readonly Assertion[]): Map<Assertion, Assertion> {
  const pairs = new Map<Assertion, Assertion>();
  const open = new Set(after);
  const passes: readonly ((from: Assertion, to: Assertion) => boolean)[] = [
    (from, to) => from.subject === to.subject && from.matcher === to.matcher,
    (from, to) => from.subject === to.subject,
    (from, to) => from.expected !== '' && from.expected === to.expected && from.matcher === to.matcher,
    (from, to) => core(from.subject) === core(to.subject),
    (from, to) => alike(from.subject, to.subject),
    (from, to) => from.expected !== '' && from.expected === to.expected,
    (from, to) => before.length === 1 && after.length === 1 && namesTheSame(from.subject, to.subject),
  ];
  for (const same of passes) {
    for (const from of before) {
      if (pairs.has(from)) continue;
      const to = [...open].find((each) => same(from, each));
      if (!to) continue;
      pairs.set(from, to);
      open.delete(to);
    }
  }
  return pairs;
}

function core(subject: string): string {
  return subject
    .replace(
      /^(?:string|len|list|set|sorted|str|int|float|bool|Number|String|Boolean)\(|\)$|\.(?:Error|toString|Value|value|trim|Unwrap|unwrap)\(\)$/g,
      '',
    )
    .replace(/[\s()?!]/g, '');
}

function alike(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both >= 2 && (2 * both) / (a.size + b.size) >= 0.75;
}

/** A value put into a variable first keeps its name: `pool.getConnectionCount()` and `connectionCount`. */
function namesTheSame(from: string, to: string): boolean {
  return [...wordsOf(to)].some((word) => word.length >= 5 && from.toLowerCase().includes(word.toLowerCase()));
}

/** Demanded that there is nothing, and now demands what is there: neither accepts what the other does. */
function turnedRound(from: Assertion, to: Assertion): boolean {
  if (!wantsNothing(from) || from.negated || !to.known || to.hollow !== undefined) return false;
  return wantsNothing(to) ? to.negated : !to.negated && to.strength !== 'noThrow' && to.strength !== 'nothing';
}

function wantsNothing({ matcher, expected, strength }: Assertion): boolean {
  const word = expected === '' ? meaningOf(matcher).core : expected;
  return strength === 'exact' && /^(?:null|nil|none|undefined|nullptr)$/i.test(word);
}

/** Accepts more than it did. */
function loosened(from: Assertion, to: Assertion): boolean {
  if (to.hollow !== undefined || from.hollow !== undefined || !from.known || !to.known) return false;
  if (from.tolerance !== undefined && to.tolerance !== undefined && to.tolerance > from.tolerance) return true;
  if (from.negated !== to.negated && from.strength === 'exact') return true;
  if (to.expected !== '' && to.expected === to.subject && from.expected !== from.subject) return true;
  if (isGeneral(to) && !isGeneral(from) && isThrow(from) && isThrow(to)) return true;
  if (strengths[from.strength] - strengths[to.strength] < 1) return false;
  if (strengths[from.strength] <= strengths.noThrow) return false;
  if (to.strength === 'structure' && /^(?:len\(|.*\.(?:len|length|size|count)\b)/i.test(from.subject)) return false;
  return !(to.strength === 'truthy' && /==|\bequals?\(|\.is_?[A-Z_]?\w*\(|\b(?:Equal|DeepEqual|isEqual|matches)\w*\(/.test(to.subject));
}

function isThrow({ matcher }: Assertion): boolean {
  return /throw|raise|reject|panic/i.test(matcher);
}

/** Any failure at all will do. */
function isGeneral({ expected, subject }: Assertion): boolean {
  return /^(?:Error|Exception|BaseException|StandardError|Throwable|System\.Exception|std::exception|\\?Throwable|\\?Exception)(?:\.class|::class|\.self)?\b(?!\w)/.test(
    expected || subject,
  );
}

/** Something else in the test demands as much of the same value, or as much again. */
function cleared(from: Assertion, fresh: Unit, extra: Assertion[]): boolean {
  if (
    fresh.test.assertions.some(
      (each) => each.subject === from.subject && each.expected === from.expected && strengths[each.strength] >= strengths[from.strength],
    )
  )
    return true;
  const credit = extra.findIndex((each) => each.known && strengths[each.strength] >= strengths[from.strength]);
  if (credit >= 0) extra.splice(credit, 1);
  return credit >= 0;
}

function removed(
  old: Unit,
  fresh: Unit,
  left: readonly Assertion[],
  extra: Assertion[],
  { symbols, added, helpers }: Surroundings,
): Assertion[] {
  const callsHelper = fresh.test.callees.some(
    (name) => !old.test.callees.includes(name) && !counters.has(name) && (helperName.test(name) || helpers.has(name)),
  );
  if (callsHelper) return [];
  const now = wordsOf(fresh.source.text.slice(fresh.test.start, fresh.test.end));
  const standing = fresh.test.assertions.filter((each) => !old.source.text.includes(fresh.source.text.slice(each.start, each.end)));
  const candidates = left.filter((each) => {
    if (standing.some((other) => takesIn(other, fresh, each, old)) || expectsTheSame(each, fresh) || isImplied(each, fresh)) return false;
    if (strengths[each.strength] <= strengths.noThrow || each.hollow !== undefined) return false;
    if (added.includes(keyOf(each))) return false;
    return ![...wordsOf(`${each.subject} ${each.expected}`)].some((word) => symbols.names.has(word));
  });
  const known = candidates.filter(
    (each) =>
      wordsOf(each.subject).size === 0 ||
      [...wordsOf(each.subject)].some((word) => now.has(word)) ||
      close(old, fresh) >= 0.6 ||
      fresh.test.assertions.length === 0,
  );
  return known.slice(0, Math.max(0, known.length - extra.length));
}

/** A new demand that carries the old one inside: `raises(Error, check=lambda e: e.code == 'x')` for `assert e.value.code == 'x'`. */
function takesIn(demand: Assertion, fresh: Unit, { subject, expected, expectedLiterals, subjectLiterals }: Assertion, old: Unit): boolean {
  const tail = subject.match(/[\p{L}_][\p{L}\p{N}_]*/gu)?.at(-1);
  const said = fold(fresh.source.text.slice(demand.start, demand.end));
  const telling = [...expectedLiterals, ...subjectLiterals].filter(({ kind, value }) => kind === 'string' && value.length >= 4);
  const again = telling.filter(({ start, end }) => said.includes(fold(old.source.text.slice(start, end))));
  if (again.length > 0 && again.length >= 0.5 * telling.length) return true;
  if (expected.length >= 20 && said.includes(expected)) return true;
  if (tail === undefined || expected.length < 3) return false;
  return said.includes(expected) && wordsOf(said).has(tail);
}

/** That something is there is demanded by every demand of something in it: `expect(state?.data).toEqual(1)` for `expect(state).toBeDefined()`. */
function isImplied(demand: Assertion, { test }: Unit): boolean {
  if (!wantsPresence(demand)) return false;
  return test.assertions.some((each) => {
    const rest = each.subject.startsWith(demand.subject) ? each.subject.slice(demand.subject.length) : '';
    return /^[!?]*(?:\.|\[|->|::)/.test(rest) && !each.negated && !wantsNothing(each) && strengths[each.strength] > strengths.present;
  });
}

function wantsPresence(demand: Assertion): boolean {
  if (demand.negated) return wantsNothing(demand);
  return (
    demand.expected === '' &&
    (demand.strength === 'present' || demand.strength === 'truthy') &&
    /^[\w$.[\]!?()'"{}:,\s-]+$/.test(demand.subject)
  );
}

/** Something else in the test is held against the same named value, as strictly. */
function expectsTheSame({ expected, expectedLiterals, strength }: Assertion, { test }: Unit): boolean {
  if (expected === '' || expectedLiterals.length > 0) return false;
  return test.assertions.some((each) => each.expected === expected && strengths[each.strength] >= strengths[strength]);
}

/** So little of it is left that both can hardly be compared; the less so where it moved to another file as well. */
function isRewritten(old: Unit, fresh: Unit): boolean {
  return old.place === fresh.place ? old.words.size >= 12 && close(old, fresh) < 0.5 : close(old, fresh) < 0.7;
}

const failing =
  /\b(?:panic|unreachable|todo)!\(|\b(?:XCTFail|Issue\.record|(?:pytest|self|assert|Assert|t|tb)\.(?:fail|Fail|Fatal|Fatalf|FailNow|Errorf?))\(|\bfail\(|\bthrow new Error\(|\braise AssertionError\b/g;

/** A branch that fails the test, or an outcome that the whole test is held to, stands where a demand stood. */
function failsByHand(old: Unit, fresh: Unit): boolean {
  const count = ({ source, test }: Unit) =>
    (source.text.slice(test.start, test.end).match(failing)?.length ?? 0) +
    test.assertions.filter(({ matcher, subject }) => matcher === 'throws' && subject === 'the whole test').length;
  return count(fresh) > count(old);
}

function weakenedDraft(old: Unit, fresh: Unit, from: Assertion, to: Assertion): Draft {
  const act =
    from.tolerance !== undefined && to.tolerance !== undefined
      ? `allows a larger tolerance for ${short(from.subject)}`
      : from.negated !== to.negated
        ? `turned its demand on ${short(from.subject)} round`
        : `no longer ${demand(from)} ${short(from.subject || from.expected)}`;
  return {
    ...place(fresh, to, `weakened ${keyOf(from)} ${keyOf(to)}`),
    ruleId: 'test/assertion-weakened',
    severity: old.place !== fresh.place && isRewritten(old, fresh) ? 'warning' : 'error',
    message: `The test “${fresh.test.name}” ${act}. Results that failed it before pass it now.`,
    evidence: [
      before(old, from),
      { message: `Now: ${line(fresh, to)}`, path: fresh.source.path, range: fresh.source.lines.range(to.start, to.end) },
    ],
  };
}

function demand({ strength }: Assertion): string {
  if (strength === 'exact') return 'checks the exact value of';
  if (strength === 'structure' || strength === 'subset') return 'checks the content of';
  if (strength === 'contains') return 'checks the text of';
  if (strength === 'bound') return 'bounds';
  return strength === 'type' ? 'checks the type of' : 'checks';
}

function removedDraft(old: Unit, fresh: Unit, gone: readonly Assertion[]): Draft {
  const [first] = gone;
  const isRepeated = gone.every((each) => fresh.keys.includes(keyOf(each)));
  const severity: Severity = isRepeated || isRewritten(old, fresh) || failsByHand(old, fresh) ? 'warning' : 'error';
  const what = gone.length === 1 ? `checks ${short(first?.subject || first?.expected || '')}` : `makes ${gone.length} of its checks`;
  return {
    ...place(fresh, fresh.test.nameSpan, `removed ${gone.map(keyOf).join(' ')}`),
    ruleId: 'test/assertion-removed',
    severity,
    message: `The test “${fresh.test.name}” no longer ${what}. It passes with results that it refused before.`,
    evidence: gone.slice(0, 10).map((each) => before(old, each)),
  };
}

function changedDraft(old: Unit, fresh: Unit, [from, to]: readonly [Assertion, Assertion], count: number): Draft {
  return {
    ...place(fresh, to, `expectation ${keyOf(from)} ${keyOf(to)}`),
    ruleId: 'test/expectation-changed',
    severity: 'info',
    message: `The test “${fresh.test.name}” expects ${short(to.expected)} where it expected ${short(from.expected)}${count > 1 ? `, and ${count - 1} more such changes` : ''}. Running the old test against the new code tells whether behaviour changed.`,
    evidence: [before(old, from)],
  };
}

function turnedDraft(old: Unit, fresh: Unit, [from, to]: readonly [Assertion, Assertion]): Draft {
  return {
    ...place(fresh, to, `turned ${keyOf(from)} ${keyOf(to)}`),
    ruleId: 'test/expectation-changed',
    severity: 'warning',
    message: `The test “${fresh.test.name}” demands that ${short(from.subject)} is there where it demanded that it is not. Running the old test against the new code tells whether behaviour changed.`,
    evidence: [before(old, from)],
  };
}

function place(unit: Unit, span: { start: number; end: number }, subject: string) {
  return {
    side: 'head' as const,
    path: unit.source.path,
    start: span.start,
    end: span.end,
    subject: `${unit.place} ${unit.test.id} ${subject}`,
    tool: unit.test.framework,
  };
}

function before(unit: Unit, assertion: Assertion) {
  return {
    message: `Before: ${line(unit, assertion)}`,
    path: unit.source.path,
    range: unit.source.lines.range(assertion.start, assertion.end),
  };
}

function line(unit: Unit, { start, end }: { start: number; end: number }): string {
  return short(fold(unit.source.text.slice(start, end)), 160);
}

function short(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
