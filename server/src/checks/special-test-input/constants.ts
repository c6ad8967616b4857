// Reads the literals of a stretch of code, also those behind names, in other files of the change, and joined from parts.
import type { Source } from '../../syntax/source.ts';
import { literalsIn } from '../testing/literals.ts';
import type { Literal } from '../testing/model.ts';
import { type SyntaxNode, treesOf } from '../testing/tree.ts';
import type { AddedLines } from './added.ts';

const named =
  /(?<![\w.$])([A-Za-z_$][\w$]*)\s*(?::\s*[^=\n{};]+?)?\s*(?::=|=)\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|-?\d[\d_.]*)\s*[;,]?\s*$/gm;

export class Constants {
  readonly #named = new Map<string, Literal>();

  constructor(sources: readonly Source[], added: AddedLines) {
    for (const source of sources) {
      for (const { index, 1: name = '', 2: raw = '' } of source.text.matchAll(named)) {
        if (name.length < 3 || !added.covers(source, index)) continue;
        const isText = /^["']/.test(raw);
        this.#named.set(name, {
          kind: isText ? 'string' : 'number',
          value: isText ? raw.slice(1, -1) : String(Number(raw.replace(/_/g, ''))),
          start: index,
          end: index,
        });
      }
    }
  }

  literalsOf(source: Source, start: number, end: number): Literal[] {
    const written = treesOf(source)
      .flatMap((root) => outermost(root, start, end))
      .flatMap((node) => literalsIn(node, source.text));
    const text = source.text.slice(start, end);
    const behind = [...text.matchAll(/(?<![\w$"'`])[A-Za-z_$][\w$]*(?!["'`\w(])/g)].flatMap(([name]) => this.#named.get(name) ?? []);
    return [...written, ...joined(written, source.text, text), ...behind];
  }
}

/** The largest nodes inside [start, end). */
function outermost(root: SyntaxNode, start: number, end: number): SyntaxNode[] {
  if (root.end <= start || root.start >= end) return [];
  if (root.start >= start && root.end <= end) return [root];
  return root.children.flatMap((child) => outermost(child, start, end));
}

/** `"a" + "b"` and `["a", "b"].join("-")` say what `"ab"` says. */
function joined(literals: readonly Literal[], text: string, stretch: string): Literal[] {
  const strings = literals.filter(({ kind }) => kind === 'string');
  const [first, last] = [strings[0], strings.at(-1)];
  if (!first || !last || strings.length < 2) return [];
  const span = { kind: 'string' as const, start: first.start, end: last.end };
  const parts = strings.map(({ value }) => value);
  const glued = strings.slice(1).every((each, at) => /^\s*[+.]?\s*$/.test(text.slice(strings[at]?.end, each.start)));
  if (glued) return [{ ...span, value: parts.join('') }];
  if (/\.join\(/.test(stretch))
    return [
      { ...span, value: parts.slice(0, -1).join(parts.at(-1)) },
      { ...span, value: parts.slice(1).join(parts[0]) },
    ];
  return [];
}
