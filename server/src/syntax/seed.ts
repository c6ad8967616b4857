// Tells trees and stretches of an edit, so that the next parse reads only what changed.
import { Edit, type Range, type Tree } from 'web-tree-sitter';
import { LineIndex } from './line-index.ts';
import type { Layer } from './source.ts';
import type { TextEdit } from './text-edit.ts';

/** A layer of an earlier text whose tree knows every edit since. */
export type Seed = Layer;

/** A copy of a layer that was told of an edit. */
export function seedFrom(layer: Layer, edit: TextEdit, before: Rows, after: Rows): Seed {
  const tree = layer.tree.copy();
  tree.edit(
    new Edit({
      startIndex: edit.start,
      oldEndIndex: edit.oldEnd,
      newEndIndex: edit.newEnd,
      startPosition: before.pointAt(edit.start),
      oldEndPosition: before.pointAt(edit.oldEnd),
      newEndPosition: after.pointAt(edit.newEnd),
    }),
  );
  return {
    pack: layer.pack,
    tree,
    ranges: layer.ranges.map(({ start, end }) => ({ start: shifted(start, edit), end: shifted(end, edit) })),
  };
}

/** Takes the seed of a layer that begins at the same place in the same language out of the list. */
export function takeSeed(seeds: Seed[], grammar: string | null, start: number): Tree | undefined {
  const at = seeds.findIndex((seed) => seed.pack.grammar === grammar && seed.ranges[0]?.start === start);
  return at < 0 ? undefined : seeds.splice(at, 1)[0]?.tree;
}

function shifted(offset: number, { start, oldEnd, newEnd }: TextEdit): number {
  if (offset <= start) return offset;
  return offset >= oldEnd ? offset + newEnd - oldEnd : newEnd;
}

/** Rows as the parser counts them: it knows no line break but \n. */
export class Rows {
  readonly #lines: LineIndex;

  constructor(text: string, lines: LineIndex) {
    this.#lines = /\r(?!\n)/.test(text) ? new LineIndex(text, [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]) : lines;
  }

  /** Row and column, both from 0; columns in UTF-16 units. */
  pointAt(offset: number): { row: number; column: number } {
    const row = this.#lines.lineOf(offset);
    return { row, column: offset - this.#lines.startOf(row) };
  }

  rangeAt({ start, end }: { start: number; end: number }): Range {
    return { startIndex: start, endIndex: end, startPosition: this.pointAt(start), endPosition: this.pointAt(end) };
  }
}
