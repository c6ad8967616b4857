// Makes one demand of a test from its parts: what is looked at, what is expected, and whether it can fail.
import type { Segment } from './chain.ts';
import { meaningOf } from './lexicon.ts';
import { literalOf, literalsIn } from './literals.ts';
import type { Assertion, Strength } from './model.ts';
import type { Trait } from './traits.ts';
import { fold, type SyntaxNode } from './tree.ts';

export interface Reading {
  readonly text: string;
  readonly traits: ReadonlySet<Trait>;
}

/** One demand, judged: how strong it is and whether it can fail at all. */
export function make(
  subject: SyntaxNode,
  matcher: string,
  strength: Strength,
  known: boolean,
  negated: boolean,
  expected: readonly SyntaxNode[],
  node: SyntaxNode,
  reading: Reading,
  hollow?: Assertion['hollow'],
  tolerance?: number,
): Assertion {
  const subjectText = normal(text(subject, reading));
  const expectedText = expected.map((each) => fold(text(each, reading))).join(', ');
  const expectedLiterals = expected.flatMap((each) => literalsIn(each, reading.text));
  const only = expected.length === 1 && expected[0] ? literalOf(expected[0], reading.text) : undefined;
  const core = meaningOf(matcher).core;
  const isBoolean =
    only?.kind === 'boolean' && strength === 'exact' && /^(?:be|equal|equals|eq|equalto|same|is|strictequal|eql)$/.test(core);
  const constantSubject = literalOf(subject, reading.text);
  const judged =
    hollow ??
    hollowness(
      constantSubject !== undefined && constantSubject.kind !== 'list',
      subjectText,
      expectedText,
      only !== undefined || (expected.length === 0 && strength === 'truthy'),
      strength,
      negated,
      subject,
    );
  const flips = isBoolean && only?.value === 'false';
  const soft = strength === 'exact' ? softened(expectedText) : undefined;
  const allowed = tolerance ?? toleranceOf(matcher, expectedText, expected.length);
  return {
    start: node.start,
    end: node.end,
    subject: subjectText,
    subjectSpan: { start: subject.start, end: subject.end },
    matcher,
    strength: isBoolean && !negated ? 'truthy' : (soft ?? strength),
    known,
    negated: /^(?:false|falsy|isfalse)$/.test(core) || flips ? !negated : negated,
    expected: isBoolean ? '' : expectedText,
    expectedLiterals,
    subjectLiterals: literalsIn(subject, reading.text),
    ...(allowed === undefined || Number.isNaN(allowed) ? {} : { tolerance: allowed }),
    ...(judged ? { hollow: judged } : {}),
  };
}

/** An expectation that stands for many values demands no more than they have in common. */
function softened(expected: string): Strength | undefined {
  if (/^(?:expect\.anything\(\)|(?:mock\.)?ANY|any\(\)|anything\(\)|It\.IsAny|Arg\.Any)/.test(expected)) return 'present';
  if (/^(?:expect\.any\(|any\()/.test(expected)) return 'type';
  if (/^expect\.(?:object|array)Containing\(/.test(expected)) return 'subset';
  if (/^expect\.string(?:Containing|Matching)\(/.test(expected)) return 'contains';
  return undefined;
}

/** How far off a value may be: of `approx(x, abs=…)`, `toBeCloseTo(x, digits)` and `closeTo(x, delta)`. */
function toleranceOf(matcher: string, expected: string, count: number): number | undefined {
  if (/\bapprox\(/.test(expected)) return Number(/\b(?:abs|rel|margin|epsilon)\s*[=(]\s*([\d.e+-]+)/.exec(expected)?.[1] ?? '1e-6');
  if (!/closeto$/i.test(matcher) || count === 0) return undefined;
  const last = Number(/,\s*([\d.e+-]+)$/.exec(expected)?.[1] ?? 'NaN');
  return matcher.startsWith('toBe') ? 0.5 * 10 ** -(Number.isNaN(last) ? 2 : last) : last;
}

function hollowness(
  constant: boolean,
  subject: string,
  expected: string,
  fixed: boolean,
  strength: Strength,
  negated: boolean,
  node: SyntaxNode,
): Assertion['hollow'] | undefined {
  if (negated) return undefined;
  if (/\|\|\s*true\b|\bor True\b/.test(subject)) return 'constant';
  if (constant && fixed && (expected === '' || normal(expected) === subject))
    return /^(?:false|False|0|nil|null|None|undefined)$/.test(subject) && expected === '' ? undefined : 'constant';
  const pure = !/\w\s*\(|lambda|=>|\bnew\b/.test(subject);
  return strength === 'exact' && expected !== '' && normal(expected) === subject && pure && !constant && node.type !== 'string'
    ? 'self'
    : undefined;
}

/** Receivers that say nothing, awaits and white space are no part of what is looked at. */
function normal(raw: string): string {
  return fold(raw)
    .replace(/^(?:await |try )+/, '')
    .replace(/^(?:self\.|this\.|\$this->|&)/, '')
    .replace(/;$/, '');
}

export function group(parts: readonly SyntaxNode[], parent: SyntaxNode): SyntaxNode | undefined {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  return first === last
    ? first
    : { type: 'tokens', field: undefined, named: true, start: first.start, end: last.end, children: [...parts], parent };
}

export function spanNode(start: number, end: number, parent: SyntaxNode): SyntaxNode {
  return { type: 'stretch', field: undefined, named: true, start, end, children: parent.children, parent };
}

export function lastEnd(segment: Segment | undefined): number {
  const last = segment?.calls.at(-1)?.at(-1);
  return last ? last.end + 1 : (segment?.end ?? 0) + (segment?.calls.length ? 2 : 0);
}

export function text(node: SyntaxNode, reading: Reading): string {
  return reading.text.slice(node.start, node.end);
}
