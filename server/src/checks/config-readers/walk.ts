// Finds the entries that a key pattern names, in both versions at once.
import { alignChildren, type EntryPair } from './align.ts';
import type { Entry } from './entry.ts';

/** A place in both versions, with the entry around it that head still has. */
export interface Place extends EntryPair {
  /** The innermost entry of head around the place: where a removed one used to be. */
  readonly around: Entry | undefined;
  /** Keys from the root, list items left out. */
  readonly keys: readonly string[];
  /** The pair that holds this one. */
  readonly parent: Partial<Place>;
}

/**
 * Pattern: keys joined with dots. `*` stands for any run of characters in one key, also for a list item; `**` for any number of levels; `a|b` for either.
 * A dot inside a key is written `\.`.
 */
export function findPlaces(pattern: string, root: EntryPair): Place[] {
  const segments = pattern === '' ? [] : pattern.split(/(?<!\\)\./).map((segment) => segment.replaceAll('\\.', '.'));
  const matchers = segments.map((segment) => (segment === '**' ? '**' : matcherOf(segment)));
  return [...walk(matchers, 0, { ...root, around: root.head, keys: [], parent: {} })];
}

function* walk(matchers: readonly (RegExp | '**')[], at: number, place: Place): Generator<Place> {
  const matcher = matchers[at];
  if (matcher === undefined) {
    yield place;
    return;
  }
  if (matcher === '**') yield* walk(matchers, at + 1, place);
  for (const pair of alignChildren(place.base, place.head)) {
    const key = (pair.head ?? pair.base)?.key ?? '';
    if (matcher !== '**' && !matcher.test(key)) continue;
    const next = { ...pair, around: place.head ?? place.around, keys: key === '' ? place.keys : [...place.keys, key], parent: place };
    yield* walk(matchers, matcher === '**' ? at : at + 1, next);
  }
}

function matcherOf(segment: string): RegExp {
  const source = segment.split('|').map((choice) => choice.replace(/[\\^$+?.()[\]{}/]/g, '\\$&').replaceAll('*', '.*'));
  return new RegExp(`^(?:${source.join('|')})$`);
}
