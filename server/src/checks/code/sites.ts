// Finds a pattern where it is code: what a comment or a string says about it is no use of it.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';

export interface Site {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly node: Node;
}

/** Where a pattern begins in code; its end may reach into a string, as in `env == 'test'`. */
export function sitesOf(source: Source, pattern: RegExp): Site[] {
  const found: Site[] = [];
  for (const match of source.text.matchAll(pattern)) {
    const start = match.index;
    const node = match[0] === '' ? undefined : source.nodeAt(start, start + 1);
    if (node && isCode(source, node, { start, end: start + match[0].length }))
      found.push({ start, end: start + match[0].length, text: match[0], node });
  }
  return found;
}

/** False inside comments and strings; what is interpolated into a string is code again, and so is a stretch that begins with a whole string. */
export function isCode(source: Source, node: Node, { start, end } = { start: node.startIndex, end: node.startIndex }): boolean {
  const pack = source.layerAt(node.startIndex)?.pack;
  if (!pack) return false;
  for (let at: Node | null = node; at; at = at.parent) {
    if (/substitution|interpolation|interpolated_expression/.test(at.type)) return true;
    if (pack.comments.nodes.includes(at.type)) return false;
    if (pack.strings.includes(at.type) && !(at.startIndex === start && at.endIndex < end)) return false;
  }
  return true;
}

/** The smallest definition of a function or method around a node, as far as the language pack knows one. */
export function functionAround(source: Source, node: Node): Node | undefined {
  const pack = source.layerAt(node.startIndex)?.pack;
  const kinds = new Set(pack?.definitions.filter(({ kind }) => /^(?:function|method|constructor)$/.test(kind)).map((each) => each.node));
  for (let at: Node | null = node; at; at = at.parent)
    if (
      (kinds.has(at.type) && !/declarator|assignment/.test(at.type)) ||
      /^(?:arrow_function|function_expression|lambda|lambda_literal|func_literal|closure_expression)$/.test(at.type)
    )
      return at;
  return undefined;
}
