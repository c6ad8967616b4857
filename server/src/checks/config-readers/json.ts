// Reads JSON as configuration files have it: comments, trailing commas and single quotes do not stop it.
import { type Entry, entry, scalarOf } from './entry.ts';

const token = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[{}[\]:,]|[^\s{}[\]:,"'/]+|\//g;

interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function readJson(text: string): Entry {
  const tokens = tokenize(text);
  const root = new Reader(tokens).value('', 0);
  return root ?? entry({ kind: 'map', start: 0, end: text.length });
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.replace(/^\uFEFF/, ' ').matchAll(token)) {
    if (/^\/[/*]/.test(match[0])) continue;
    tokens.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** The value at the current token; `depth` bounds what a hostile file can make of the stack. */
  value(key: string, depth: number, start?: number): Entry | undefined {
    const first = this.#tokens[this.#at];
    if (!first || depth > 200) return undefined;
    this.#at += 1;
    const place = { key, start: start ?? first.start, from: first.start };
    if (first.text === '{') return this.#collect(place, 'map', '}', depth);
    if (first.text === '[') return this.#collect(place, 'list', ']', depth);
    const quoted = /^["']/.test(first.text);
    const value = first.text === 'null' ? null : quoted ? unquote(first.text) : scalarOf(first.text);
    return entry({ ...place, kind: 'scalar', value, end: first.end, style: quoted ? 'quoted' : 'plain' });
  }

  #collect(place: { key: string; start: number; from: number }, kind: 'map' | 'list', close: string, depth: number): Entry {
    const children: Entry[] = [];
    let end = place.from + 1;
    for (let current = this.#tokens[this.#at]; current; current = this.#tokens[this.#at]) {
      end = current.end;
      if (current.text === close) {
        this.#at += 1;
        break;
      }
      if (/^[},:\]]$/.test(current.text)) {
        this.#at += 1;
        continue;
      }
      const item = kind === 'list' ? this.value('', depth + 1) : this.#pair(current, depth);
      if (item) children.push(item);
    }
    return entry({ ...place, kind, end, children });
  }

  #pair(key: Token, depth: number): Entry | undefined {
    this.#at += 1;
    if (this.#tokens[this.#at]?.text !== ':') return undefined;
    this.#at += 1;
    return this.value(unquote(key.text), depth + 1, key.start);
  }
}

/** A quoted text's content; an escape it does not know stays as it is. */
export function unquote(text: string): string {
  if (!/^["']/.test(text)) return text;
  const inner = text.slice(1, text.length > 1 && text.endsWith(text[0] ?? '"') ? -1 : undefined);
  return inner.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (whole, code: string) => {
    if (code.length === 5) return String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return { n: '\n', t: '\t', r: '\r', '"': '"', "'": "'", '\\': '\\', '/': '/' }[code] ?? whole;
  });
}
