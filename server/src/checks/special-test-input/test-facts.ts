// What a test file feeds and expects, literal by literal, with the place of each: the other end of a special case.
import { createHash } from 'node:crypto';
import type { Source } from '../../syntax/source.ts';
import { literalsIn } from '../testing/literals.ts';
import type { Literal, Span } from '../testing/model.ts';
import { testFileOf } from '../testing/test-file.ts';
import { treesOf } from '../testing/tree.ts';

export interface Fact extends Literal {
  readonly role: 'fed' | 'expected' | 'either';
  /** The case or the row it stands in. */
  readonly scope: Span;
  readonly line: number;
}

export interface TestFacts {
  readonly source: Source;
  readonly byValue: ReadonlyMap<string, readonly Fact[]>;
  /** Digests and encodings of what is fed, with the literal behind each. */
  readonly derived: ReadonlyMap<string, Fact>;
  readonly all: readonly Fact[];
}

const known = new WeakMap<Source, TestFacts>();

/** Memoised per source: an editor reads only the test that was edited. */
export function factsOf(source: Source): TestFacts {
  const before = known.get(source);
  if (before) return before;
  const all = readFacts(source);
  const facts: TestFacts = { source, byValue: group(all), derived: derivedOf(all), all };
  known.set(source, facts);
  return facts;
}

export function keyOf({ kind, value }: Pick<Literal, 'kind' | 'value'>): string {
  return `${kind === 'regex' ? 'string' : kind} ${value.trim()}`;
}

function readFacts(source: Source): Fact[] {
  const { cases } = testFileOf(source);
  const expected = new Set(
    cases.flatMap((each) => each.assertions.flatMap((assertion) => assertion.expectedLiterals)).map(({ start }) => start),
  );
  const fed = new Set(
    cases
      .flatMap((each) => [
        ...each.calls.flatMap((call) => call.literals),
        ...each.assertions.flatMap((assertion) => assertion.subjectLiterals),
      ])
      .map(({ start }) => start),
  );
  return treesOf(source).flatMap((root) =>
    literalsIn(root, source.text).flatMap((literal): Fact[] => {
      const owner = cases.findLast((each) => each.start <= literal.start && literal.end <= each.end);
      const row =
        owner?.rows.find((each) => each.start <= literal.start && literal.end <= each.end) ??
        cases.flatMap((each) => each.rows).find((each) => each.start <= literal.start && literal.end <= each.end);
      const scope = row ?? owner;
      // What a test is called is not what it feeds.
      if (!scope || (owner && owner.nameSpan.start <= literal.start && literal.end <= owner.nameSpan.end)) return [];
      const role = row ? 'either' : expected.has(literal.start) ? 'expected' : fed.has(literal.start) ? 'fed' : 'either';
      return [{ ...literal, role, scope, line: source.lines.lineOf(literal.start) }];
    }),
  );
}

function derivedOf(facts: readonly Fact[]): Map<string, Fact> {
  const derived = new Map<string, Fact>();
  for (const fact of facts) {
    if (fact.kind !== 'string' || fact.value.length < 3 || fact.value.length > 400 || fact.role === 'expected') continue;
    const bytes = Buffer.from(fact.value);
    for (const name of ['md5', 'sha1', 'sha256', 'sha512']) {
      const hex = createHash(name).update(bytes).digest('hex');
      for (const value of [hex, hex.slice(0, 8), hex.slice(0, 12), hex.slice(0, 16)]) derived.set(value, fact);
    }
    for (const value of [bytes.toString('base64'), bytes.toString('hex'), [...fact.value].reverse().join('')])
      if (value.length >= 6) derived.set(value, fact);
  }
  return derived;
}

function group(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) groups.set(keyOf(fact), [...(groups.get(keyOf(fact)) ?? []), fact]);
  return groups;
}
