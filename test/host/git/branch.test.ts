import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { cleanEnvironment, repository, temporaryFolder, TestRepository, type TestFiles } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

const branch = (root: string) => ({ kind: 'branch' as const, root });
/** A refresh may write the one ref, and the objects it brings. */
const refreshed = { except: ['.git/refs/remotes', '.git/objects', '.git/logs/refs/remotes'] };

/** A repository with a bare `origin` that has its `main`. */
function withOrigin(base: TestFiles): { repo: TestRepository; origin: string } {
  const origin = temporaryFolder();
  const repo = repository({ base });
  repo.git('init', '-q', '--bare', '-b', 'main', origin);
  repo.git('remote', 'add', 'origin', origin);
  repo.git('push', '-q', 'origin', 'main');
  return { repo, origin };
}

/** Someone else lands a commit on the origin's `main`. */
function land(origin: string, files: TestFiles): string {
  const folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', origin, folder], { env: cleanEnvironment });
  const other = new TestRepository(folder);
  const landed = other.commit('landed meanwhile', files);
  other.git('push', '-q', 'origin', 'HEAD:main');
  return landed;
}

test('a branch root is refreshed first, and the change is measured from the merge base', async () => {
  const { repo, origin } = withOrigin({ 'a.py': 'x = 1\n' });
  const base = repo.git('rev-parse', 'HEAD');
  repo.branch('feature').commit('work', { 'a.py': 'x = 2\n' });
  const landed = land(origin, { 'b.py': 'z = 1\n' });
  repo.write({ 'c.py': 'uncommitted\n', 'a.py': 'x = 3\n' });
  const { lines, target, change, limits } = await resolveTarget(repo, branch('main'), refreshed);
  expect(lines).toEqual(['modified a.py +1 -1', 'untracked c.py +1 -0']);
  expect(target).toEqual({
    kind: 'branch',
    spec: 'main',
    root: 'main',
    rootRev: 'origin/main',
    rootSource: 'named by the caller; refreshed from origin',
  });
  expect([change.base, limits]).toEqual([base, []]);
  expect(repo.git('rev-parse', 'origin/main')).toBe(landed);
});

test('a refresh updates nothing but the root, whatever the repository configures', async () => {
  const { repo, origin } = withOrigin({ a: '1\n' });
  const main = repo.git('rev-parse', 'main');
  repo.branch('feature').commit('work', { a: '2\n' });
  const landed = land(origin, { b: '1\n' });
  execFileSync('git', ['tag', 'released', landed], { cwd: origin, env: cleanEnvironment });
  repo.git('update-ref', 'refs/remotes/origin/stale', main);
  repo.git('config', 'remote.origin.fetch', '+refs/heads/*:refs/heads/*');
  repo.git('config', 'remote.origin.tagOpt', '--tags');
  repo.git('config', 'remote.origin.prune', 'true');
  const refs = repo.git('for-each-ref');
  await resolveTarget(repo, branch('main'), refreshed);
  expect(
    repo
      .git('for-each-ref')
      .split('\n')
      .filter((line) => !refs.includes(line)),
  ).toEqual([`${landed} commit\trefs/remotes/origin/main`]);
  expect(repo.git('rev-parse', 'main', 'origin/stale')).toBe(`${main}\n${main}`);
});

test('a commit or tag root stands as it is, without origin', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const first = repo.git('rev-parse', 'HEAD');
  repo.git('tag', 'v1');
  repo.branch('feature').commit('work', { a: '2\n' });
  for (const root of ['v1', first, first.slice(0, 10), 'HEAD~1']) {
    const { target, change, lines } = await resolveTarget(repo, branch(root));
    expect(target).toMatchObject({ root, rootRev: root });
    expect([change.base, change.head]).toEqual([first, repo.git('rev-parse', 'HEAD')]);
    expect(lines).toEqual(['modified a +1 -1']);
  }
});

test('prefixed, malformed and unknown spellings are refused with advice', async () => {
  const { repo } = withOrigin({ a: '1\n' });
  repo.branch('feature').commit('work', { a: '2\n' });
  const code = (root: string): Promise<string> =>
    resolveTarget(repo, branch(root), refreshed).then(
      () => 'resolved',
      (error: { code: string; kind: string }) => `${error.kind} ${error.code}`,
    );
  for (const root of ['origin/main', 'refs/heads/main', 'remotes/origin/main', 'heads/main'])
    expect(await code(root), root).toBe('usage prefixed-root');
  for (const root of ['', 'main..feature', 'main...feature', '--upload-pack=x', 'main\n', '@{upstream}'])
    expect(await code(root), root).toBe('usage malformed-root');
  for (const root of ['nowhere', 'no where', 'a:b', '*', 'x.lock']) expect(await code(root), root).toBe('usage unknown-root');
});

test('a branch without an origin, and an origin that cannot be reached, halt', async () => {
  const alone = repository({ base: { a: '1\n' } });
  alone.branch('feature').commit('work', { a: '2\n' });
  await expect(resolveTarget(alone, branch('main'))).rejects.toMatchObject({ kind: 'unavailable', code: 'no-origin' });

  const { repo } = withOrigin({ a: '1\n' });
  repo.branch('feature').commit('work', { a: '2\n' });
  repo.git('remote', 'set-url', 'origin', 'file:///nonexistent/https://user:token@host/x');
  await expect(resolveTarget(repo, branch('main'))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'root-not-refreshed',
    message: expect.not.stringContaining('token'),
  });
});

test('a branch with slashes is a branch; nothing to check says so', async () => {
  const { repo } = withOrigin({ a: '1\n' });
  repo.git('push', '-q', 'origin', 'main:release/1.0');
  await expect(resolveTarget(repo, branch('release/1.0'), refreshed)).rejects.toMatchObject({ kind: 'unavailable', code: 'empty-change' });
  repo.write({ b: '1\n' });
  expect((await resolveTarget(repo, branch('release/1.0'), refreshed)).target.rootRev).toBe('origin/release/1.0');
});

test('a merge base beyond the edge of a shallow clone is said', async () => {
  const { repo, origin } = withOrigin({ a: '1\n' });
  repo.branch('feature').commit('one', { a: '2\n' });
  repo.commit('two', { a: '3\n' });
  repo.git('push', '-q', 'origin', 'feature');
  land(origin, { b: '1\n' });
  const folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--depth', '1', '--branch', 'feature', `file://${origin}`, folder], { env: cleanEnvironment });
  await expect(
    resolveTarget(new TestRepository(folder), branch('main'), {
      except: ['.git/refs/remotes', '.git/objects', '.git/shallow', '.git/packed-refs', '.git/logs'],
    }),
  ).rejects.toMatchObject({ kind: 'unavailable', code: expect.stringMatching(/shallow-history|no-merge-base/) });
});

test('pull requests need somebody who asks the forge', async () => {
  const repo = repository({ base: { a: '1\n' } });
  await expect(resolveTarget(repo, { kind: 'pull-request', reference: '7' })).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'no-forge',
  });
});
