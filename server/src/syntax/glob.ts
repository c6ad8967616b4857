// Globs that the repository wrote: matched like any other, unless they are made to be slow.
import picomatch from 'picomatch';

/** Letters, digits and the punctuation that paths and globs are made of. Quotes and backslashes are left out: no path needs them, and they can stall a matcher. */
const plain = /^[\p{L}\p{N}_\s@./*?!{},[\]()+~#$%&=:;^|-]{1,256}$/u;
/** More wildcards and groups than this in one pattern try too many ways. */
const mostWildcards = 16;

/** Patterns that are not plain match nothing. */
export function foreignGlob(patterns: readonly string[]): (path: string) => boolean {
  const safe = patterns.filter(
    (pattern) => plain.test(pattern) && (pattern.match(/\*+|[?([{+]/g) ?? []).length <= mostWildcards && !/\([^)]*\(/.test(pattern),
  );
  return safe.length === 0 ? () => false : picomatch([...safe], { dot: true });
}
