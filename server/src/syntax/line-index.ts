// Offsets to lines and columns, and back.
import type { Position, Range } from '../model/range.ts';
import type { TextEdit } from './text-edit.ts';

/** Maps UTF-16 offsets of one text to 1-based positions whose columns count code points. Lines end at \n, \r\n or \r. */
export class LineIndex {
  readonly #text: string;
  readonly #starts: readonly number[];

  constructor(text: string, starts: readonly number[] = startsIn(text)) {
    this.#text = text;
    this.#starts = starts;
  }

  /** The index after an edit; only the lines around it are looked at. */
  edited(edit: TextEdit, text: string): LineIndex {
    const shift = edit.newEnd - edit.oldEnd;
    const first = this.lineOf(Math.max(0, edit.start - 1));
    // One line more: a `\r` before the edit's end may have lost or found its `\n`.
    const resume = this.lineOf(edit.oldEnd + 1) + 1;
    const until = resume < this.#starts.length ? this.startOf(resume) + shift : text.length;
    const starts = this.#starts.slice(0, first + 1);
    const breaks = /\r\n?|\n/g;
    breaks.lastIndex = this.startOf(first);
    while (breaks.exec(text) && breaks.lastIndex <= until) starts.push(breaks.lastIndex);
    for (let line = resume; line < this.#starts.length; line += 1) {
      const start = this.startOf(line) + shift;
      if (start > (starts.at(-1) ?? 0)) starts.push(start);
    }
    return new LineIndex(text, starts);
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

function startsIn(text: string): number[] {
  const starts = [0];
  const breaks = /\r\n?|\n/g;
  while (breaks.exec(text)) starts.push(breaks.lastIndex);
  return starts;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
