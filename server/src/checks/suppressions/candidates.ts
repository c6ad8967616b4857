// The cheap first look: where in a raw text a directive could stand at all.
import type { Origin, Source } from '../../syntax/source.ts';
import type { SourceHead } from '../check.ts';
import type { Lookup } from './compile.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const remembered = new WeakMap<SourceHead, Map<Lookup, readonly Span[]>>();

/** The keywords of a lookup in a whole text, in order of their offsets. After an edit only the lines around it are read. */
export function candidatesOf(file: SourceHead & Partial<Pick<Source, 'origin'>>, lookup: Lookup): readonly Span[] {
  const byLookup = remembered.get(file) ?? new Map<Lookup, readonly Span[]>();
  remembered.set(file, byLookup);
  const before = file.origin && remembered.get(file.origin.source)?.get(lookup);
  const found =
    byLookup.get(lookup) ??
    (before && file.origin
      ? carryOver(before, file.origin, file.text, lookup)
      : candidatesIn(file.text, lookup, [{ start: 0, end: file.text.length }]));
  byLookup.set(lookup, found);
  return found;
}

/** The keywords of a lookup that begin within the given spans, in order of their offsets. */
export function candidatesIn(text: string, lookup: Lookup, spans: readonly Span[]): readonly Span[] {
  return spans.flatMap((span) => lookup.filters.flatMap((filter) => matchesOf(filter, text, span))).sort(byOffset);
}

function carryOver(before: readonly Span[], { edit }: Origin, text: string, lookup: Lookup): readonly Span[] {
  const shift = edit.newEnd - edit.oldEnd;
  const window = {
    start: textLineBefore(text, textLineBefore(text, edit.start)),
    end: textLineAfter(text, textLineAfter(text, edit.newEnd)),
  };
  const above = before.filter(({ start }) => start < window.start);
  const below = before
    .filter(({ start }) => start + shift >= window.end)
    .map(({ start, end }) => ({ start: start + shift, end: end + shift }));
  return [...above, ...candidatesIn(text, lookup, [window]), ...below];
}

/** Where the line above starts that holds more than white space: no keyword of three words reaches across more than two of those. */
function textLineBefore(text: string, offset: number): number {
  const above = text.lastIndexOf('\n', offset - 1);
  let at = above;
  while (at > 0 && /\s/.test(text[at - 1] ?? '')) at -= 1;
  return above < 0 || at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

function textLineAfter(text: string, offset: number): number {
  const below = text.indexOf('\n', offset);
  let at = below;
  while (at >= 0 && at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  const end = at < 0 ? -1 : text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function matchesOf(filter: RegExp, text: string, { start, end }: Span): Span[] {
  const found: Span[] = [];
  filter.lastIndex = start;
  for (let match = filter.exec(text); match && match.index < end; match = filter.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found;
}

function byOffset(a: Span, b: Span): number {
  return a.start - b.start || a.end - b.end;
}
