// Runs a pack's queries over a layer; each is compiled once.
import { type Language, type Node, Query } from 'web-tree-sitter';
import type { Layer } from './source.ts';

export interface Capture {
  readonly name: string;
  readonly node: Node;
}

/** One match of a pattern: the nodes it captured. */
export interface Match {
  /** Which pattern of the query it is, from 0. */
  readonly pattern: number;
  readonly captures: readonly Capture[];
  /** The first node captured under a name. */
  node(name: string): Node | undefined;
}

const compiled = new WeakMap<Language, Map<string, Query>>();

/** The matches of one of the pack's queries that touch [start, end), in the order of the text; none where the pack has no such query. */
export function matchesOf(layer: Layer, query: string, range?: { start: number; end: number }): Match[] {
  const found = queryOf(layer, query)?.matches(layer.tree.rootNode, range && { startIndex: range.start, endIndex: range.end }) ?? [];
  return found.map(({ captures, patternIndex }) => ({
    pattern: patternIndex,
    captures,
    node: (name) => captures.find((capture) => capture.name === name)?.node,
  }));
}

/** The captures of one of the pack's queries in [start, end), in the order of the text. */
export function capturesOf(layer: Layer, query: string, range?: { start: number; end: number }): Capture[] {
  return queryOf(layer, query)?.captures(layer.tree.rootNode, range && { startIndex: range.start, endIndex: range.end }) ?? [];
}

function queryOf({ pack, tree }: Layer, name: string): Query | undefined {
  const text = pack.queries[name];
  if (text === undefined) return undefined;
  let queries = compiled.get(tree.language);
  if (!queries) compiled.set(tree.language, (queries = new Map()));
  const key = `${pack.id}/${name}`;
  let query = queries.get(key);
  if (!query) queries.set(key, (query = new Query(tree.language, text)));
  return query;
}
