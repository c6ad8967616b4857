// The gate end to end: real git, real processes, real tests.
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { feature, gate, gateBench, nodeProject, nodeTestFile, reasonOf, stateOf } from '../support/gate.ts';

const sum = 'export const sum = (a, b) => a + b;\n';
const adds = nodeTestFile('adds', 'assert.equal(sum(1, 2), 3)');
const only = { steps: ['tests', 'base', 'old-tests'] } as const;

test('a proven fix passes, and neither the checkout nor the cache shows that anything ran', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature(
    {
      ...nodeProject,
      'src/sum.js': 'export const sum = (a, b) => a - b;\n',
      'test/a.test.js': nodeTestFile('zero', 'assert.equal(sum(1, 0), 1)'),
    },
    { 'src/sum.js': sum, 'test/sum.test.js': adds },
  );
  const written = ['.git/change-gate', '.git/refs/remotes', '.git/logs/refs/remotes'];
  const before = repo.fingerprint(written);
  const report = await gate(bench, repo, { ablate: 'auto' });
  expect(report.verdict).toBe('passed');
  expect(report.tests).toMatchObject({ executed: 2, passed: 2, failed: 0 });
  expect(report.tests.proof.new.map(({ proof }) => proof)).toEqual(['full']);
  expect(report.tests.proof.hunks.map(({ path, state }) => [path, state])).toEqual([['src/sum.js', 'proven']]);
  expect(repo.fingerprint(written)).toBe(before);
  expect(readdirSync(bench.worktrees)).toEqual([]);
  expect(existsSync(report.receipt?.path ?? '')).toBe(true);
});

test('commands see no variable that nobody named', { timeout: 60_000 }, async () => {
  const bench = gateBench({ SECRET_TOKEN: 'x', NAMED: 'y' });
  const body = "assert.deepEqual([process.env.SECRET_TOKEN, process.env.NAMED], [undefined, 'y'])";
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/env.test.js': nodeTestFile('env', body) });
  const report = await gate(bench, repo, { ...only, letThrough: ['NAMED'] });
  expect(reasonOf(report, 'tests')).toBe('1 passed');
});

test('a test that writes a new source file has drifted, although it exits with 0', { timeout: 60_000 }, async () => {
  const body = "writeFileSync(new URL('../src/other.js', import.meta.url), '')";
  const repo = feature(
    { ...nodeProject, 'src/sum.js': sum },
    { 'test/write.test.js': nodeTestFile('writes', body, "import { writeFileSync } from 'node:fs';\n") },
  );
  const report = await gate(gateBench(), repo, { steps: ['tests'] });
  const step = report.steps.find(({ id }) => id === 'tests');
  expect([step?.state, step?.exitCode]).toEqual(['failed', 0]);
  expect(step?.reason).toMatch(/drift.*src\/other\.js/);
  expect(report.verdict).toBe('unavailable');
});

test('a workspace link leads back into the frozen tree, not into the checkout', { timeout: 60_000 }, async () => {
  const files = {
    ...nodeProject,
    'packages/lib/package.json': JSON.stringify({ name: 'lib', type: 'module', main: 'index.js' }),
    'packages/lib/index.js': 'export const side = import.meta.url;\n',
    'test/lib.test.js': nodeTestFile('lib', 'assert.match(side, /worktrees/)', "import { side } from 'lib';\n"),
  };
  const repo = feature(files, {
    'packages/lib/index.js': 'export const side = import.meta.url;\nexport const more = 1;\n',
    'node_modules/.keep': '',
  });
  symlinkSync('../packages/lib', repo.path('node_modules/lib'));
  const report = await gate(gateBench(), repo, { steps: ['prepare', 'tests', 'base'] });
  expect(reasonOf(report, 'tests')).toBe('1 passed');
});

test('a green run of the checkout’s own modules is no pass', { timeout: 60_000 }, async () => {
  const repo = feature(
    {
      ...nodeProject,
      'src/sum.js': sum,
      'test/far.test.js': nodeTestFile('far', 'assert.equal(sum(1, 2), 3)', "import { sum } from 'far';\n"),
    },
    { 'src/more.js': 'export const more = 1;\n' },
  );
  repo.write({
    'node_modules/far/package.json': JSON.stringify({ name: 'far', type: 'module', main: 'index.js' }),
    'node_modules/far/index.js': `export * from ${JSON.stringify(repo.path('src/sum.js'))};\n`,
  });
  const report = await gate(gateBench(), repo, { steps: ['prepare', 'tests'] });
  expect(stateOf(report, 'tests')).toBe('errored');
  expect(reasonOf(report, 'tests')).toContain('src/sum.js');
});

