// Reads YAML, all documents of a stream, and NEON, which is close enough to it. The only place in the checks that knows the yaml library.
import { Alias, type Document, isMap, isScalar, isSeq, type Node, parseAllDocuments, type Pair } from 'yaml';
import { type Entry, entry, type Scalar, scalarOf, type Style } from './entry.ts';

/** Entries one file may yield: aliases make a small text unfold without bound. */
const largest = 200_000;

export function readYaml(text: string): Entry {
  const budget = { left: largest };
  const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent', strict: false, merge: false });
  const roots = Array.isArray(documents) ? documents.map((document) => readNode(document, document.contents, '', undefined, budget)) : [];
  const filled = roots.filter((root) => root.kind !== 'scalar');
  if (filled.length === 1 && filled[0]) return filled[0];
  return entry({ kind: 'map', start: 0, end: text.length, children: filled.flatMap((root) => root.children) });
}

/** NEON indents with tabs and lets a value stand in parentheses; offsets stay. */
export function readNeon(text: string): Entry {
  return readYaml(text.replace(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length)).replace(/'''[\s\S]*?'''|"""[\s\S]*?"""/g, asOneString));
}

/** A text in three quotes becomes one in two, of the same length; what is compared only has to stay the same. */
function asOneString(written: string): string {
  return `  "${written.slice(3, -3).replaceAll('"', "'").replaceAll('\\', '/')}"  `;
}

function readNode(
  document: Document,
  node: Node | null | undefined,
  key: string,
  start: number | undefined,
  budget: { left: number },
): Entry {
  budget.left -= 1;
  const target = node instanceof Alias ? node.resolve(document) : node;
  const own = node?.range ?? target?.range;
  const from = own?.[0] ?? start ?? 0;
  const to = own?.[1] ?? from;
  const place = { key, start: start ?? from, end: to, from, to };
  if (budget.left < 0 || !target) return entry({ ...place, kind: 'scalar', value: null });
  if (isMap(target))
    return entry({
      ...place,
      kind: 'map',
      children: target.items.flatMap((pair) => readPair(document, pair as Pair<Node, Node | null>, budget)),
    });
  if (isSeq(target))
    return entry({ ...place, kind: 'list', children: target.items.map((item) => readNode(document, item as Node, '', undefined, budget)) });
  return entry({
    ...place,
    kind: 'scalar',
    value: isScalar(target) ? scalarValue(target.value, target.type) : null,
    style: isScalar(target) ? styleOf(target.type) : 'plain',
  });
}

function readPair(document: Document, pair: Pair<Node, Node | null>, budget: { left: number }): Entry[] {
  const key = isScalar(pair.key) ? String(pair.key.value) : String(pair.key);
  const value = readNode(document, pair.value, key, pair.key.range?.[0], budget);
  if (key !== '<<') return [value.to < value.start ? { ...value, end: pair.key.range?.[1] ?? value.start } : value];
  return value.kind === 'list' ? value.children.flatMap((merged) => merged.children) : [...value.children];
}

function scalarValue(value: unknown, type: string | null | undefined): Scalar {
  if (typeof value === 'string') return type === 'PLAIN' ? scalarOf(value) : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function styleOf(type: string | null | undefined): Style {
  if (type === 'BLOCK_LITERAL') return 'literal';
  if (type === 'BLOCK_FOLDED') return 'folded';
  return type === 'PLAIN' ? 'folded' : 'quoted';
}
