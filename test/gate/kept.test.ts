// What a run leaves: a receipt that goes stale and comes back, a replay, and what doctor says.
import { expect, test } from 'vitest';
import { diagnose } from '../../server/src/gate/doctor.ts';
import { currentFreshness } from '../../server/src/gate/receipt/current.ts';
import { findReceipt, listReceipts } from '../../server/src/gate/receipt/find.ts';
import { replay } from '../../server/src/gate/replay.ts';
import { feature, gate, gateBench, nodeProject, nodeTestFile, quiet } from '../support/gate.ts';

const only = { steps: ['tests', 'base', 'old-tests'] } as const;
const sum = 'export const sum = (a, b) => a + b;\n';

test('a receipt holds for its bytes, from any folder, and says which steps an edit has made stale', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/sum.test.js': nodeTestFile('adds', 'assert.equal(sum(1, 2), 3)') });
  const report = await gate(bench, repo, { ...only, target: { kind: 'path', paths: ['test'] } });
  const { receipt } = await findReceipt(bench.host, repo.path('src'), report.receipt?.id.slice(0, 12));
  expect((await currentFreshness(bench.host, repo.path('src'), receipt)).state).toBe('valid');
  repo.write({ 'test/sum.test.js': nodeTestFile('adds', 'assert.equal(sum(1, 2), 4)') });
  const stale = await currentFreshness(bench.host, repo.root, receipt);
  expect(stale.steps.filter(({ state }) => state === 'stale').map(({ id }) => id)).toContain('tests');
  expect((await listReceipts(bench.host, repo.root)).map(({ id, verdict }) => [id, verdict])).toEqual([[report.receipt?.id, 'passed']]);
});

test('a replay comes to the same outcomes and signs nothing', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'test/sum.test.js': nodeTestFile('adds', 'assert.equal(sum(1, 2), 3)') });
  const report = await gate(bench, repo, only);
  const { receipt, bytes } = await findReceipt(bench.host, repo.root, undefined);
  const options = { directory: repo.root, rerun: 1, ablate: 'off', review: false, prepare: false, letThrough: [] } as const;
  const again = await replay(bench.host, receipt, options, quiet);
  expect(again.outcomes).toEqual([]);
  expect((await findReceipt(bench.host, repo.root, report.receipt?.id)).bytes).toEqual(bytes);
  repo.write({ 'src/sum.js': 'export const sum = () => 0;\n' });
  await expect(replay(bench.host, receipt, options, quiet)).rejects.toMatchObject({ code: 'source-gone' });
});

test('doctor names what it tried, and finds nothing to remove after a run that ended', { timeout: 60_000 }, async () => {
  const bench = gateBench();
  const repo = feature({ ...nodeProject, 'src/sum.js': sum }, { 'src/more.js': 'export const more = 1;\n' });
  await gate(bench, repo, { steps: ['lint'] });
  const lines = await diagnose(bench.host, repo.root, false);
  expect(lines.map(({ name, state }) => [name, state])).toEqual([
    ['git', 'good'],
    ['repository', 'good'],
    ['key', 'good'],
    ['worktrees', 'good'],
  ]);
  expect(lines.every(({ tried }) => tried !== '')).toBe(true);
});
