// The pure parts of proof: hunks, what belongs to tests, which tests were touched, what changes only form.
import { describe, expect, test } from 'vitest';
import { SourceCache } from '../../server/src/analysis/source-cache.ts';
import { formerTestPaths, testsOf, touchedCases, touchedTestPaths } from '../../server/src/gate/proof/changed-tests.ts';
import { formOnly } from '../../server/src/gate/proof/form-only.ts';
import { hunksOf } from '../../server/src/gate/proof/hunks.ts';
import { inParallel } from '../../server/src/gate/proof/in-parallel.ts';
import { inlineTestEdits } from '../../server/src/gate/proof/inline-tests.ts';
import { combine, perturbationsFor } from '../../server/src/gate/proof/perturbations.ts';
import { readingMap } from '../../server/src/gate/proof/reaching-tests.ts';
import { grammarFiles } from '../../server/src/host/grammars.ts';
import { memoryRepository, type MemoryFiles, memoryTree } from '../../server/src/host/memory.ts';
import type { ChangeMap } from '../../server/src/model/change-map.ts';
import type { ChangeSet } from '../../server/src/model/change-set.ts';
import type { TestCase } from '../../server/src/model/test-run.ts';
import { createSyntax } from '../../server/src/syntax/create-syntax.ts';

async function changeOf(base: MemoryFiles, head: MemoryFiles, renames: Record<string, string> = {}): Promise<ChangeSet> {
  return (await memoryRepository({ base, head, renames }).resolve({ kind: 'working-tree' })).change;
}

async function hunks(base: MemoryFiles, head: MemoryFiles) {
  return hunksOf(await changeOf(base, head), memoryTree(base), memoryTree(head), () => true);
}

const contentOf = (edit: unknown): string => Buffer.from((edit as { content: Uint8Array }).content).toString();

describe('hunks', () => {
  test('each can be undone alone, byte for byte', async () => {
    const base = { 'a.js': 'one\ntwo\nthree\nfour\nfive\n' };
    const found = await hunks(base, { 'a.js': 'ONE\ntwo\nthree\nfive\nsix' });
    expect(found.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
      [1, 1],
      [3, 3],
      [5, 5],
    ]);
    expect(found.map(({ undo: [edit] }) => contentOf(edit))).toEqual([
      'one\ntwo\nthree\nfive\nsix',
      'ONE\ntwo\nthree\nfour\nfive\nsix',
      'ONE\ntwo\nthree\nfive\n',
    ]);
  });

  test('line ends are lines’ own', async () => {
    const [only] = await hunks({ 'a.js': 'a\r\nb\r\n' }, { 'a.js': 'a\r\nB\r\n' });
    expect(contentOf(only?.undo[0])).toBe('a\r\nb\r\n');
  });

  test('a new file is one hunk, undone by removing it; tests, docs and configuration are none', async () => {
    const found = await hunks(
      { 'gone.js': 'gone\n' },
      { 'new.js': 'a\nb\n', 'a.test.js': 'x\n', 'README.md': 'x\n', 'jest.config.js': 'x\n' },
    );
    expect(found.map(({ path, undo }) => [path, undo[0] && 'remove' in undo[0]])).toEqual([
      ['gone.js', false],
      ['new.js', true],
    ]);
  });

  test('bytes that are no text are left alone', async () => {
    expect(await hunks({ 'a.js': new Uint8Array([0xff, 0xfe, 10]) }, { 'a.js': new Uint8Array([0xff, 0xff, 10]) })).toEqual([]);
  });
});

describe('inline tests', () => {
  const rust = (code: string, demand: string): string =>
    `pub fn f() -> i32 { ${code} }\n\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn t() {\n        assert_eq!(super::f(), ${demand});\n    }\n}\n`;
  const [base, head] = [{ 'src/lib.rs': rust('1', '1') }, { 'src/lib.rs': rust('2', '2') }];

  test('are no hunks of code', async () => {
    expect((await hunks(base, head)).map(({ startLine }) => startLine)).toEqual([1]);
  });

  test('either side’s tests can stand against the other side’s code', async () => {
    const change = await changeOf(base, head);
    const [ofHead] = await inlineTestEdits('head', change, memoryTree(base), memoryTree(head));
    const [ofBase] = await inlineTestEdits('base', change, memoryTree(base), memoryTree(head));
    expect(contentOf(ofHead?.edit)).toBe(rust('1', '2'));
    expect(contentOf(ofBase?.edit)).toBe(rust('2', '1'));
    expect(ofBase?.isFormer).toBe(true);
  });
});

