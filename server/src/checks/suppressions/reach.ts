// How far an act really reaches, once its surroundings are looked at.
import type { Source } from '../../syntax/source.ts';
import type { Act } from './act.ts';
import { isAlone } from './comment-acts.ts';
import type { Scope } from './entry.ts';
import { lex, lexemeAt } from './lexer.ts';

/** The scope of an act in its file: a line directive at the top may cover all of it, an opening half without a close reaches the end. */
export function reachOf(source: Source, act: Act, enclosing: readonly string[]): Scope {
  const { form, closes } = act.compiled;
  switch (form.widens) {
    case 'file-when-first':
      return isAlone(source, act.outer) && isAboveCode(source, act) ? 'file' : form.scope;
    case 'file-when-apart':
      return isAloneAndApart(source, act) ? 'file' : form.scope;
    case 'file-when-alone':
      return isAlone(source, act.outer) ? (enclosing.length === 0 ? 'file' : 'block') : form.scope;
    case 'toggles':
    case 'file-when-open':
      return closes?.test(source.text.slice(act.outer.end)) ? form.scope : 'file';
    default:
      return form.scope;
  }
}

/** True for the closing half of a directive that is spelled like its opening half. */
export function isClosing(source: Source, act: Act): boolean {
  const { form, closes } = act.compiled;
  if (form.widens !== 'toggles' || !closes) return false;
  const earlier = source.text.slice(0, act.outer.start).match(new RegExp(closes.source, `${closes.flags}g`));
  return (earlier?.length ?? 0) % 2 === 1;
}

function isAloneAndApart(source: Source, act: Act): boolean {
  return (
    isAlone(source, act.outer) &&
    /^(?:[ \t]*(?:\r\n?|\n)[ \t]*(?:#|\/\/|\*)[^\r\n]*)*[ \t]*(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/.test(source.text.slice(act.outer.end)) &&
    isAboveCode(source, act)
  );
}

/** True when only comments, blank lines and an opening tag or `#!` line stand above the act in its layer. */
function isAboveCode(source: Source, act: Act): boolean {
  const begin = source.layerAt(act.start)?.ranges[0]?.start ?? 0;
  const head = source.text.slice(begin, act.outer.start);
  const lexemes = lex(head, act.pack).filter(({ kind }) => kind === 'comment');
  for (let at = 0; at < head.length; at += 1) {
    const lexeme = lexemeAt(lexemes, at);
    if (lexeme) {
      at = lexeme.end - 1;
      continue;
    }
    if (/\s|\uFEFF/.test(head[at] ?? '')) continue;
    const preamble = /^(?:#![^\r\n]*|<\?php\b|<\?=?)/.exec(head.slice(at));
    if (!preamble) return false;
    at += preamble[0].length - 1;
  }
  return true;
}
