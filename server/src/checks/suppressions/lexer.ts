// A small comment lexer over a pack's delimiters, for languages without a grammar and for places a grammar could not make sense of.
import type { LanguagePack } from '../../syntax/language-pack.ts';

export interface Lexeme {
  readonly kind: 'comment' | 'data';
  readonly start: number;
  readonly end: number;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Splits [start, end) into comments and strings, in order; what lies between them is code. */
export function lex(text: string, pack: LanguagePack, start = 0, end = text.length): readonly Lexeme[] {
  const { line, block } = pack.comments;
  const prose = line.length === 0 && block.some(([open]) => open === '<!--');
  const openers = [...block.map(([open]) => open), ...line].sort((a, b) => b.length - a.length);
  const fence = prose ? ['^[ \\t]*(?:```|~~~)'] : [];
  const opener = new RegExp([...fence, ...openers.map(guarded), '"""', "'''", '["\'`]'].join('|'), 'gm');
  const found: Lexeme[] = [];
  opener.lastIndex = start;
  for (let match = opener.exec(text); match && match.index < end; match = opener.exec(text)) {
    const at = match.index;
    const open = match[0];
    const comment = openers.includes(open);
    const stop = comment ? commentEnd(text, open, at, block) : dataEnd(text, open, at, prose);
    if (stop === undefined) continue;
    found.push({ kind: comment ? 'comment' : 'data', start: at, end: Math.min(stop, end) });
    opener.lastIndex = Math.max(stop, at + 1);
  }
  return found;
}

/** The lexeme at an offset, by binary search. */
export function lexemeAt(lexemes: readonly Lexeme[], offset: number): Lexeme | undefined {
  let low = 0;
  let high = lexemes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const lexeme = lexemes[middle];
    if (!lexeme) return undefined;
    if (offset < lexeme.start) high = middle - 1;
    else if (offset >= lexeme.end) low = middle + 1;
    else return lexeme;
  }
  return undefined;
}

/** A one-letter opener such as `#` only opens where a word could begin, so that `$#`, `a#b` and `${x#y}` stay code. */
function guarded(opener: string): string {
  return opener.length === 1 ? `(?<![^\\s;(){}])${escapeRegExp(opener)}` : escapeRegExp(opener);
}

function commentEnd(text: string, open: string, at: number, block: readonly (readonly [string, string])[]): number {
  const close = block.find(([opener]) => opener === open)?.[1];
  if (close === undefined) return lineEnd(text, at);
  const stop = text.indexOf(close, at + open.length);
  return stop < 0 ? text.length : stop + close.length;
}

/** The end of a string that starts here, or undefined where the quote opens nothing, as in an apostrophe or a lifetime. */
function dataEnd(text: string, open: string, at: number, prose: boolean): number | undefined {
  const quote = open.trim();
  if (quote.length >= 3) {
    const stop = text.indexOf(quote, at + open.length);
    return stop < 0 ? text.length : stop + quote.length;
  }
  if (prose && quote !== '`') return undefined;
  if (quote === "'" && /\w/.test(text[at - 1] ?? '')) return undefined;
  const limit = quote === '`' && !prose ? text.length : lineEnd(text, at);
  for (let offset = at + 1; offset < limit; offset += 1) {
    if (text[offset] === '\\') offset += 1;
    else if (text[offset] === quote) return offset + 1;
  }
  return undefined;
}

function lineEnd(text: string, at: number): number {
  const stop = text.slice(at).search(/[\r\n]/);
  return stop < 0 ? text.length : at + stop;
}
