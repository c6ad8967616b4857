// Offsets to lines and columns, and back.
import type { Position, Range } from '../model/range.ts';

/** Maps UTF-16 offsets of one text to 1-based positions whose columns count code points. Lines end at \n, \r\n or \r. */
export class LineIndex {
  readonly #text: string;
  readonly #starts: number[];

  constructor(text: string) {
    this.#text = text;
    this.#starts = [0];
    const breaks = /\r\n?|\n/g;
    while (breaks.exec(text)) this.#starts.push(breaks.lastIndex);
  }

  get count(): number {
    return this.#starts.length;
  }

  /** 0-based line of an offset. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Offset where a 0-based line starts; the text's length behind the last line. */
  startOf(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  /** A 0-based line without its line break. */
  textOf(line: number): string {
    return this.#text.slice(this.startOf(line), this.startOf(line + 1)).replace(/[\r\n]+$/, '');
  }

  position(offset: number): Position {
    const line = this.lineOf(offset);
    const before = this.#text.slice(this.startOf(line), offset);
    return { line: line + 1, column: codePoints(before) + 1 };
  }

  /** UTF-16 offset of a position; the line's end where the column lies behind it. */
  offset({ line, column }: Position): number {
    const start = this.startOf(line - 1);
    const text = this.textOf(line - 1);
    return start + [...text].slice(0, column - 1).join('').length;
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
