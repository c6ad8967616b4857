// Decides for one place in both versions whether it got looser, and what exactly did.
import { canonical, child, type Entry } from '../config-readers/entry.ts';
import type { Place } from '../config-readers/walk.ts';
import type { Looser } from './tool.ts';

/** A name or glob of a list, at its own place. */
export interface Item {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type Loosening =
  | { readonly how: 'changed'; readonly base: Entry; readonly head: Entry; readonly off: boolean }
  | { readonly how: 'set'; readonly head: Entry; readonly lesser?: boolean }
  | { readonly how: 'removed'; readonly base: Entry }
  | { readonly how: 'grown'; readonly head: Entry; readonly items: readonly Item[]; readonly lesser?: boolean }
  | { readonly how: 'shrunk'; readonly base: Entry; readonly head: Entry; readonly items: readonly Item[] };

export function judge(place: Place, looser: Looser, texts: { base: string; head: string }): Loosening | undefined {
  const { base, head } = place;
  switch (looser.by) {
    case 'added':
      return head && !base ? { how: 'set', head } : undefined;
    case 'removed':
      return base && !head ? { how: 'removed', base } : undefined;
    case 'grown':
      return grown(base, head, texts);
    case 'shrunk':
      return shrunk(base, head, texts);
    case 'flags':
      return undefined;
    default:
      return weaker(place, looser);
  }
}

type Ranked = Extract<Looser, { by: 'false' | 'true' | 'lower' | 'higher' | 'level' }>;

/** Compares two values on a scale. An absent one counts as what the tool then assumes, where that is known. */
function weaker({ base, head }: Place, looser: Ranked): Loosening | undefined {
  const before = base && strictness(base, looser);
  const after = head && strictness(head, looser);
  if (base && head)
    return before !== undefined && after !== undefined && after < before ? { how: 'changed', base, head, off: after === 0 } : undefined;
  const assumed = strictnessWhenAbsent(looser);
  if (head && !base) return after === 0 && looser.by !== 'lower' && looser.by !== 'higher' ? { how: 'set', head } : undefined;
  return base && before !== undefined && assumed !== undefined && assumed < before ? { how: 'removed', base } : undefined;
}

function strictness(entry: Entry, looser: Ranked): number | undefined {
  const value = scalarIn(entry);
  if (looser.by === 'level') {
    const rank = looser.scale.findIndex((words) => words.includes(String(value ?? 'null').toLowerCase()));
    return rank < 0 ? undefined : rank;
  }
  if (looser.by === 'false' || looser.by === 'true')
    return typeof value === 'boolean' ? Number(value === (looser.by === 'false')) : undefined;
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || Number.isNaN(number)) return undefined;
  return looser.by === 'lower' ? number : -number;
}

function strictnessWhenAbsent(looser: Ranked): number | undefined {
  if (looser.by === 'level')
    return looser.absent === undefined ? undefined : looser.scale.findIndex((words) => words.includes(looser.absent ?? ''));
  if (looser.by === 'lower' || looser.by === 'higher') return looser.absent === 'none' ? Number.NEGATIVE_INFINITY : undefined;
  return looser.absent === undefined ? undefined : Number(looser.absent === (looser.by === 'false'));
}

/** The value itself, or the first of a list such as `['error', options]`, or the level of an object. */
function scalarIn(entry: Entry): Entry['value'] {
  if (entry.kind === 'list') return entry.children[0]?.value;
  if (entry.kind === 'map') return child(entry, 'level')?.value ?? child(entry, 'severity')?.value ?? entry.value;
  return typeof entry.value === 'string' ? entry.value.replace(/\s*:.*$|\s+[#;].*$/, '') : entry.value;
}

function grown(base: Entry | undefined, head: Entry | undefined, texts: { base: string; head: string }): Loosening | undefined {
  if (!head) return undefined;
  const items = surplus(itemsOf(head, texts.head), base ? itemsOf(base, texts.base) : []);
  return items.length > 0 ? { how: 'grown', head, items } : undefined;
}

function shrunk(base: Entry | undefined, head: Entry | undefined, texts: { base: string; head: string }): Loosening | undefined {
  if (!base || !head) return undefined;
  const items = surplus(itemsOf(base, texts.base), itemsOf(head, texts.head));
  return items.length > 0 && itemsOf(base, texts.base).length > 0 ? { how: 'shrunk', base, head, items } : undefined;
}

/** Items of `more` that `less` does not have, each occurrence counted. */
function surplus(more: readonly Item[], less: readonly Item[]): Item[] {
  const rest = new Map<string, number>();
  for (const { text } of less) rest.set(text, (rest.get(text) ?? 0) + 1);
  return more.filter(({ text }) => {
    const left = rest.get(text) ?? 0;
    rest.set(text, left - 1);
    return left <= 0;
  });
}

/** The members of a list, the keys of a map, or the words of a text that lists. */
export function itemsOf(entry: Entry, text: string): Item[] {
  if (entry.kind === 'list')
    return entry.children.map((item) => ({
      text: item.kind === 'scalar' ? String(item.value) : canonical(item),
      start: item.start,
      end: item.end,
    }));
  if (entry.kind === 'map')
    return entry.children
      .filter(({ key, value }) => value !== false && key !== '')
      .map((item) => ({ text: item.key, start: item.start, end: item.end }));
  if (typeof entry.value !== 'string' && typeof entry.value !== 'number') return [];
  const raw = text.slice(entry.from, entry.to).replace(/^\s*[#;][^\n]*/gm, (comment) => ' '.repeat(comment.length));
  return [...raw.matchAll(/[^\s,;"'|]+/g)]
    .filter(([word]) => !/^[$>]/.test(word))
    .map((match) => ({ text: match[0], start: entry.from + match.index, end: entry.from + match.index + match[0].length }));
}
