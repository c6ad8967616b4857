import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { TargetRequest } from '../../../server/src/model/target.ts';
import { cleanEnvironment, repository, temporaryFolder, TestRepository } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

const commit = (spec: string) => ({ kind: 'commit' as const, spec });

test('single commits, ranges, merge bases, tags and the first commit', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const first = repo.git('rev-parse', 'HEAD');
  const second = repo.commit('second', { b: '2\n' });
  repo.git('tag', '-a', 'v1', '-m', 'tag');
  repo.branch('side').commit('side', { c: '3\n' });
  repo.git('checkout', '-q', 'main');
  const third = repo.commit('third', { d: '4\n' });
  const sides = async (spec: string): Promise<unknown[]> => {
    const { change, lines } = await resolveTarget(repo, commit(spec));
    return [change.base, change.head, ...lines];
  };
  const empty = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  expect(await sides('HEAD^!')).toEqual([second, third, 'added d +1 -0']);
  expect(await sides('HEAD')).toEqual([second, third, 'added d +1 -0']);
  expect(await sides('HEAD^-')).toEqual([second, third, 'added d +1 -0']);
  expect(await sides('v1')).toEqual([first, second, 'added b +1 -0']);
  expect(await sides('HEAD^')).toEqual([first, second, 'added b +1 -0']);
  expect(await sides(`${first}^!`)).toEqual([empty, first, 'added a +1 -0']);
  expect(await sides(first.slice(0, 8))).toEqual([empty, first, 'added a +1 -0']);
  expect(await sides(`${first}..main`)).toEqual([first, third, 'added b +1 -0', 'added d +1 -0']);
  expect(await sides(`${first}..`)).toEqual([first, third, 'added b +1 -0', 'added d +1 -0']);
  expect((await sides('main..side')).slice(2)).toEqual(['added c +1 -0', 'deleted d +0 -1']);
  expect((await sides('main...side')).slice(2)).toEqual(['added c +1 -0']);
  expect((await sides('HEAD^{/second}^!')).slice(1)).toEqual([second, 'added b +1 -0']);
  expect((await sides(':/side')).slice(2)).toEqual(['added c +1 -0']);
});

test('a merge is measured from its first parent', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.branch('side').commit('side', { b: '2\n' });
  repo.git('checkout', '-q', 'main');
  repo.commit('mine', { c: '3\n' });
  repo.git('merge', '-q', '--no-edit', 'side');
  expect((await resolveTarget(repo, commit('HEAD^!'))).lines).toEqual(['added b +1 -0']);
  expect((await resolveTarget(repo, commit('HEAD^-2'))).lines).toEqual(['added c +1 -0']);
});

test('what names no commit is a usage error that says so', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const canary = repo.path('canary');
  const specs = [
    'no-such-thing',
    'HEAD..no-such',
    'HEAD:a',
    'HEAD^{tree}',
    'HEAD^2^!',
    '',
    '--all',
    `--exec=touch ${canary}`,
    '-h',
    `--upload-pack=touch ${canary}`,
    'HEAD\n--all',
    '..no',
    'HEAD^@',
    '@{upstream}',
  ];
  for (const spec of specs)
    await expect(resolveTarget(repo, commit(spec)), spec).rejects.toMatchObject({ kind: 'usage', code: 'unknown-revision' });
  await expect(resolveTarget(repo, commit('HEAD..HEAD'))).rejects.toMatchObject({ code: 'empty-change' });
});

test('names that look like options or hold spaces still work when they are refs', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const second = repo.commit('second', { a: '2\n' });
  repo.git('update-ref', 'refs/heads/--output=x', second);
  expect((await resolveTarget(repo, commit('refs/heads/--output=x'))).lines).toEqual(['modified a +1 -1']);
  expect((await resolveTarget(repo, commit('HEAD@{0}'))).lines).toEqual(['modified a +1 -1']);
});

