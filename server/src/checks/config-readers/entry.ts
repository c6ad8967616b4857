// One value tree for every configuration format, so that the comparison knows nothing of syntax.

export type Scalar = string | number | boolean | null;

/** How a scalar is written, which decides where shell text inside it starts and how its lines join. */
export type Style = 'plain' | 'quoted' | 'literal' | 'folded';

/** A key with its value, a list item, or the root of a file. Offsets are UTF-16 units of the file's text. */
export interface Entry {
  /** Empty for a list item and for the root. A call in a script is keyed by its function, with `()`. */
  readonly key: string;
  readonly kind: 'map' | 'list' | 'scalar';
  readonly value?: Scalar;
  /** [start, end) covers key and value. */
  readonly start: number;
  readonly end: number;
  /** [from, to) covers the value alone. */
  readonly from: number;
  readonly to: number;
  readonly style: Style;
  readonly children: readonly Entry[];
}

export interface EntryParts {
  readonly key?: string;
  readonly kind: Entry['kind'];
  readonly value?: Scalar;
  readonly start: number;
  readonly end: number;
  readonly from?: number;
  readonly to?: number;
  readonly style?: Style;
  readonly children?: readonly Entry[];
}

/** Fills in what most entries share. */
export function entry({ key = '', kind, value, start, end, from = start, to = end, style = 'plain', children = [] }: EntryParts): Entry {
  return { key, kind, start, end, from, to, style, children, ...(value === undefined ? {} : { value }) };
}

/** The child of a map by its key. */
export function child(parent: Entry | undefined, key: string): Entry | undefined {
  return parent?.children.find((candidate) => candidate.key === key);
}

const canonicals = new WeakMap<Entry, string>();

/** An entry's content without layout, for comparison. */
export function canonical(node: Entry): string {
  const known = canonicals.get(node) ?? writeCanonical(node);
  canonicals.set(node, known);
  return known;
}

function writeCanonical(node: Entry): string {
  if (node.kind === 'scalar') return JSON.stringify(node.value ?? null);
  const parts = node.children.map((part) => (part.key === '' ? canonical(part) : `${part.key}:${canonical(part)}`));
  return node.kind === 'map' ? `{${parts.sort().join(',')}}` : `[${parts.join(',')}]`;
}

/** Reads a bare word the way most formats do: numbers and booleans are more than text. */
export function scalarOf(text: string): Scalar {
  if (/^(?:true|yes|on)$/i.test(text)) return true;
  if (/^(?:false|no|off)$/i.test(text)) return false;
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** A scalar's shell text at its own offsets: everything else is blank, so that a place in it is a place in the file. */
export function shellText(node: Entry, text: string): string {
  const raw = text.slice(node.from, node.to);
  if (node.style === 'quoted')
    return raw
      .replace(/^["']|["']$/g, ' ')
      .replaceAll('\\"', ' "')
      .replaceAll('\\n', ' \n');
  if (node.style === 'literal') return raw.replace(/^[|>][^\n]*/, blank);
  return node.style === 'folded' ? raw.replace(/^[|>][^\n]*/, blank).replaceAll('\n', ' ') : raw;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}
