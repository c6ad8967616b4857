// What stands at an offset: a comment a tool may read, code, or data that no tool reads.
import type { Node } from 'web-tree-sitter';
import type { LanguagePack } from '../../syntax/language-pack.ts';
import type { Source } from '../../syntax/source.ts';
import { lex, lexemeAt, type Lexeme } from './lexer.ts';

export interface Comment {
  readonly kind: 'comment';
  readonly pack: LanguagePack;
  readonly start: number;
  readonly end: number;
}
export interface Code {
  readonly kind: 'code';
  readonly pack: LanguagePack;
  readonly node: Node | undefined;
}
/** Text no tool reads, such as a string; an attribute around it may still be read. */
export interface Data {
  readonly kind: 'data';
  readonly pack: LanguagePack | undefined;
}
export type Token = Comment | Code | Data;

const hole = /interpolation|substitution|embedded/;

/** Classifies one offset by the syntax tree of its innermost layer, or by lexing where there is none or it is broken. */
export function tokenAt(source: Source, offset: number): Token {
  const layer = source.layerAt(offset);
  const node = layer && source.nodeAt(offset, offset + 1);
  const pack = layer?.pack ?? source.pack;
  if (!pack) return { kind: 'data', pack };
  if (!node) return lexedToken(source, pack, offset);
  let broken = false;
  for (let at: Node | null = node; at; at = at.parent) {
    // Some grammars see comments in their own heredocs.
    if (pack.comments.nodes.includes(at.type) && !(at.parent && pack.strings.includes(at.parent.type)))
      return commentIn(source.text, pack, at.startIndex, at.endIndex, offset);
    if (pack.strings.includes(at.type)) return { kind: 'data', pack };
    if (hole.test(at.type)) break;
    if (at.type === 'ERROR') broken = true;
  }
  if (!broken) return { kind: 'code', pack, node };
  const token = lexedToken(source, pack, offset);
  return token.kind === 'code' ? { ...token, node } : token;
}

/** A node may hold more than the comment: a Markdown block with prose around it, or the line break behind it. */
function commentIn(text: string, pack: LanguagePack, start: number, end: number, offset: number): Token {
  const inner = text.slice(start, end);
  const opened = [...pack.comments.line, ...pack.comments.block.map(([open]) => open)].some((open) => inner.startsWith(open));
  if (opened && !inner.startsWith('<!--')) return { kind: 'comment', pack, start, end: start + inner.trimEnd().length };
  const lexeme = lexemeAt(lex(text, pack, start, end), offset);
  if (lexeme?.kind === 'comment') return { kind: 'comment', pack, start: lexeme.start, end: lexeme.end };
  return opened || lexeme ? { kind: 'data', pack } : { kind: 'comment', pack, start, end: start + inner.trimEnd().length };
}

const lexed = new WeakMap<Source, Map<LanguagePack, readonly Lexeme[]>>();

function lexedToken(source: Source, pack: LanguagePack, offset: number): Token {
  let byPack = lexed.get(source);
  if (!byPack) lexed.set(source, (byPack = new Map()));
  let lexemes = byPack.get(pack);
  if (!lexemes) byPack.set(pack, (lexemes = lex(source.text, pack)));
  const lexeme = lexemeAt(lexemes, offset);
  if (!lexeme) return { kind: 'code', pack, node: undefined };
  return lexeme.kind === 'data' ? { kind: 'data', pack } : { kind: 'comment', pack, start: lexeme.start, end: lexeme.end };
}
