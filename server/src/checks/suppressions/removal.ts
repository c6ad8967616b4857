// Works out the edit that takes a suppression out: the whole comment where nothing else is in it, with the line where nothing else is on it.
import type { Source } from '../../syntax/source.ts';
import { tokenAt } from './token.ts';

/** Replace [start, end) by `text`. UTF-16 offsets. */
export interface Removal {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Undefined where taking it out needs a person: a cast, a configuration entry. */
export function removalOf(source: Source, start: number, end: number): Removal | undefined {
  const token = tokenAt(source, start);
  if (token.kind === 'comment') {
    const rest = source.text.slice(token.start, start) + source.text.slice(end, token.end);
    const saysMore = /[\p{L}\p{N}]{2}/u.test(withoutReason(rest));
    return widen(source, saysMore ? { start, end } : { start: token.start, end: token.end });
  }
  const node = source.nodeAt(start, end);
  if (!node || !/annotation|attribute|pragma|preproc/.test(node.type + (node.parent?.type ?? ''))) return undefined;
  return widen(source, { start, end });
}

/** What stands behind the directive as its reason goes with it. */
function withoutReason(text: string): string {
  return text.replace(/(?:--|[:—–]).*$/s, '');
}

function widen(source: Source, { start, end }: { start: number; end: number }): Removal {
  const { text, lines } = source;
  const lineStart = lines.startOf(lines.lineOf(start));
  const lineEnd = lines.startOf(lines.lineOf(end) + 1);
  const before = text.slice(lineStart, start);
  const after = text.slice(end, lineEnd);
  if (/^[\s{]*$/.test(before) && /^[\s}]*$/.test(after) && before.includes('{') === after.includes('}'))
    return { start: lineStart, end: lineEnd, text: '' };
  if (after.trim() === '') return { start: start - (before.length - before.trimEnd().length), end, text: '' };
  return { start, end: end + (after.length - after.trimStart().length), text: '' };
}
