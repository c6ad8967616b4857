// Which lines a change wrote: what was only moved, re-indented or copied from what it removed is nobody's new decision.
import type { ChangeView } from '../check.ts';
import type { Source } from '../../syntax/source.ts';

/** Offsets of `source` on lines that the change wrote. */
export class AddedLines {
  readonly #known: Set<string>;
  readonly #bases: ReadonlyMap<string, Source | undefined>;

  constructor(change: ChangeView) {
    this.#bases = new Map(change.pairs.flatMap(({ base, head }) => (head ? [[head.path, base]] : [])));
    this.#known = new Set(change.pairs.flatMap(({ base, head }) => (base && base.text !== head?.text ? linesOf(base.text) : [])));
  }

  covers(source: Source, offset: number): boolean {
    if (!this.#bases.has(source.path)) return false;
    return !this.#known.has(fold(source.lines.textOf(source.lines.lineOf(offset))));
  }

  /** The text of the added lines of a source, for a look before it is parsed. */
  text(source: Source): string {
    const { lines } = source;
    return Array.from({ length: lines.count }, (_, at) => lines.textOf(at))
      .filter((line) => !this.#known.has(fold(line)))
      .join('\n');
  }
}

function linesOf(text: string): string[] {
  return text.split(/\r?\n/).map(fold).filter(Boolean);
}

function fold(line: string): string {
  return line.replace(/\s+/g, '');
}
