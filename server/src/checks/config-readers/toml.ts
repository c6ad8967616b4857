// Reads TOML: tables, arrays of tables, dotted keys, inline tables and every kind of string.
import { type Entry, entry, scalarOf } from './entry.ts';
import { unquote } from './json.ts';

const keyPart = /"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[A-Za-z0-9_-]+/y;
const text3 = /"""[\s\S]*?(?:"""+|$)|'''[\s\S]*?(?:'''+|$)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?/y;
const bare = /[^\s,\]}#]+/y;
const space = /(?:\s|#[^\n]*)*/y;
const blank = /[ \t]*/y;

/** A table while it grows; frozen into an entry at the end. */
interface Table {
  key: string;
  kind: 'map' | 'list';
  start: number;
  end: number;
  children: (Table | Entry)[];
}

export function readToml(text: string): Entry {
  return freeze(new Reader(text).document());
}

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Table {
    const root: Table = { key: '', kind: 'map', start: 0, end: this.#text.length, children: [] };
    let table = root;
    for (;;) {
      this.#take(space);
      if (this.#at >= this.#text.length) return root;
      const start = this.#at;
      if (this.#text[start] === '[') table = this.#header(root, start);
      else this.#pair(table, start);
      if (this.#at === start) this.#skipLine();
    }
  }

  #header(root: Table, start: number): Table {
    const double = this.#text.startsWith('[[', start);
    this.#at += double ? 2 : 1;
    const path = this.#keys();
    this.#skipLine();
    const parent = descend(root, path.slice(0, -1), start, this.#at);
    const own = descend(parent, path.slice(-1), start, this.#at, double ? 'list' : 'map');
    if (!double) return own;
    const item: Table = { key: '', kind: 'map', start, end: this.#at, children: [] };
    own.children.push(item);
    return item;
  }

  #pair(table: Table, start: number): void {
    const path = this.#keys();
    this.#take(blank);
    if (path.length === 0 || this.#text[this.#at] !== '=') return this.#skipLine();
    this.#at += 1;
    this.#take(blank);
    const owner = descend(table, path.slice(0, -1), start, this.#at);
    const value = this.#value(path.at(-1) ?? '', start, 0);
    owner.children.push(value);
    for (const grown of [table, owner]) grown.end = Math.max(grown.end, value.end);
  }

  #value(key: string, start: number, depth: number): Entry {
    const from = this.#at;
    const first = this.#text[from];
    if ((first === '[' || first === '{') && depth < 100) return this.#collect(key, start, from, first === '[' ? ']' : '}', depth);
    const string = this.#take(text3);
    if (string)
      return entry({ key, kind: 'scalar', value: stringValue(string), start, end: this.#at, from, to: this.#at, style: 'quoted' });
    const word = this.#take(bare);
    return entry({ key, kind: 'scalar', value: scalarOf(word), start, end: this.#at, from, to: this.#at });
  }

  #collect(key: string, start: number, from: number, close: string, depth: number): Entry {
    const children: (Table | Entry)[] = [];
    const table: Table = { key, kind: close === ']' ? 'list' : 'map', start, end: from, children };
    this.#at += 1;
    while (this.#at < this.#text.length) {
      this.#take(space);
      const here = this.#at;
      const next = this.#text[here];
      if (next === close) break;
      if (next === ',') this.#at += 1;
      else if (close === ']') children.push(this.#value('', here, depth + 1));
      else this.#pair(table, here);
      if (this.#at === here) this.#at += 1;
    }
    this.#at += 1;
    table.end = Math.min(this.#at, this.#text.length);
    return { ...freeze(table), from, to: table.end };
  }

  #keys(): string[] {
    const keys: string[] = [];
    for (;;) {
      this.#take(blank);
      const part = this.#take(keyPart);
      if (!part) return keys;
      keys.push(unquote(part));
      this.#take(blank);
      if (this.#text[this.#at] !== '.') return keys;
      this.#at += 1;
    }
  }

  #skipLine(): void {
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end < 0 ? this.#text.length : end;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }
}

/** The table under a path, made where it is missing; in a list of tables, its last one. */
function descend(from: Table, path: readonly string[], start: number, end: number, kind: 'map' | 'list' = 'map'): Table {
  let table = from;
  for (const key of path) {
    const inner = table.kind === 'list' ? ((table.children.at(-1) as Table | undefined) ?? table) : table;
    const known = inner.children.find((part): part is Table => part.key === key && part.kind !== 'scalar' && !('from' in part));
    const next: Table = known ?? { key, kind, start, end, children: [] };
    if (!known) inner.children.push(next);
    table = next;
  }
  return table.kind === 'list' && kind === 'map' ? ((table.children.at(-1) as Table | undefined) ?? table) : table;
}

function freeze(table: Table | Entry): Entry {
  if ('from' in table) return table;
  return entry({ ...table, children: table.children.map(freeze) });
}

function stringValue(text: string): string {
  if (text.startsWith('"""') || text.startsWith("'''")) return text.slice(3, -3).replace(/^\n/, '');
  return text.startsWith("'") ? text.slice(1, -1) : unquote(text);
}
