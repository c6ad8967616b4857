// The cheap first look: where in a raw text a directive could stand at all.
import type { Lookup } from './compile.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True when the text holds any keyword of the lookup. */
export function mentions(text: string, lookup: Lookup): boolean {
  return lookup.filters.some((filter) => {
    filter.lastIndex = 0;
    return filter.test(text);
  });
}

/** The keywords of a lookup within the given spans, in order of their offsets. */
export function candidatesIn(text: string, lookup: Lookup, spans: readonly Span[]): readonly Span[] {
  const found: Span[] = [];
  for (const filter of lookup.filters) {
    for (const span of spans) {
      const stretch = text.slice(span.start, span.end);
      filter.lastIndex = 0;
      for (let match = filter.exec(stretch); match; match = filter.exec(stretch)) {
        const start = span.start + match.index;
        found.push({ start, end: start + match[0].length });
      }
    }
  }
  return found.sort((a, b) => a.start - b.start || a.end - b.end);
}