test('a step that failed before cannot be skipped on the same source, and its attempts stay', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/red.test.js': nodeTestFile('red', 'assert.equal(sum(1, 1), 3)') });
  const first = await gate(bench, repo, only);
  expect(stateOf(first, 'tests')).toBe('failed');
  const second = await gate(bench, repo, { steps: ['base', 'old-tests'] });
  const step = second.steps.find(({ id }) => id === 'tests');
  expect(step?.state).toBe('failed');
  expect(step?.reason).toContain('cannot be skipped');
  expect(step?.attempts).toHaveLength(1);
  const third = await gate(bench, repo, only);
  expect(third.steps.find(({ id }) => id === 'tests')?.attempts).toHaveLength(2);
});

test('a step left out makes the run incomplete, never passed', { timeout: 60_000 }, async () => {
  const repo = feature({ ...nodeProject, 'src/sum.js': sum, 'test/sum.test.js': adds }, { 'src/more.js': 'export const more = 1;\n' });
  const report = await gate(gateBench(), repo, { steps: ['lint'] });
  expect(report.verdict).toBe('incomplete');
  expect(stateOf(report, 'tests')).toBe('skipped');
});

test('a command that is not there is missing; one that takes too long is timed out', { timeout: 60_000 }, async () => {
  const policy = (gatePolicy: string): string => `gate:\n  ${gatePolicy}\n`;
  const absent = feature(
    { 'a.txt': 'a\n', '.change-gate.yml': policy('commands: { tests: no-such-program-anywhere }') },
    { 'a.txt': 'b\n' },
  );
  const missing = await gate(gateBench(), absent, { steps: ['tests'] });
  expect([stateOf(missing, 'tests'), missing.verdict]).toEqual(['missing', 'incomplete']);
  const slow = feature(
    { 'a.txt': 'a\n', '.change-gate.yml': policy("commands: { tests: 'sleep 30 & sleep 30' }\n  timeout-seconds: 1") },
    { 'a.txt': 'b\n' },
  );
  const late = await gate(gateBench(), slow, { steps: ['tests'] });
  expect([stateOf(late, 'tests'), late.verdict]).toEqual(['timeout', 'incomplete']);
});

test('a cancelled run ends its processes, leaves no receipt and no worktree', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ 'a.txt': 'a\n', '.change-gate.yml': "gate:\n  commands: { tests: 'sleep 60' }\n" }, { 'a.txt': 'b\n' });
  const abort = new AbortController();
  const watcher = {
    started: (step: string) => void (step === 'tests' && setTimeout(() => abort.abort(), 300)),
    ended: () => undefined,
    note: () => undefined,
  };
  const started = Date.now();
  await expect(gate(bench, repo, { signal: abort.signal }, watcher)).rejects.toMatchObject({ kind: 'cancelled' });
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(readdirSync(bench.worktrees)).toEqual([]);
  expect(existsSync(repo.path('.git/change-gate/receipts'))).toBe(false);
});

test('what the caller edits while the gate runs does not count', { timeout: 60_000 }, async () => {
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/sum.test.js': adds });
  const meddle = {
    started: (step: string) => void (step === 'tests' && writeFileSync(repo.path('src/sum.js'), 'export const sum = () => 0;\n')),
    ended: () => undefined,
    note: () => undefined,
  };
  const report = await gate(gateBench(), repo, only, meddle);
  expect(report.verdict).toBe('passed');
  expect(readFileSync(repo.path('src/sum.js'), 'utf8')).toBe('export const sum = () => 0;\n');
});

test('several gates run on one repository at once', { timeout: 90_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/sum.test.js': adds });
  const reports = await Promise.all([gate(bench, repo, only), gate(bench, repo, only)]);
  expect(reports.map((report) => report.verdict)).toEqual(['passed', 'passed']);
});

test('code that knew of the tests at base already is not charged to the change; code that learns it is', { timeout: 90_000 }, async () => {
  const knowing = 'export const sum = (a, b) => (process.env.NODE_TEST_CONTEXT ? a + b : 0);\n';
  const steps = ['tests', 'base', 'old-tests', 'perturb'] as const;
  const old = feature({ ...nodeProject, 'src/sum.js': knowing, 'test/sum.test.js': adds }, { 'src/more.js': 'export const more = 1;\n' });
  const before = await gate(gateBench(), old, { steps });
  expect(before.tests.proof.sensitive.map(({ variable }) => variable)).toEqual(['NODE_TEST_CONTEXT']);
  expect(before.findings.filter(({ ruleId }) => ruleId === 'special-case/test-environment')).toEqual([]);
  expect(reasonOf(before, 'perturb')).toContain('did so at base already');
  const learning = feature({ ...nodeProject, 'src/sum.js': sum, 'test/sum.test.js': adds }, { 'src/sum.js': knowing });
  const after = await gate(gateBench(), learning, { steps });
  expect(after.findings.some(({ ruleId, path }) => ruleId === 'special-case/test-environment' && path === 'src/sum.js')).toBe(true);
  expect(after.verdict).toBe('failed');
});
