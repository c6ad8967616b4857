// Live and whole agree: after any edits, what the language server published is what a fresh check finds in the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../server/src/engine.ts';
import { checkChange } from '../../server/src/gate/check-change.ts';
import { Failure } from '../../server/src/model/failure.ts';
import { LanguageClient } from '../support/language-client.ts';
import { repository } from '../support/repository.ts';

const server = join(import.meta.dirname, '../../dist/cli.js');

/** A file of each kind that behaves differently: comments, annotations, embedded scripts, tests. */
const documents: Record<string, string> = {
  'a.ts': "import { b } from './b';\n\nexport function a(x: number) {\n  // a note 💥\n  return b(x) as number;\n}\n",
  'b.py': 'import os\n\n\ndef b(x):\n    """Says # noqa."""\n    return os.path.join(x)\n',
  'c.vue': '<template><p/></template>\n<script lang="ts">\nconst c = 1;\n</script>\n',
  'd.test.ts': "import { a } from './a';\ntest('a', () => {\n  expect(a(1)).toBe(41);\n});\n",
  '.github/workflows/ci.yml': 'on: push\njobs:\n  t:\n    runs-on: x\n    steps:\n      - run: |\n          npm test\n',
};
/** What stands in the editor when it is opened: something to find in each. */
const opened: Record<string, string> = {
  'a.ts': `// @ts-ignore\n${documents['a.ts']}`,
  'b.py': documents['b.py']?.replace('import os\n', 'import os  # noqa\n') ?? '',
  'c.vue': documents['c.vue']?.replace('const c', '// @ts-ignore\nconst c') ?? '',
  'd.test.ts': documents['d.test.ts']?.replace("test('a'", "test.only('a'") ?? '',
  '.github/workflows/ci.yml': documents['.github/workflows/ci.yml']?.replace('npm test', 'npm test || true') ?? '',
};
/** What people and agents type. */
const pieces = [
  '// eslint-disable-next-line\n',
  ' // @ts-ignore',
  '/* eslint-disable */',
  '*/',
  '/*',
  '# noqa',
  '  # type: ignore[x]',
  '"',
  "'",
  '`',
  '\n',
  '\r\n',
  '💥',
  ' || true',
  '.skip',
  'if (x) {',
  '}',
  '<script>',
  '# shellcheck disable=SC2086\n',
  'as any',
  '',
];

const edit = fc.record({ from: fc.double({ min: 0, max: 1, noNaN: true }), length: fc.nat(12), text: fc.constantFrom(...pieces) });

describe('live and whole agree', () => {
  it.each(Object.keys(documents))(
    '%s',
    async (path) => {
      const repo = repository({ base: documents });
      const client = await LanguageClient.start([process.execPath, server, 'lsp'], repo.root);
      let text = opened[path] ?? documents[path] ?? '';
      let version = 1;
      let seen = 0;
      await client.open(path, text, version);
      await fc.assert(
        fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
          for (const { from, length, text: piece } of edits) {
            const start = nameable(text, Math.floor(from * text.length));
            const end = nameable(text, Math.min(text.length, start + length));
            version += 1;
            await client.change(path, version, [{ range: { start: placeOf(text, start), end: placeOf(text, end) }, text: piece }]);
            text = text.slice(0, start) + piece + text.slice(end);
          }
          const expected = version;
          await client.until(() => client.latest(path)?.version === expected, `version ${expected} of ${path}`);
          seen += client.latest(path)?.diagnostics.length ?? 0;
          writeFileSync(join(repo.root, path), text);
          expect(client.latest(path)?.diagnostics.map(({ code, range, severity }) => [code, range.start, severity])).toEqual(
            await whole(repo.root, path, text),
          );
        }),
        // The same edits on every build machine, others on every desk.
        { numRuns: 25, ...(process.env.CI ? { seed: 7 } : {}) },
      );
      expect(seen, 'findings that were compared').toBeGreaterThan(0);
    },
    120_000,
  );
});

const severities = { error: 1, warning: 2, info: 3 } as const;

async function whole(root: string, path: string, text: string) {
  try {
    const { report } = await checkChange(createEngine(), { directory: root, target: { kind: 'working-tree' } });
    return report.findings
      .filter((finding) => finding.path === path)
      .map(({ ruleId, range, severity }) => [ruleId, placeOf(text, offsetOf(text, range.start)), severities[severity]]);
  } catch (error) {
    if (error instanceof Failure && error.code === 'empty-change') return [];
    throw error;
  }
}

/** No position of the protocol lies between the two characters of a line break. */
function nameable(text: string, offset: number): number {
  return text[offset - 1] === '\r' && text[offset] === '\n' ? offset + 1 : offset;
}

function placeOf(text: string, offset: number): { line: number; character: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** Offset of a 1-based position whose column counts code points. */
function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const breaks = [...text.matchAll(/\r\n|\n|\r/g)].map((match) => match.index + match[0].length);
  const start = [0, ...breaks][line - 1] ?? text.length;
  return start + [...text.slice(start)].slice(0, column - 1).join('').length;
}
