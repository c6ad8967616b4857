// Typing costs what was typed: no document is parsed from its beginning again, and what is carried over is what a fresh look finds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { find } from '../../server/src/checks/suppressions/index.ts';
import { OpenDocument } from '../../server/src/lsp/session/open-document.ts';
import { LineIndex } from '../../server/src/syntax/line-index.ts';
import { parseCounts } from '../../server/src/syntax/parse-text.ts';
import { parse, syntax } from '../support/parse.ts';

const path = 'session.ts';
const before = [
  'export class Session {',
  '  // eslint-disable-next-line no-console -- 💥 the log is the product',
  '  refresh(id: string) {',
  '    return lookup(id) as',
  '',
  '      any;',
  '  }',
  '  /* eslint-disable */ close() { return this.items! }',
  "  note = 'eslint-disable-line'; // @ts-ignore",
  '}',
  '',
].join('\r\n');
const pieces = [
  '\n',
  '\r',
  '\r\n',
  '\n\n\n',
  ' as any',
  ' as',
  'unknown',
  '!',
  '// eslint-disable-line\n',
  '/*',
  '*/',
  '`',
  "'",
  'eslint-',
  '-next-line',
  '💥',
  '',
];
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(14), text: fc.constantFrom(...pieces) });

/** Makes one edit as an editor would send it. */
function type(document: OpenDocument, { at, length, text }: { at: number; length: number; text: string }): void {
  const start = Math.floor(at * document.text.length);
  const range = { start: document.lines.positionAt(start), end: document.lines.positionAt(Math.min(document.text.length, start + length)) };
  document.update([{ range, text }], document.version + 1);
}

describe('typing', () => {
  it('never parses a document from its beginning again', async () => {
    const document = new OpenDocument('file:///session.ts', '/session.ts', 1, before.repeat(20));
    await syntax.prepare([document.sourceAt(path, syntax)]);
    find(document.sourceAt(path, syntax));
    const opened = { ...parseCounts };
    for (const text of '    // eslint-disable-next-line no-var\n    var x = 1;\n') {
      type(document, { at: 0.5, length: 0, text });
      find(document.sourceAt(path, syntax));
      document.release();
    }
    expect(parseCounts.full).toBe(opened.full);
    expect(parseCounts.incremental).toBeGreaterThan(opened.incremental);
    document.close();
  });

  it('finds what a fresh look at the same text finds, however many edits come between two looks', async () => {
    await parse(path, before);
    fc.assert(
      fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }), (bursts) => {
        const document = new OpenDocument('file:///session.ts', '/session.ts', 1, before);
        find(document.sourceAt(path, syntax));
        for (const burst of bursts) {
          for (const one of burst) type(document, one);
          const fresh = syntax.source(path, document.text, 'product');
          expect(find(document.sourceAt(path, syntax))).toEqual(find(fresh));
          fresh.dispose();
          document.release();
        }
        document.close();
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the lines right around any edit', () => {
    const line = fc.constantFrom('\r', '\n', '\r\n', 'a', '💥');
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.nat(),
        fc.nat(4),
        fc.array(line, { maxLength: 4 }),
        (parts, at, length, inserted) => {
          const text = parts.join('');
          const start = at % (text.length + 1);
          const oldEnd = Math.min(text.length, start + length);
          const next = text.slice(0, start) + inserted.join('') + text.slice(oldEnd);
          const edited = new LineIndex(text).edited({ start, oldEnd, newEnd: start + inserted.join('').length }, next);
          const fresh = new LineIndex(next);
          const starts = (index: LineIndex) => Array.from({ length: index.count }, (_, row) => index.startOf(row));
          expect(starts(edited)).toEqual(starts(fresh));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