describe('changed tests', () => {
  test('a rename takes the old file back and the new one away', async () => {
    const change = await changeOf(
      { 'old.test.js': 'a\n', 'src/x.js': '1' },
      { 'new.test.js': 'b\n', 'src/x.js': '2' },
      { 'new.test.js': 'old.test.js' },
    );
    expect(testsOf('base', change).map((edit) => [edit.path, 'remove' in edit])).toEqual([
      ['new.test.js', true],
      ['old.test.js', false],
    ]);
    expect(formerTestPaths(change)).toEqual(['old.test.js']);
    expect(touchedTestPaths(change)).toEqual(['new.test.js']);
  });

  test('a file that only moved demands nothing new', async () => {
    const change = await changeOf({ 'old.test.js': 'a\n' }, { 'new.test.js': 'a\n' });
    expect([formerTestPaths(change), touchedTestPaths(change)]).toEqual([[], []]);
  });

  test('a test is touched where its own lines changed, and where lines are unknown', () => {
    const of = (name: string, line?: number): TestCase => ({
      id: name,
      name,
      group: 'a.test.js',
      file: 'a.test.js',
      outcome: 'passed',
      attempts: [],
      ...(line === undefined ? {} : { line }),
    });
    const known = new Set(['first', 'second', 'third', 'somewhere']);
    const lines = new Map([['a.test.js', [{ start: 6, end: 6 }]]]);
    const touched = touchedCases([of('first', 1), of('second', 5), of('third', 9), of('new', 20)], known, lines);
    expect(touched.map(({ id }) => id)).toEqual(['second', 'new']);
    expect(touchedCases([of('somewhere')], known, lines)).toHaveLength(1);
    expect(touchedCases([of('somewhere')], known, new Map())).toHaveLength(0);
  });
});

describe('form', () => {
  const sources = new SourceCache(createSyntax(grammarFiles));
  const only = (path: string, without: string, head: string) =>
    formOnly(sources, { path, startLine: 1, endLine: 1, undo: [], without, head, size: 1 });

  test.each([
    ['a.js', 'f(1);\n', '// why\nf( 1 );\n', true],
    ['a.py', 'def f():\n    return 1\n', '# why\ndef f():\n\n    return 1\n', true],
    ['a.py', 'if a:\n    b()\nc()\n', 'if a:\n    b()\n    c()\n', false],
    ['a.js', 'f(1);\n', 'f(2);\n', false],
    ['a.js', "f('a b');\n", "f('a  b');\n", false],
    ['a.unknown', 'x\n', 'x \n', false],
  ])('%s %j → %j: %s', async (path, without, head, expected) => {
    expect(await only(path, without, head)).toBe(expected);
  });
});

describe('perturbations', () => {
  const all = perturbationsFor(['vitest', 'pytest'], '/home/other', { TZ: 'Pacific/Chatham', HOME: '/home/me', CARGO_HOME: '/cargo' });

  test('every value really differs, and tools below the home stay findable', () => {
    const { change, elsewhere, seed } = combine(all, '/injected');
    expect(change).toMatchObject({ HOME: '/home/other', CARGO_HOME: '/cargo', RUSTUP_HOME: '/home/me/.rustup' });
    expect(change['TZ']).not.toBe('Pacific/Chatham');
    expect([elsewhere, seed !== undefined]).toEqual([true, true]);
  });

  test('what a runner shows is hidden by name', () => {
    const { preload, hides } = combine(all, '/injected');
    expect(hides).toContain('VITEST');
    expect(hides).toContain('PYTEST_CURRENT_TEST');
    expect(preload[0]).toContain('hide-test-markers.mjs?VITEST');
    expect(
      combine(
        all.filter(({ hides: name }) => name === undefined),
        '/injected',
      ).preload,
    ).toEqual([]);
  });
});

describe('which tests reach a hunk', () => {
  const map: ChangeMap = {
    schemaVersion: 1,
    changed: [
      { path: 'a.js', symbol: 'one', kind: 'function', change: 'body', public: true, lines: { start: 1, end: 3 } },
      { path: 'a.js', symbol: 'two', kind: 'function', change: 'body', public: true, lines: { start: 5, end: 9 } },
    ],
    folded: [],
    reached: [],
    tests: [
      { path: 'one.test.js', name: 'a', distance: 1, via: ['a.js#one'] },
      { path: 'one.test.js', name: 'b', distance: 2, via: ['a.js#one', 'b.js#user'] },
    ],
    untested: [{ path: 'a.js', symbol: 'two' }],
    unresolved: [],
    tier: { declared: null, mechanical: 'LOCAL', evidence: [] },
    status: 'available',
    reasons: [],
  };
  test('are those behind the symbols it is in, each file once', () => {
    const reaching = readingMap(map);
    expect(reaching.files({ path: 'a.js', startLine: 2, endLine: 2 })).toEqual(['one.test.js']);
    expect(reaching.files({ path: 'a.js', startLine: 4, endLine: 4 })).toEqual([]);
    expect(reaching.files({ path: 'b.js', startLine: 2, endLine: 2 })).toEqual([]);
  });
  test('are none only where the whole map says so', () => {
    const two = { path: 'a.js', startLine: 6, endLine: 6 };
    expect(readingMap(map).isUntested(two)).toBe(true);
    expect(readingMap({ ...map, status: 'degraded' }).isUntested(two)).toBe(false);
    expect(readingMap(map).isUntested({ ...two, startLine: 3 })).toBe(false);
    expect(readingMap(map).isUntested({ path: 'a.js', startLine: 4, endLine: 4 })).toBe(false);
  });
});

test('work in parallel is done once each, and no lane does two pieces at once', async () => {
  const busy = new Set<number>();
  const done: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async (piece, lane) => {
    expect(busy.has(lane)).toBe(false);
    busy.add(lane);
    await new Promise(setImmediate);
    done.push(piece);
    busy.delete(lane);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
