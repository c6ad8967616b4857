import { describe, expect, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import type { TargetRequest } from '../../../server/src/model/target.ts';
import { repository, temporaryFolder } from '../../support/repository.ts';

async function resolve(root: string, request: TargetRequest = { kind: 'working-tree' }) {
  const opened = await git.open(root);
  try {
    const { change, target, limits } = await opened.resolve(request);
    const files = change.files.map(({ path, oldPath, status, additions, deletions, binary }) => ({ path, ...(oldPath ? { oldPath } : {}), status, additions, deletions, ...(binary ? { binary } : {}) }));
    return { change, target, limits, files, text: async (path: string) => Buffer.from((await opened.tree(change.headTree).read(path)) ?? []).toString() };
  } finally {
    await opened.close();
  }
}

describe('working tree', () => {
  test('holds staged, unstaged and untracked files as they lie on disk', async () => {
    const repo = repository({ base: { 'a.py': 'x = 1\n', 'b.sh': { content: 'true\n', mode: 0o755 }, 'gone.py': 'y\n', 'z.bin': new Uint8Array([0, 1]) } });
    repo.write({ 'a.py': 'x = 2\r\n' }).git('add', 'a.py');
    repo.write({ 'a.py': 'x = 3\r\n', 'new dir/ü.txt': 'u', 'gone.py': null, 'z.bin': new Uint8Array([0, 2]), 'link': { link: '/etc/passwd' } });
    const before = repo.fingerprint();
    const { files, change } = await resolve(repo.root);
    expect(files).toEqual([
      { path: 'a.py', status: 'modified', additions: 1, deletions: 1 },
      { path: 'gone.py', status: 'deleted', additions: 0, deletions: 1 },
      { path: 'link', status: 'untracked', additions: 1, deletions: 0 },
      { path: 'new dir/ü.txt', status: 'untracked', additions: 1, deletions: 0 },
      { path: 'z.bin', status: 'modified', additions: 0, deletions: 0, binary: true },
    ]);
    expect(change.files[2]?.head?.kind).toBe('symlink');
    expect(repo.fingerprint()).toBe(before);
  });

  test('outside of a repository and without a change there are distinct answers', async () => {
    await expect(resolve(temporaryFolder())).rejects.toMatchObject({ kind: 'unavailable', code: 'not-a-repository' });
    await expect(resolve(repository({ base: { a: 'a' } }).root)).rejects.toMatchObject({ kind: 'unavailable', code: 'empty-change' });
  });
});

test('branch targets refresh origin and measure from the merge base', async () => {
  const remote = temporaryFolder();
  const repo = repository({ base: { 'a.py': 'x = 1\n' } });
  repo.git('init', '-q', '--bare', remote);
  repo.git('remote', 'add', 'origin', remote);
  repo.git('push', '-q', 'origin', 'main');
  const base = repo.git('rev-parse', 'HEAD');
  repo.branch('feature').commit('work', { 'a.py': 'x = 2\n' });
  repo.write({ 'b.py': 'new\n' });
  const { files, target, change } = await resolve(repo.root, { kind: 'branch', root: 'main' });
  expect(target).toMatchObject({ kind: 'branch', root: 'main', rootRev: 'origin/main' });
  expect(change.base).toBe(base);
  expect(files.map(({ path, status }) => [path, status])).toEqual([['a.py', 'modified'], ['b.py', 'untracked']]);
});

test('commit targets', async () => {
  const repo = repository({ base: { 'a.py': 'x = 1\n' } });
  const first = repo.git('rev-parse', 'HEAD');
  repo.commit('odd', { 'näme with "quote"\n.py': 'import os\n' });
  expect((await resolve(repo.root, { kind: 'commit', spec: 'HEAD^!' })).files.map((file) => file.path)).toEqual(['näme with "quote"\n.py']);
  expect((await resolve(repo.root, { kind: 'commit', spec: first })).files.map((file) => file.path)).toEqual(['a.py']);
  await expect(resolve(repo.root, { kind: 'commit', spec: 'no-such' })).rejects.toMatchObject({ kind: 'usage', code: 'unknown-revision' });
});
