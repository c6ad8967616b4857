// Ties a decision in the product to the test that feeds it and to the outcome that this test expects.
import type { Severity } from '../../model/finding.ts';
import type { Literal } from '../testing/model.ts';
import type { Candidate } from './candidates.ts';
import { isTelling, shapeOf } from './distinctive.ts';
import { type Fact, keyOf, type TestFacts } from './test-facts.ts';
import { type Proxy, viewOf } from './views.ts';

export interface Tie {
  readonly severity: Severity;
  /** The literal that gives it away: what is asked for, or the answer where nothing is asked. */
  readonly asked: Literal;
  readonly feed: Fact | undefined;
  readonly expect: Fact | undefined;
  readonly facts: TestFacts;
  /** How the input is recognised, where not by its value. */
  readonly proxy?: Proxy;
}

const unasked: ReadonlySet<Candidate['kind']> = new Set(['counted', 'fallback', 'recorded', 'constant']);

/** How far apart, in lines, what is fed and what is expected may stand in one case. */
const nearby = 8;

/** `predates`: the test stood in base already, so that the code was written to it. */
export function tie(
  candidate: Candidate,
  files: readonly TestFacts[],
  predates: (facts: TestFacts, literal: Literal) => boolean,
): Tie | undefined {
  const ties = files.flatMap((facts) => {
    const old = (literal: Literal) => predates(facts, literal);
    if (unasked.has(candidate.kind)) return answerTies(candidate, facts, old);
    return [...candidate.asked.flatMap((asked) => tiesOf(candidate, asked, facts, old(asked))), ...viewTies(candidate, facts, old)];
  });
  return ties.sort((one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'))[0];
}

function tiesOf(candidate: Candidate, asked: Literal, facts: TestFacts, old: boolean): Tie[] {
  const shape = shapeOf(asked);
  const digest = facts.derived.get(asked.value);
  if (shape === 'common' && !digest) return [];
  const feeds = (facts.byValue.get(keyOf(asked)) ?? []).filter(({ role }) => role !== 'expected');
  const proxy = feeds.length === 0 && digest ? ('digest' as const) : undefined;
  return (proxy && digest ? [digest] : feeds).flatMap((feed): Tie[] => {
    const answers = candidate.answered.filter(({ start }) => start !== asked.start);
    const expect = expected(answers, feed, facts);
    const told = { asked, feed, expect, facts, ...(proxy ? { proxy } : {}) };
    const severity = severityOf(proxy ? 'data' : shape, expect, answers, old, candidate.kind === 'entry');
    return severity ? [{ ...told, severity }] : [];
  });
}

function severityOf(
  shape: 'data' | 'word' | 'common',
  expect: Fact | undefined,
  answers: readonly Literal[],
  old: boolean,
  isEntry: boolean,
): Severity | undefined {
  if (shape === 'word') return expect && old && !isEntry && shapeOf(expect) === 'data' ? 'warning' : undefined;
  if (expect && isTelling(expect)) return isEntry && !old ? 'warning' : 'error';
  if (isEntry || !old) return undefined;
  return answers.some(isTelling) || expect ? 'warning' : undefined;
}

/** The place where a test expects one of the answers, in the case that feeds the input. */
function expected(answers: readonly Literal[], feed: Fact, facts: TestFacts): Fact | undefined {
  const found = answers.flatMap((answer) => facts.byValue.get(keyOf(answer)) ?? []);
  return found
    .filter(
      ({ role, scope, start, line }) =>
        role !== 'fed' && scope.start === feed.scope.start && start !== feed.start && Math.abs(line - feed.line) <= nearby,
    )
    .sort(
      (one, other) =>
        Number(other.role === 'expected') - Number(one.role === 'expected') ||
        Math.abs(one.line - feed.line) - Math.abs(other.line - feed.line),
    )[0];
}

/** Ways of knowing an input that honest code has too: a prefix, a sum, a size. */
const weak: ReadonlySet<Proxy> = new Set(['part', 'sum', 'length']);

/** A condition that picks out what a test feeds; one that also picks out inputs with another outcome is a rule, not a memory. */
function viewTies(candidate: Candidate, facts: TestFacts, old: (literal: Literal) => boolean): Tie[] {
  if (candidate.answered.length === 0 || candidate.kind === 'entry') return [];
  const asked = candidate.asked[0] ?? candidate.answered[0];
  const all = facts.all.flatMap((feed) => {
    const proxy = feed.role === 'expected' ? undefined : viewOf(candidate, feed);
    return proxy ? [{ feed, proxy, expect: expected(candidate.answered, feed, facts) }] : [];
  });
  const strong = all.filter(({ proxy }) => !weak.has(proxy));
  const seen = strong.length > 0 ? strong : all;
  if (!asked || seen.some(({ expect }) => expect === undefined)) return [];
  return seen.flatMap(({ feed, proxy, expect }): Tie[] => {
    if (!expect || !isTelling(expect)) return [];
    const severity = viewSeverity(proxy, expect, old(feed));
    return severity ? [{ severity, asked, feed, expect, facts, proxy }] : [];
  });
}

function viewSeverity(proxy: Proxy, expect: Fact, old: boolean): Severity | undefined {
  if (proxy === 'element') return 'error';
  if (!weak.has(proxy)) return old ? 'error' : 'warning';
  if (!old) return undefined;
  return shapeOf(expect) === 'data' ? 'error' : proxy === 'length' ? undefined : 'warning';
}

/** An answer that asks for nothing, or for the number of calls, and that a test of base expects. */
function answerTies(candidate: Candidate, facts: TestFacts, old: (literal: Literal) => boolean): Tie[] {
  const tied = candidate.answered.flatMap((answer) => {
    const expect = (facts.byValue.get(keyOf(answer)) ?? []).find(({ role }) => role !== 'fed');
    return expect && isTelling(answer) && old(answer) ? [{ answer, expect }] : [];
  });
  const [first] = tied;
  const severity = first && answerSeverity(candidate, tied);
  return severity ? [{ severity, asked: first.answer, feed: undefined, expect: first.expect, facts }] : [];
}

/** A message for people: letters and little else. Code has such answers for its own reasons. */
function isProse({ kind, value }: Literal): boolean {
  return kind === 'string' && /^[\p{L}\s,.'’!?:-]+$/u.test(value);
}

function answerSeverity({ kind, answered }: Candidate, tied: readonly { answer: Literal; expect: Fact }[]): Severity | undefined {
  const data = tied.filter(({ answer }) => shapeOf(answer) === 'data' && !isProse(answer));
  if (kind === 'recorded') {
    const outcomes = new Set(data.map(({ expect }) => expect.scope.start));
    return outcomes.size >= 2 && tied.length >= 0.6 * answered.length ? 'error' : undefined;
  }
  if (data.length > 0 || kind === 'constant') return 'error';
  return tied.some(({ answer }) => answer.value.length >= 5) ? 'warning' : undefined;
}
