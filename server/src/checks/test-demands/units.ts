// The tests of both sides of a change, and which of them are the same test.
import type { ChangeView } from '../check.ts';
import type { Source } from '../../syntax/source.ts';
import type { Assertion, TestCase, TestFile } from '../testing/model.ts';
import { meaningOf } from '../testing/lexicon.ts';
import { holdsTests } from '../testing/scope.ts';
import { testFileOf } from '../testing/test-file.ts';
import { fold } from '../testing/tree.ts';

export interface Unit {
  readonly test: TestCase;
  readonly source: Source;
  readonly file: TestFile;
  /** The same for both sides of a renamed file. */
  readonly place: string;
  readonly keys: readonly string[];
  readonly words: ReadonlySet<string>;
}

export interface Units {
  readonly base: readonly Unit[];
  readonly head: readonly Unit[];
}

export function unitsOf(change: ChangeView): Units {
  const side = (which: 'base' | 'head') =>
    change.pairs.flatMap((pair) => {
      const source = pair[which];
      // Where one side could not be read, nothing can be said of the other.
      if (!source || !holdsTests(source) || pair.base?.unread || pair.head?.unread) return [];
      const file = testFileOf(source);
      return file.cases.map((test) => unitOf(test, source, file, pair.entry.path));
    });
  return { base: side('base'), head: side('head') };
}

export function unitOf(test: TestCase, source: Source, file: TestFile, place: string): Unit {
  const body = source.text.slice(test.body?.start ?? test.start, test.body?.end ?? test.end);
  return {
    test,
    source,
    file,
    place,
    keys: test.assertions.map(keyOf),
    words: new Set(body.match(/[\p{L}_][\p{L}\p{N}_]+|\d[\d.]*/gu) ?? []),
  };
}

/** A demand without its position: the same words about the same value. */
export function keyOf(assertion: Assertion): string {
  return [assertion.subject, meaningOf(assertion.matcher).core, assertion.negated ? 'not' : '', assertion.expected].join('\0');
}

/** Pairs each test of base with its twin in head, surest first. */
export function pairUnits({ base, head }: Units): Map<Unit, Unit> {
  const pairs = new Map<Unit, Unit>();
  const open = new Set(head);
  const passes: readonly ((old: Unit, fresh: Unit) => boolean)[] = [
    (old, fresh) => old.place === fresh.place && old.test.id === fresh.test.id,
    (old, fresh) => old.place === fresh.place && old.test.name === fresh.test.name && old.test.name !== '',
    (old, fresh) => old.test.id === fresh.test.id && close(old, fresh) >= 0.3,
    (old, fresh) => old.test.name === fresh.test.name && old.test.name !== '' && close(old, fresh) >= 0.5,
    (old, fresh) => old.keys.length > 0 && shared(old.keys, fresh.keys) >= 0.8,
    (old, fresh) => old.place === fresh.place && close(old, fresh) >= 0.7,
    (old, fresh) => old.place === fresh.place && sameWords(old.test.name, fresh.test.name) && close(old, fresh) >= 0.3,
    // Moved to another file and written anew: a name that says this much is not given twice by chance.
    (old, fresh) => old.place !== fresh.place && old.test.name === fresh.test.name && old.test.name.length >= 12,
  ];
  for (const same of passes) {
    for (const old of base) {
      if (pairs.has(old)) continue;
      const twin = best(
        [...open].filter((fresh) => same(old, fresh)),
        old,
      );
      if (!twin) continue;
      pairs.set(old, twin);
      open.delete(twin);
    }
  }
  return pairs;
}

function best(candidates: readonly Unit[], old: Unit): Unit | undefined {
  return candidates.length < 2
    ? candidates[0]
    : candidates.map((unit) => ({ unit, score: close(old, unit) })).toSorted((a, b) => b.score - a.score)[0]?.unit;
}

/** How much of the words of both bodies they share. */
export function close(one: Unit, other: Unit): number {
  const both = [...one.words].filter((word) => other.words.has(word)).length;
  return one.words.size + other.words.size === 0 ? 1 : (2 * both) / (one.words.size + other.words.size);
}

/** How many of the first keys the second list has, each used once. */
export function shared(keys: readonly string[], others: readonly string[]): number {
  const rest = [...others];
  const found = keys.filter((key) => {
    const at = rest.indexOf(key);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return keys.length === 0 ? 0 : found.length / keys.length;
}

export function sameWords(one: string, other: string): boolean {
  const split = (name: string) =>
    new Set(
      fold(name)
        .split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
        .map((word) => word.toLowerCase())
        .filter(Boolean),
    );
  const [a, b] = [split(one), split(other)];
  const both = [...a].filter((word) => b.has(word)).length;
  return both > 0 && (2 * both) / (a.size + b.size) >= 0.5;
}
