// The files we put into a foreign process, run in one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { judgeRun } from '../../../server/src/gate/reports/counts.ts';
import { readReports } from '../../../server/src/gate/reports/read.ts';
import type { TestRun } from '../../../server/src/model/test-run.ts';

const injected = new URL('../../../server/src/gate/reports/injected/', import.meta.url);
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function project(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'change-gate-injected-')));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'tree', path)), { recursive: true });
    writeFileSync(join(folder, 'tree', path), text);
  }
  mkdirSync(join(folder, 'reports'));
  return folder;
}

function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { run: TestRun; code: number | null } {
  const reports = join(folder, 'reports');
  const clean = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:NODE_|VITEST|PYTEST)/.test(name)));
  const { status } = spawnSync(command, args, { cwd: join(folder, 'tree'), env: { ...clean, ...env, CHANGE_GATE_REPORT_DIR: reports } });
  const files = readdirSync(reports).map((path) => ({ path, bytes: readFileSync(join(reports, path)) }));
  return { run: readReports(files, { roots: [join(folder, 'tree')] }), code: status };
}

const summary = (of: TestRun): string[] => of.cases.map((one) => `${one.id} ${one.outcome} ${one.failureKind ?? ''}`.trim()).toSorted();

describe('the reporter for node:test', { timeout: 60_000 }, () => {
  const options = {
    NODE_OPTIONS: `--test-reporter=${new URL('node-test-reporter.mjs', injected).href} --test-reporter-destination=stdout`,
  };
  const node = (folder: string, ...args: string[]) => run(folder, process.execPath, args, options);
  const a =
    "import test from 'node:test';\nimport assert from 'node:assert/strict';\ntest('adds', () => assert.equal(1, 2));\ntest('holds', () => {});\n";

  test('tells an assertion from an import that is missing, and files apart', () => {
    const folder = project({
      'package.json': '{"type":"module"}',
      'test/a.test.js': a,
      'test/b.test.js': "import { x } from '../gone.js';\nx();\n",
    });
    const { run: result, code } = node(folder, '--test');
    expect(summary(result)).toEqual([
      'node::test/a.test.js::adds failed assertion',
      'node::test/a.test.js::holds passed',
      'node::test/b.test.js::(file) error import',
    ]);
    expect(judgeRun(result, code).state).toBe('failed');
  });

  test('several runs of one command are one run', () => {
    const folder = project({ 'package.json': '{"type":"module"}', 'a.test.js': a, 'b.test.js': a.replace('1, 2', '1, 1') });
    node(folder, '--test', 'a.test.js');
    const { run: result } = node(folder, 'b.test.js');
    expect(result.cases.map((one) => one.id).toSorted()).toEqual([
      'node::a.test.js::adds',
      'node::a.test.js::holds',
      'node::b.test.js::adds',
      'node::b.test.js::holds',
    ]);
    expect(result.problems).toEqual([]);
  });

  test('what the tests run themselves is not part of the run, and the tests do not see the reporter', () => {
    const outer = [
      "const test = require('node:test');",
      "const assert = require('node:assert/strict');",
      "const { spawnSync } = require('node:child_process');",
      "test('starts another', () => { assert.equal(process.env.NODE_OPTIONS, undefined); assert.equal(process.env.CHANGE_GATE_REPORT_DIR, undefined);",
      "  const { NODE_TEST_CONTEXT, ...env } = process.env; spawnSync(process.execPath, ['--test', 'inner.cjs'], { env }); });",
    ].join('\n');
    const folder = project({ 'outer.test.js': outer, 'inner.cjs': "require('node:test')('inner', () => { throw new Error('x'); });\n" });
    for (const args of [['--test', 'outer.test.js'], ['outer.test.js']]) {
      expect(
        summary(node(folder, ...args).run).filter((one) => !one.includes('#2')),
        args.join(' '),
      ).toEqual(['node::outer.test.js::starts another passed']);
    }
  });

  test('a report that cannot be written harms no test and is not green', () => {
    const folder = project({ 'a.test.js': "require('node:test')('one', () => {});\n" });
    rmSync(join(folder, 'reports'), { recursive: true });
    writeFileSync(join(folder, 'reports'), 'in the way');
    const { status } = spawnSync(process.execPath, ['a.test.js'], {
      cwd: join(folder, 'tree'),
      env: { ...options, CHANGE_GATE_REPORT_DIR: join(folder, 'reports') },
    });
    expect(status).toBe(0);
    expect(judgeRun(readReports([], { roots: [] }), status).state).toBe('errored');
  });

  test('a file without tests executes none', () => {
    const { run: result, code } = node(project({ 'test/a.test.js': '' }), '--test');
    expect(judgeRun(result, code)).toMatchObject({ state: 'errored', reason: 'no test executed' });
  });

  test('a process that exits in the middle is not green', () => {
    const { run: result } = node(
      project({ 'a.test.js': "const test = require('node:test');\ntest('one', () => {});\ntest('two', () => process.exit(0));\n" }),
      'a.test.js',
    );
    expect(judgeRun(result, 0).state).not.toBe('passed');
  });
});

