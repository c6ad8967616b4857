// A worktree holds a tree's bytes and nothing else, and knows when it does not.
import { chmodSync, existsSync, lstatSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import type { Repository, Worktree } from '../../../server/src/host/host.ts';
import { userWorkspaces } from '../../../server/src/host/workspaces/index.ts';
import { cleanEnvironment, repository, temporaryFolder, type TestFiles } from '../../support/repository.ts';

async function checkOut(
  files: TestFiles,
  config: Record<string, string> = {},
): Promise<{ worktree: Worktree; opened: Repository; tree: string; root: string }> {
  const repo = repository({ base: { 'a.txt': 'base\n' }, head: files, config });
  const opened = await git.open(repo.root);
  const { change } = await opened.resolve({ kind: 'working-tree' });
  const workspace = await userWorkspaces(temporaryFolder()).create(opened);
  onTestFinished(async () => {
    await workspace.close();
    await opened.close();
  });
  return { worktree: await workspace.checkOut('head', change.headTree), opened, tree: change.headTree, root: repo.root };
}

test('bytes, links and modes are those of the checkout, whatever filters and attributes say', async () => {
  const files = {
    '.gitattributes': '* text eol=crlf filter=evil ident working-tree-encoding=UTF-16\n',
    'mixed.txt': 'a\r\nb\n$Id$\n',
    'run.sh': { content: '#!/bin/sh\n', mode: 0o755 },
    'to-a': { link: 'a.txt' },
  };
  const { worktree } = await checkOut(files, { 'filter.evil.smudge': 'tr a-z A-Z', 'filter.evil.clean': 'cat', 'core.autocrlf': 'true' });
  expect(readFileSync(join(worktree.path, 'mixed.txt'), 'latin1')).toBe('a\r\nb\n$Id$\n');
  expect(lstatSync(join(worktree.path, 'run.sh')).mode & 0o111).not.toBe(0);
  expect(readlinkSync(join(worktree.path, 'to-a'))).toBe('a.txt');
  expect(await worktree.drift()).toEqual([]);
});

test('an edit, a deletion, a mode and a new file are drift; what tools leave and what is ignored is not', async () => {
  const { worktree } = await checkOut({ '.gitignore': 'out/\n', 'src/x.js': 'x\n', 'src/y.js': 'y\n', 'src/z.js': 'z\n' });
  const at = (path: string): string => join(worktree.path, path);
  writeFileSync(at('src/x.js'), 'X\n');
  rmSync(at('src/y.js'));
  chmodSync(at('src/z.js'), 0o755);
  writeFileSync(at('src/new.js'), '');
  execFileSync('mkdir', ['-p', at('out'), at('node_modules/p'), at('src/__pycache__')]);
  for (const path of ['out/a', 'node_modules/p/a', 'src/__pycache__/a']) writeFileSync(at(path), '');
  expect([...(await worktree.drift())].sort()).toEqual(['src/new.js', 'src/x.js', 'src/y.js', 'src/z.js']);
  await worktree.restore();
  expect(await worktree.drift()).toEqual([]);
  expect(readFileSync(at('src/x.js'), 'utf8')).toBe('x\n');
  expect(existsSync(at('out/a'))).toBe(true);
});

test('adding an edit to the index the project sees does not hide it', async () => {
  const { worktree } = await checkOut({ 'src/x.js': 'x\n' });
  writeFileSync(join(worktree.path, 'src/x.js'), 'X\n');
  execFileSync('git', ['add', '-A'], { cwd: worktree.path, env: cleanEnvironment });
  execFileSync('git', ['commit', '-qm', 'x'], { cwd: worktree.path, env: cleanEnvironment });
  expect(await worktree.drift()).toEqual(['src/x.js']);
});

test('the project sees its history, and the caller’s repository sees nothing of what it does', async () => {
  const { worktree, root } = await checkOut({ 'src/x.js': 'x\n' });
  const see = (...args: string[]): string =>
    execFileSync('git', args, { cwd: worktree.path, env: cleanEnvironment, encoding: 'utf8' }).trim();
  expect(see('log', '--format=%s')).toBe('base');
  see('checkout', '-q', '-b', 'theirs');
  see('config', 'user.name', 'someone');
  const refs = execFileSync('git', ['for-each-ref', '--format=%(refname)'], { cwd: root, env: cleanEnvironment, encoding: 'utf8' }).trim();
  expect(refs).toBe('refs/heads/main');
});

test('a derived tree differs in what it was told, and can be shown', async () => {
  const { worktree, opened, tree } = await checkOut({ 'src/x.js': 'x\n', 'src/y.js': 'y\n' });
  const edits = [
    { path: 'src/x.js', content: Buffer.from('other\n'), executable: false },
    { path: 'src/y.js', remove: true },
    { path: 'a.txt', remove: true },
  ] as const;
  const derived = await worktree.derive(tree, edits);
  await worktree.show(derived);
  expect(readFileSync(join(worktree.path, 'src/x.js'), 'utf8')).toBe('other\n');
  expect([existsSync(join(worktree.path, 'src/y.js')), existsSync(join(worktree.path, 'a.txt'))]).toEqual([false, false]);
  expect(await worktree.drift()).toEqual([]);
  await worktree.show(tree);
  expect(await worktree.drift()).toEqual([]);
  expect([...(await opened.tree(tree).list()).keys()].sort()).toEqual(['a.txt', 'src/x.js', 'src/y.js']);
});

test('a run whose process is gone is found and removed; a living one is not', async () => {
  const repo = repository({ base: { 'a.txt': 'a\n' } });
  const opened = await git.open(repo.root);
  const folder = temporaryFolder();
  const workspaces = userWorkspaces(folder);
  const living = await workspaces.create(opened);
  const script = 'process.kill(process.pid, "SIGKILL")';
  let pid = 0;
  try {
    execFileSync(process.execPath, ['-e', `console.log(process.pid); ${script}`], { encoding: 'utf8' });
  } catch (error) {
    pid = Number((error as { stdout: string }).stdout.trim());
  }
  const dead = join(folder, 'abcdef012345');
  execFileSync('mkdir', ['-p', join(dead, 'head')]);
  writeFileSync(join(dead, 'owner.json'), JSON.stringify({ pid, processStart: '1', repository: repo.root, startedAt: 'then' }));
  const found = await workspaces.abandoned();
  expect(found).toEqual([{ path: dead, repository: repo.root, startedAt: 'then' }]);
  await expect(workspaces.remove(join(folder, '..'))).rejects.toThrow('no folder of a gate run');
  await workspaces.remove(dead);
  expect(existsSync(dead)).toBe(false);
  expect(await workspaces.abandoned()).toEqual([]);
  await living.close();
  await opened.close();
});
