// Samples test themselves. A comment line `expect: <what> <text>` in a sample says what the next line that is no such comment yields.
import { tokenAt } from '../../server/src/checks/suppressions/token.ts';
import { definitionOf } from '../../server/src/syntax/definitions.ts';
import type { Source } from '../../server/src/syntax/source.ts';
import { symbolsOf } from '../../server/src/syntax/symbols.ts';

/**
 * `definition <kind> <name>` begins on the line, for `enclosing` and for the symbols query alike · `inside <A.b>` names what is around it ·
 * `comment <text>`, `string <text>`, `code <text>` is what the text on the line is read as · `language <id>` is its innermost language ·
 * `statement` begins there.
 */
export interface Marker {
  readonly what: string;
  readonly text: string;
  /** 0-based; where the marker itself stands. */
  readonly at: number;
  /** 0-based; the line it speaks of. */
  readonly line: number;
}

const form = /\bexpect: (definition|inside|comment|string|code|language|statement)\b ?(.*?)\s*(?:-->|\*\/\}?|\*\)|#>|--%>|%>|\}\})?\s*$/;

export function markersOf(source: Source): Marker[] {
  const found: Marker[] = [];
  for (let at = 0; at < source.lines.count; at += 1) {
    const match = form.exec(source.lines.textOf(at));
    if (!match) continue;
    let line = at + 1;
    while (form.test(source.lines.textOf(line))) line += 1;
    found.push({ what: match[1]!, text: match[2]!, at, line });
  }
  return found;
}

/** What is wrong with a marker; undefined where it is met. */
export function unmet(source: Source, marker: Marker): string | undefined {
  const { what, text, line } = marker;
  const code = source.lines.textOf(line);
  const start = source.lines.startOf(line) + Math.max(0, code.search(/[^\s\uFEFF]/));
  const seen = read(source, marker, start);
  const wanted = what === 'statement' ? 'statement' : text;
  return seen.includes(wanted) ? undefined : `line ${marker.at + 1}: ${what} ${text}: line ${line + 1} has ${JSON.stringify(seen)}`;
}

/** Everything of the marker's kind that the line yields. */
function read(source: Source, { what, text, line }: Marker, start: number): string[] {
  switch (what) {
    case 'definition':
      return definitionsOn(source, line);
    case 'inside': {
      const node = source.nodeAt(start, start + 1);
      return node ? [source.enclosing(node).join('.')] : [];
    }
    case 'language': {
      const code = source.text.slice(start, source.lines.startOf(line + 1));
      return [source.layerAt(start + Math.max(0, code.search(/[\p{L}\p{N}]/u)))?.pack.id ?? source.pack?.id ?? 'none'];
    }
    case 'statement': {
      const types: string[] = [];
      for (let node = source.nodeAt(start, start + 1) ?? null; node; node = node.parent)
        if (node.startIndex === start) types.push(node.type);
      return types.some((type) => source.layerAt(start)?.pack.statements.includes(type)) ? ['statement'] : types;
    }
    default: {
      const column = source.lines.textOf(line).indexOf(text);
      if (column < 0) return ['no such text'];
      const kind = tokenAt(source, source.lines.startOf(line) + column + Math.floor(text.length / 2)).kind;
      return [(kind === 'data' ? 'string' : kind) === what ? text : kind];
    }
  }
}

/** `<kind> <name>` of what begins on a line; only what the table and the query agree on. */
function definitionsOn(source: Source, line: number): string[] {
  return source.layers.flatMap((layer) =>
    symbolsOf(layer)
      .filter(({ node }) => source.lines.lineOf(node.startIndex) === line)
      .map(({ node, kind, name }) => {
        const known = definitionOf(node, layer.pack);
        const plain = name.replace(/^(["'])(.*)\1$/, '$2');
        return known?.kind === kind && known.name === plain
          ? `${kind} ${plain}`
          : `the query says ${kind} ${plain}, the table ${known?.kind} ${known?.name}`;
      }),
  );
}
