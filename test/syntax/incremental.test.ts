// Typing gives the same syntax as a fresh look, in the host language and in what is embedded in it. Around an error a grammar may guess
// differently once in thousands of edits; it never takes a broken text for a sound one, nor a sound one for broken.
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ParsedSource } from '../../server/src/syntax/parsed-source.ts';
import type { Source } from '../../server/src/syntax/source.ts';
import { parse, syntax } from '../support/parse.ts';

const texts: Record<string, string> = {
  'session.ts': 'export class Session {\r\n  // note 💥\n  refresh(id: string) { return `${id}` as any; }\n}\nconst f = () => 1;\n',
  'session.py':
    'class Session:\n    """Doc."""\n    def refresh(self, id):\n        # note\n        return f"{id}"\n\n\nif True:\n\tpass\n',
  'page.vue':
    '<template>\n  <p>{{ a }}</p>\n</template>\n<script lang="ts">\nconst a: number = 1; // one\n</script>\n<style>\n.a { color: red } /* b */\n</style>\n',
  '.github/workflows/ci.yml':
    'on: push\njobs:\n  a:\n    steps:\n      - run: |\n          npm test # all\n          npm run lint || true\n      - run: echo hi\n',
};
const pieces = [
  '\n',
  '\r',
  '\r\n',
  ' ',
  '\t',
  '"',
  "'",
  '`',
  '{',
  '}',
  '(',
  ')',
  '/*',
  '*/',
  '//',
  '#',
  '<script>',
  '</script>',
  'lang="ts"',
  'x',
  'class A',
  ':',
  '|',
  '💥',
  '\ud83d',
  '\u0000',
  '\ufeff',
  '',
];
const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(12), text: fc.constantFrom(...pieces) });

const made: Source[] = [];
afterEach(() => {
  for (const source of made.splice(0)) source.dispose();
});

function type(source: ParsedSource, { at, length, text }: { at: number; length: number; text: string }): ParsedSource {
  const start = Math.floor(at * source.text.length);
  const oldEnd = Math.min(source.text.length, start + length);
  const next = source.edited(
    { start, oldEnd, newEnd: start + text.length },
    source.text.slice(0, start) + text + source.text.slice(oldEnd),
  );
  made.push(next);
  return next;
}

const shape = (source: Source) =>
  source.layers.map(({ pack, tree, ranges }) => ({ pack: pack.id, ranges, tree: tree.rootNode.toString(), end: tree.rootNode.endIndex }));

describe('random edits', () => {
  it.each(Object.entries(texts))('%s reads as a fresh parse does', async (path, text) => {
    await parse(path, text);
    await parse(path, text.replaceAll('lang="ts"', ''));
    let compared = 0;
    let guessed = 0;
    fc.assert(
      fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }), (bursts) => {
        let typed = syntax.source(path, text, 'product');
        made.push(typed);
        expect(typed.layers.length).toBeGreaterThan(0);
        for (const burst of bursts) {
          for (const one of burst) typed = type(typed, one);
          const fresh = syntax.source(path, typed.text, 'product');
          made.push(fresh);
          compared += 1;
          expect(typed.broken).toBe(fresh.broken);
          if (!fresh.broken) expect(shape(typed)).toEqual(shape(fresh));
          else if (JSON.stringify(shape(typed)) !== JSON.stringify(shape(fresh))) guessed += 1;
        }
        for (const source of made.splice(0)) source.dispose();
      }),
      { numRuns: 150 },
    );
    expect(guessed / compared).toBeLessThan(0.02);
  });
});
