// Lists what a layer defines, by the pack's `symbols` query: patterns capture `@definition.<kind>` and `@name`.
import type { Node } from 'web-tree-sitter';
import { matchesOf } from './query.ts';
import type { Layer } from './source.ts';

export interface SyntaxSymbol {
  readonly kind: string;
  readonly name: string;
  readonly node: Node;
  readonly nameNode: Node;
}

const prefix = 'definition.';

/** The symbols that touch [start, end), in the order of the text. A node that several patterns match belongs to the first. */
export function symbolsOf(layer: Layer, range?: { start: number; end: number }): SyntaxSymbol[] {
  const found = new Map<number, SyntaxSymbol & { pattern: number }>();
  for (const match of matchesOf(layer, 'symbols', range)) {
    const definition = match.captures.find(({ name }) => name.startsWith(prefix));
    const nameNode = match.node('name');
    if (!definition || !nameNode) continue;
    const known = found.get(definition.node.id);
    if (known && known.pattern <= match.pattern) continue;
    found.set(definition.node.id, {
      kind: definition.name.slice(prefix.length),
      name: nameNode.text,
      node: definition.node,
      nameNode,
      pattern: match.pattern,
    });
  }
  return [...found.values()].sort((a, b) => a.node.startIndex - b.node.startIndex).map(({ pattern: _, ...symbol }) => symbol);
}