test('odd names and binary files survive', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.commit('odd', {
    'näme with "quote"\n.py': 'x\n',
    'tab\there': 'x\n',
    '--option': 'x\n',
    ':(top)magic': 'x\n',
    ' lead': 'x\n',
    'bin.dat': new Uint8Array([0, 1, 255]),
  });
  const { lines, head } = await resolveTarget(repo, commit('HEAD^!'));
  expect(lines).toEqual([
    'added  lead +1 -0',
    'added --option +1 -0',
    'added :(top)magic +1 -0',
    'added bin.dat binary',
    'added näme with "quote"\n.py +1 -0',
    'added tab\there +1 -0',
  ]);
  for (const path of [' lead', '--option', ':(top)magic', 'näme with "quote"\n.py', 'tab\there'])
    expect(await head(path), path).toBe('x\n');
});

test('replaced objects and grafts do not change what a commit is', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const first = repo.git('rev-parse', 'HEAD');
  const second = repo.commit('second', { a: '2\n' });
  const third = repo.commit('third', { a: '3\n' });
  repo.git('replace', third, first);
  const { change } = await resolveTarget(repo, commit(third));
  expect([change.base, change.head]).toEqual([second, third]);
});

test('a bare repository answers for commits only', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.commit('second', { a: '2\n' });
  const folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--bare', repo.root, folder], { env: cleanEnvironment });
  const bare = new TestRepository(folder);
  const { lines, repository: opened } = await resolveTarget(bare, commit('main^!'), { except: ['change-gate'] });
  expect(lines).toEqual(['modified a +1 -1']);
  expect(opened).toMatchObject({ bare: true, root: folder, commonDir: folder });
  const others: TargetRequest[] = [{ kind: 'working-tree' }, { kind: 'path', paths: ['a'] }, { kind: 'branch', root: 'main' }];
  for (const request of others) {
    await expect(resolveTarget(bare, request, { except: ['change-gate'] })).rejects.toMatchObject({
      kind: 'usage',
      code: 'no-working-tree',
    });
  }
});

test('a shallow clone says when the answer lies beyond its edge', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.commit('second', { a: '2\n' });
  repo.branch('side').commit('side', { b: '1\n' });
  repo.git('checkout', '-q', 'main');
  repo.commit('third', { a: '3\n' });
  const folder = temporaryFolder();
  execFileSync('git', ['clone', '-q', '--depth', '1', '--no-single-branch', `file://${repo.root}`, folder], { env: cleanEnvironment });
  const shallow = new TestRepository(folder);
  await expect(resolveTarget(shallow, commit('HEAD^!'))).rejects.toMatchObject({ kind: 'unavailable', code: 'shallow-history' });
  await expect(resolveTarget(shallow, commit('origin/side...HEAD'))).rejects.toMatchObject({
    kind: 'unavailable',
    code: 'shallow-history',
  });
});

test('unrelated histories have no merge base', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.git('checkout', '-q', '--orphan', 'other');
  repo.commit('other', { b: '1\n' });
  await expect(resolveTarget(repo, commit('main...other'))).rejects.toMatchObject({ kind: 'unavailable', code: 'no-merge-base' });
});

test('repositories with SHA-256 object ids work the same', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { a: '2\n', b: '1\n' }, init: ['--object-format=sha256'] });
  const { change, head, lines } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a +1 -1', 'untracked b +1 -0']);
  expect(change.headTree).toMatch(/^[0-9a-f]{64}$/);
  expect(await head('b')).toBe('1\n');
  expect((await resolveTarget(repo, commit('HEAD'))).lines).toEqual(['added a +1 -0']);
});

test('a missing object is named, not fetched and not skipped', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.commit('second', { a: '2\n' });
  const oid = repo.git('rev-parse', 'HEAD:a');
  repo.write({ [`.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`]: null });
  await expect(resolveTarget(repo, commit('HEAD'))).rejects.toMatchObject({ kind: 'unavailable', code: 'objects-missing' });
});

test('an object that is not what its id says is refused', async () => {
  const repo = repository({ base: { a: '1\n' } });
  repo.commit('second', { a: '2\n', b: '3\n' });
  const place = (oid: string): string => repo.path('.git/objects', oid.slice(0, 2), oid.slice(2));
  execFileSync('cp', ['-f', place(repo.git('rev-parse', 'HEAD:b')), place(repo.git('rev-parse', 'HEAD:a'))]);
  const { head } = await resolveTarget(repo, commit('HEAD'));
  await expect(head('a')).rejects.toMatchObject({ kind: 'unavailable', code: 'corrupt-object' });
});
