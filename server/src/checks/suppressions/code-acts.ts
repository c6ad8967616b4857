// Reads the mechanisms that stand in the code itself: annotations, attributes, pragmas, casts.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';
import type { LanguagePack } from '../../syntax/language-pack.ts';
import { actOf, type Act } from './act.ts';
import type { Span } from './candidates.ts';
import { speaks, type CompiledForm, type Lookup } from './compile.ts';
import { tokenAt, type Code, type Data } from './token.ts';

const reach = 2000;
const remark = /^[ \t]*[,;)\]]*[ \t]*(?:\/\/|#(?!\[)|\/\*|--)([^\r\n]*)/;

/** Every mechanism of the code at a candidate. */
export function actsOfCode(source: Source, candidate: Span, token: Code | Data, lookup: Lookup): readonly Act[] {
  const { pack } = token;
  if (!pack) return [];
  return lookup.forms.flatMap((compiled) => {
    const { form } = compiled;
    if (form.where === 'comment' || !speaks(compiled, pack)) return [];
    const act =
      form.where === 'code'
        ? textAct(source, candidate, compiled, pack)
        : token.kind === 'code'
          ? nodeAct(source, token, compiled, candidate)
          : undefined;
    return act && compiled.applies(source.path, source.text) ? [act] : [];
  });
}

/** Matches around the keyword; the match has to begin in code as well. */
function textAct(source: Source, candidate: Span, compiled: CompiledForm, pack: LanguagePack): Act | undefined {
  const from = source.lines.startOf(source.lines.lineOf(candidate.start));
  const window = source.text.slice(from, candidate.end + reach);
  const keyword = compiled.form.ignoreCase
    ? window.toLowerCase().indexOf(compiled.form.keyword.toLowerCase())
    : window.indexOf(compiled.form.keyword);
  if (keyword < 0 || from + keyword > candidate.end) return undefined;
  compiled.pattern.lastIndex = 0;
  for (let match = compiled.pattern.exec(window); match; match = compiled.pattern.exec(window)) {
    const start = from + match.index;
    const end = start + match[0].length;
    if (start > candidate.start) return undefined;
    if (end < candidate.end) continue;
    const first = start + (match[0].length - match[0].trimStart().length);
    if (tokenAt(source, first).kind !== 'code') return undefined;
    return actOf(compiled, pack, match, from, { start, end }, remarkBehind(source.text, end));
  }
  return undefined;
}

/** Matches the whole text of the nearest enclosing node of the right type. */
function nodeAct(source: Source, code: Code, compiled: CompiledForm, candidate: Span): Act | undefined {
  let node: Node | null | undefined = code.node;
  for (let depth = 0; node && depth < 6; depth += 1, node = node.parent) {
    if (!compiled.form.nodes.includes(node.type) || node.endIndex < candidate.end) continue;
    const { startIndex: start, endIndex: end } = node;
    compiled.pattern.lastIndex = 0;
    const match = compiled.pattern.exec(source.text.slice(start, end));
    if (match) return actOf(compiled, code.pack, match, start, { start, end }, remarkBehind(source.text, end));
  }
  return undefined;
}

function remarkBehind(text: string, end: number): string {
  return remark.exec(text.slice(end, end + 400))?.[1] ?? '';
}
