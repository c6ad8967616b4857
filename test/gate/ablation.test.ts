// Ablation end to end: hunk by hunk on copies, the tests that reach a hunk first, and a memory that only this user's key can write.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feature, gate, gateBench, nodeProject, nodeTestFile } from '../support/gate.ts';

const base = {
  ...nodeProject,
  'src/sum.js': 'export const sum = (a, b) => a - b;\n',
  'src/idle.js': 'export const idle = () => 1;\n',
  'src/note.js': '// one\nexport const note = 1;\n',
  'test/a.test.js': nodeTestFile('zero', 'assert.equal(sum(1, 0), 1)'),
};
const head = {
  'src/sum.js': 'export const sum = (a, b) => a + b;\n',
  'src/idle.js': 'export const idle = () => 2;\n',
  'src/note.js': '// two\nexport const note = 1;\n',
  'test/sum.test.js': nodeTestFile('adds', 'assert.equal(sum(1, 2), 3)'),
};
const steps = ['tests', 'ablation'] as const;
const statesOf = (report: Awaited<ReturnType<typeof gate>>) =>
  Object.fromEntries(report.tests.proof.hunks.map(({ path, state }) => [path, state]));
const attemptsOf = (report: Awaited<ReturnType<typeof gate>>): number =>
  report.steps.find(({ id }) => id === 'ablation')?.attempts.length ?? 0;

describe('each hunk alone', () => {
  test(
    'is proven by the test that fails, open where none does, and no matter of proof where only words changed',
    { timeout: 90_000 },
    async () => {
      const report = await gate(gateBench(), feature(base, head), { steps, ablate: 'all' });
      expect(statesOf(report)).toEqual({
        'src/sum.js': 'proven',
        'src/idle.js': expect.stringMatching(/^(?:unproven|untested)$/),
        'src/note.js': 'structural',
      });
      const sum = report.tests.proof.hunks.find(({ path }) => path === 'src/sum.js');
      expect(sum?.by).toEqual([expect.stringContaining('adds')]);
    },
  );

  test('is not doubted twice on the same bytes, unless someone else wrote the memory', { timeout: 120_000 }, async () => {
    const [bench, repo] = [gateBench(), feature(base, head)];
    const first = await gate(bench, repo, { steps, ablate: 'all' });
    const again = await gate(bench, repo, { steps, ablate: 'all' });
    expect(statesOf(again)).toEqual(statesOf(first));
    expect(attemptsOf(again)).toBe(attemptsOf(first));
    const folder = join(repo.root, '.git/change-gate/ablation');
    for (const name of readdirSync(folder)) {
      const envelope = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { payload: string };
      const forged = Buffer.from(envelope.payload, 'base64')
        .toString()
        .replace(/"(?:unproven|untested)"/, '"proven"');
      writeFileSync(join(folder, name), JSON.stringify({ ...envelope, payload: Buffer.from(forged).toString('base64') }));
    }
    const third = await gate(bench, repo, { steps, ablate: 'all' });
    expect(statesOf(third)).toEqual(statesOf(first));
    expect(attemptsOf(third)).toBeGreaterThan(attemptsOf(again));
  });
});
