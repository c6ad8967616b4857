// A working tree known again without reading it: the same for the same state, another for every other, none while a file is too young.
import { utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import { repository, type TestRepository } from '../../support/repository.ts';

const base = { 'a.ts': 'export const a = 1;\n', 'b.ts': 'export const b = 1;\n' };
const stampOf = async (repo: TestRepository) => {
  const opened = await git.open(repo.root);
  try {
    return await opened.stamp();
  } finally {
    await opened.close();
  }
};
/** Long enough for a change to prove something; what is young says so itself. */
const settled = async (repo: TestRepository) => {
  await expect.poll(() => stampOf(repo), { timeout: 10_000, interval: 60 }).toBeDefined();
  return stampOf(repo);
};

test('is the same while nothing happens', async () => {
  const repo = repository({ base, head: { 'a.ts': 'export const a = 2;\n', 'new.ts': 'x\n' } });
  expect(await settled(repo)).toBe(await settled(repo));
});

test.each<[string, (repo: TestRepository) => void]>([
  ['another text of the same size', (repo) => repo.write({ 'a.ts': 'export const a = 3;\n' })],
  [
    'another text with the old times',
    (repo) => {
      writeFileSync(repo.path('a.ts'), 'export const a = 3;\n');
      utimesSync(repo.path('a.ts'), 1, 1);
    },
  ],
  ['a new file', (repo) => repo.write({ 'c.ts': 'c\n' })],
  ['a deleted file', (repo) => repo.write({ 'b.ts': null })],
  ['a staged change', (repo) => repo.git('add', 'a.ts')],
  ['a commit', (repo) => repo.git('commit', '-q', '-a', '-m', 'x')],
])('is another after %s', async (_, act) => {
  const repo = repository({ base, head: { 'a.ts': 'export const a = 2;\n' } });
  const before = await settled(repo);
  act(repo);
  expect(await settled(repo)).not.toBe(before);
});

test('is none while a file has only just been written', async () => {
  const repo = repository({ base, head: { 'a.ts': 'export const a = 2;\n' } });
  const soon = new Date(Date.now() + 60_000);
  utimesSync(repo.path('a.ts'), soon, soon);
  expect(await stampOf(repo)).toBeUndefined();
});

test('leaves the resolution that follows as it would be', async () => {
  const repo = repository({ base, head: { 'a.ts': 'export const a = 2;\n', 'new.ts': 'x\n' } });
  const opened = await git.open(repo.root);
  await opened.stamp();
  const { change } = await opened.resolve({ kind: 'working-tree' });
  const again = await opened.resolve({ kind: 'working-tree' });
  await opened.close();
  expect(change.files.map(({ path }) => path)).toEqual(['a.ts', 'new.ts']);
  expect(again.change.headTree).toBe(change.headTree);
});