const python = spawnSync('python3', ['-c', 'import pytest']).status === 0;
describe.skipIf(!python)('the plugin for pytest', { timeout: 60_000 }, () => {
  const env = { PYTHONPATH: new URL('.', injected).pathname, PYTEST_PLUGINS: 'pytest_change_gate', PYTHONDONTWRITEBYTECODE: '1' };
  const pytest = (folder: string, ...args: string[]) =>
    run(folder, 'python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', ...args], env);

  test('keeps kinds, places and where modules came from', () => {
    const folder = project({
      'calc.py': 'def add(a, b): return a + b\n',
      'test_calc.py': 'import calc\ndef test_add(): assert calc.add(1, 1) == 3\ndef test_ok(): pass\n',
      'test_gone.py': 'from calc import gone\n',
    });
    const { run: result, code } = pytest(folder, '--continue-on-collection-errors');
    expect(summary(result)).toEqual([
      'pytest::test_calc.py::test_add failed assertion',
      'pytest::test_calc.py::test_ok passed',
      'pytest::test_gone.py::(collection) error import',
    ]);
    expect(result.modules).toContainEqual({ name: 'calc', origin: join(folder, 'tree', 'calc.py') });
    expect(judgeRun(result, code).state).toBe('failed');
  });

  test('a process that is killed in the middle is not green', () => {
    const folder = project({ 'test_a.py': 'import os\ndef test_one(): pass\ndef test_two(): os._exit(0)\n' });
    const { run: result, code } = pytest(folder);
    expect(code).toBe(0);
    expect(result.cases.map((one) => one.outcome)).toEqual(['passed']);
    expect(judgeRun(result, code).state).toBe('errored');
  });

  test('a pytest that the tests run themselves is not part of the run', () => {
    const inner =
      "import subprocess, sys, pytest\ndef test_outer(tmp_path):\n    (tmp_path / 'test_inner.py').write_text('def test_inner(): assert 0')\n";
    const folder = project({
      'test_a.py': `${inner}    assert pytest.main([str(tmp_path)]) == 1\n    assert subprocess.run([sys.executable, '-m', 'pytest', str(tmp_path)]).returncode == 1\n`,
    });
    const { run: result, code } = pytest(folder);
    expect(summary(result)).toEqual(['pytest::test_a.py::test_outer passed']);
    expect(judgeRun(result, code).state).toBe('passed');
  });

  test('a module from outside the tree is named with its origin', () => {
    const folder = project({ 'test_a.py': 'import outside\ndef test_one(): pass\n', '../elsewhere/outside.py': '' });
    const { run: result } = run(folder, 'python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
      ...env,
      PYTHONPATH: `${env.PYTHONPATH}:${join(folder, 'elsewhere')}`,
    });
    expect(result.modules).toContainEqual({ name: 'outside', origin: join(folder, 'elsewhere', 'outside.py') });
  });
});
