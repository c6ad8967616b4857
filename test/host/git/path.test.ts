import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository, temporaryFolder } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

const setup = {
  base: { 'a/x.py': '1\n', 'b/y.py': 'one\ntwo\nthree\n', 'top.py': '1\n' },
  head: { 'a/x.py': '2\n', 'a/[x].py': '1\n', 'top.py': '2\n' },
};

test('keeps to a folder or file, read from where the caller stands, then from the root', async () => {
  const repo = repository(setup);
  const { lines, target } = await resolveTarget(repo, { kind: 'path', paths: ['a'] });
  expect(lines).toEqual(['untracked a/[x].py +1 -0', 'modified a/x.py +1 -1']);
  expect(target).toEqual({ kind: 'path', spec: 'a', paths: ['a'] });
  expect((await resolveTarget(repo, { kind: 'path', paths: ['x.py', 'top.py'] }, { from: 'a' })).lines).toEqual([
    'modified a/x.py +1 -1',
    'modified top.py +1 -1',
  ]);
  expect((await resolveTarget(repo, { kind: 'path', paths: ['.'] }, { from: 'a' })).target.paths).toEqual(['a']);
  expect((await resolveTarget(repo, { kind: 'path', paths: ['../top.py'] }, { from: 'a' })).target.paths).toEqual(['top.py']);
  expect((await resolveTarget(repo, { kind: 'path', paths: [repo.path('a/x.py')] })).target.paths).toEqual(['a/x.py']);
});

test('names are names, never patterns, and the head is still the whole tree', async () => {
  const repo = repository(setup);
  const { lines, head } = await resolveTarget(repo, { kind: 'path', paths: ['a/[x].py'] });
  expect(lines).toEqual(['untracked a/[x].py +1 -0']);
  expect(await head('top.py')).toBe('2\n');
  await expect(resolveTarget(repo, { kind: 'path', paths: [':(glob)**'] })).rejects.toMatchObject({ code: 'empty-change' });
  await expect(resolveTarget(repo, { kind: 'path', paths: ['--all'] })).rejects.toMatchObject({ code: 'empty-change' });
});

test('paths that escape are refused', async () => {
  const repo = repository(setup);
  for (const path of ['../elsewhere', '/etc', '', 'a/../../x', 'a\0b']) {
    await expect(resolveTarget(repo, { kind: 'path', paths: [path] })).rejects.toMatchObject({
      kind: 'usage',
      code: 'path-outside-repository',
    });
  }
});

test('a root that is reached through a link is the same root', async () => {
  const repo = repository(setup);
  const link = join(temporaryFolder(), 'link');
  symlinkSync(repo.root, link);
  expect((await resolveTarget(repo, { kind: 'path', paths: [join(link, 'a')] })).target.paths).toEqual(['a']);
});

test('a file that was moved out of the scope is deleted in it', async () => {
  const repo = repository(setup);
  repo.git('mv', 'b/y.py', 'a/y.py');
  expect((await resolveTarget(repo, { kind: 'path', paths: ['b'] })).lines).toEqual(['deleted b/y.py +0 -3']);
  expect((await resolveTarget(repo, { kind: 'path', paths: ['a/y.py'] })).lines).toEqual(['renamed b/y.py -> a/y.py +0 -0']);
});
