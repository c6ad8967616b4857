import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import { cleanEnvironment, repository, temporaryFolder } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

test('holds staged, unstaged and untracked files as they lie on disk', async () => {
  const repo = repository({
    base: { 'a.py': 'x = 1\n', 'b.sh': { content: 'true\n', mode: 0o755 }, 'gone.py': 'y\n', 'z.bin': new Uint8Array([0, 1]) },
  });
  repo.write({ 'a.py': 'x = 2\r\n' }).git('add', 'a.py');
  repo.write({ 'a.py': 'x = 3\r\n', 'new dir/ü.txt': 'u', 'gone.py': null, 'z.bin': new Uint8Array([0, 2]) });
  const { lines, head, base, change, target } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a.py +1 -1', 'deleted gone.py +0 -1', 'untracked new dir/ü.txt +1 -0', 'modified z.bin binary']);
  expect([await head('a.py'), await base('a.py'), await head('gone.py')]).toEqual(['x = 3\r\n', 'x = 1\n', undefined]);
  expect(change).toMatchObject({ base: repo.git('rev-parse', 'HEAD'), head: change.headTree });
  expect(target).toEqual({ kind: 'working-tree', spec: 'working-tree' });
});

test('is the tree that git itself would write', async () => {
  const repo = repository({
    base: { 'a/b/c.txt': '1\n', 'a/d.txt': '2\n', e: '3\n' },
    head: { 'a/b/c.txt': null, 'a/b/new.sh': { content: 'x', mode: 0o755 }, e: { link: 'a/d.txt' }, f: '' },
  });
  const { change } = await resolveTarget(repo);
  repo.git('add', '-A');
  expect(change.headTree).toBe(repo.git('write-tree'));
});

test('a same-sized edit right behind the commit is seen', async () => {
  const repo = repository({ base: { 'a.py': 'x = 1\n' }, head: { 'a.py': 'x = 2\n' } });
  expect((await resolveTarget(repo)).lines).toEqual(['modified a.py +1 -1']);
});

test('only what is staged makes a change too, and staged renames keep their history', async () => {
  const body = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('');
  const repo = repository({ base: { 'old.py': body, 'copied.py': `${body}more\n` } });
  repo.git('mv', 'old.py', 'moved.py');
  repo.write({ 'copied.py': `${body}other\n`, 'copy.py': `${body}more\n` }).git('add', '-A');
  expect((await resolveTarget(repo)).lines).toEqual([
    'modified copied.py +1 -1',
    'copied copied.py -> copy.py +0 -0',
    'renamed old.py -> moved.py +0 -0',
  ]);
});

test('an untracked file that resembles another is new as a whole; one that was moved is renamed', async () => {
  const body = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('');
  const repo = repository({ base: { 'a.py': `${body}a\n`, 'b.py': `${body.replaceAll('line', 'row')}b\n` } });
  repo.write({ 'a.py': `${body}changed\n`, 'a-copy.py': `${body}a\n`, 'b.py': null, 'b-moved.py': `${body.replaceAll('line', 'row')}c\n` });
  expect((await resolveTarget(repo)).lines).toEqual([
    'untracked a-copy.py +21 -0',
    'modified a.py +1 -1',
    'renamed b.py -> b-moved.py +1 -1',
  ]);
});

test('modes, links and types are compared, links are not followed', async () => {
  const repo = repository({ base: { 'run.sh': 'true\n', file: 'text\n', link: { link: 'file' } } });
  chmodSync(repo.path('run.sh'), 0o755);
  repo.write({ file: { link: '/etc/hostname' }, link: { link: '../../outside' }, dangling: { link: 'nowhere' } });
  const { change, head } = await resolveTarget(repo);
  expect(change.files.map(({ path, status, base, head: after }) => [path, status, base?.kind, after?.kind])).toEqual([
    ['dangling', 'untracked', undefined, 'symlink'],
    ['file', 'type-changed', 'file', 'symlink'],
    ['link', 'modified', 'symlink', 'symlink'],
    ['run.sh', 'modified', 'file', 'executable'],
  ]);
  expect(await head('file')).toBe('/etc/hostname');
});

test('a file that became a folder, and a folder that became a file', async () => {
  const repo = repository({ base: { a: '1\n', 'b/c': '2\n' } });
  repo.write({ a: null, b: null }).write({ 'a/x': '3\n', b: '4\n' });
  const { change } = await resolveTarget(repo);
  expect(change.files.map(({ path, status }) => `${status} ${path}`)).toEqual(['deleted a', 'untracked a/x', 'untracked b', 'deleted b/c']);
});

test('ignored files are no part of the change, tracked ones are even when ignored', async () => {
  const repo = repository({ base: { '.gitignore': 'out/\n*.log\n', 'a.txt': 'a\n' } });
  repo.write({ 'kept.log': '1\n' }).git('add', '-f', 'kept.log');
  repo.git('commit', '-qm', 'log');
  repo.write({ 'kept.log': '2\n', 'other.log': 'x', 'out/a': 'x' });
  expect((await resolveTarget(repo)).lines).toEqual(['modified kept.log +1 -1']);
});

test('before the first commit everything is new against the empty tree', async () => {
  const repo = repository({ head: { 'a.py': 'x\n', 'b.py': 'y\n' } });
  repo.git('add', 'a.py');
  const { lines, change } = await resolveTarget(repo);
  expect(lines).toEqual(['added a.py +1 -0', 'untracked b.py +1 -0']);
  expect(change.base).toBe('4b825dc642cb6eb9a060e54bf8d69288fbee4904');
  rmSync(repo.path('b.py'));
  rmSync(repo.path('.git/index'));
  rmSync(repo.path('a.py'));
  await expect(resolveTarget(repo)).rejects.toMatchObject({ code: 'empty-change' });
});

test('an intended addition counts with its bytes', async () => {
  const repo = repository({ base: { a: 'a\n' }, head: { b: 'b\n' } });
  repo.git('add', '-N', 'b');
  const { lines, head } = await resolveTarget(repo);
  expect(lines).toEqual(['added b +1 -0']);
  expect(await head('b')).toBe('b\n');
});

test('an unresolved merge is judged as it lies there, and said', async () => {
  const repo = repository({ base: { a: '1\n', gone: '1\n' } });
  repo.branch('other').commit('other', { a: '2\n', gone: '2\n' });
  repo.git('checkout', '-q', 'main');
  repo.commit('mine', { a: '3\n', gone: null });
  expect(() => repo.git('merge', '-q', 'other')).toThrow();
  const { lines, codes, head } = await resolveTarget(repo);
  expect(codes).toEqual(['unmerged a', 'unmerged gone']);
  expect(await head('a')).toContain('<<<<<<< HEAD');
  expect(lines).toEqual(['modified a +4 -0', 'added gone +1 -0']);
});

test('pipes and sockets are named, never opened', async () => {
  const repo = repository({ base: { 'was-file': 'x\n', a: '1\n' }, head: { a: '2\n', 'was-file': null } });
  execFileSync('mkfifo', [repo.path('was-file'), repo.path('untracked-pipe')]);
  const { lines, codes } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a +1 -1', 'deleted was-file +0 -1']);
  expect(codes.filter((code) => code !== 'special-file was-file')).toEqual([]);
}, 20_000);

test.skipIf(process.getuid?.() === 0)('a file that cannot be read stops the check by name', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { secret: 'x' } });
  chmodSync(repo.path('secret'), 0);
  await expect(resolveTarget(repo)).rejects.toMatchObject({ kind: 'unavailable', code: 'unreadable-file' });
});

test('an untracked repository inside is named, not judged', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { a: '2\n' } });
  mkdirSync(repo.path('inner'));
  execFileSync('git', ['init', '-q'], { cwd: repo.path('inner'), env: cleanEnvironment });
  execFileSync('git', ['commit', '-qm', 'x', '--allow-empty'], { cwd: repo.path('inner'), env: cleanEnvironment });
  repo.write({ 'inner/file': 'x' });
  const { lines, codes } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a +1 -1']);
  expect(codes).toEqual(['nested-repository inner']);
});

test('files that git was told to overlook are judged all the same', async () => {
  const repo = repository({ base: { a: '1\n', b: '1\n', c: '1\n', d: '1\n' } });
  repo.git('update-index', '--assume-unchanged', 'a', 'c');
  repo.git('update-index', '--skip-worktree', 'b', 'd');
  repo.write({ a: '2\n', b: '2\n', c: null, d: null });
  const { lines, codes } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a +1 -1', 'modified b +1 -1', 'deleted c +0 -1']);
  expect(codes).toEqual(['overlooked-file a', 'overlooked-file b']);
});

test('settings that hide edits from git do not hide them here', async () => {
  const repo = repository({
    base: { 'a.py': 'x = 1\n' },
    config: { 'core.trustctime': 'false', 'core.checkStat': 'minimal', 'core.fileMode': 'true' },
  });
  execFileSync('touch', ['-d', '2020-01-01T00:00:00Z', repo.path('a.py')]);
  repo.git('update-index', '--refresh');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  repo.write({ 'a.py': 'x = 2\n' });
  execFileSync('touch', ['-d', '2020-01-01T00:00:00Z', repo.path('a.py')]);
  expect(repo.git('status', '--porcelain')).toBe('');
  expect((await resolveTarget(repo)).lines).toEqual(['modified a.py +1 -1']);
});

test('a large file is stored without being held in memory, and read only up to a limit', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const large = Buffer.alloc(9 * 1024 * 1024 + 3, 'abcdefg\n');
  repo.write({ large });
  const { change, repository: opened } = await resolveTarget(repo);
  expect(change.files[0]?.head?.oid).toBe(repo.git('hash-object', '--no-filters', 'large'));
  expect(await opened.tree(change.headTree).read('large', 1024)).toBeUndefined();
  expect(Buffer.from((await opened.tree(change.headTree).read('large')) ?? []).equals(large)).toBe(true);
});

test('outside of a repository and without a change there are distinct answers, and nothing is written', async () => {
  const folder = temporaryFolder();
  await expect(git.open(folder)).rejects.toMatchObject({ kind: 'unavailable', code: 'not-a-repository' });
  await expect(git.open(join(folder, 'none'))).rejects.toMatchObject({ kind: 'unavailable', code: 'not-a-repository' });
  expect(readdirSync(folder)).toEqual([]);
  const repo = repository({ base: { a: 'a' } });
  await expect(resolveTarget(repo)).rejects.toMatchObject({ kind: 'unavailable', code: 'empty-change' });
  const { lines, change } = await resolveTarget(repo, undefined, { allowEmpty: true });
  expect(lines).toEqual([]);
  expect(change.head).toBe(change.base);
  await expect(git.open(repo.path('.git'))).rejects.toMatchObject({ code: 'no-working-tree' });
});

test('a repository that cannot be written is read all the same', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { a: '2\n', '.git/change-gate': 'not a folder' } });
  const { lines, head } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a +1 -1']);
  expect(await head('a')).toBe('2\n');
});

test('closing removes every temporary file', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { a: '2\n' } });
  const own = temporaryFolder();
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = own;
  try {
    expect(tmpdir()).toBe(own);
    const opened = await git.open(repo.root);
    await opened.resolve({ kind: 'working-tree' });
    expect(readdirSync(own)).toHaveLength(1);
    await opened.close();
    expect(readdirSync(own)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});

test('a rename of case alone is a rename', async () => {
  const repo = repository({ base: { 'Readme.md': 'hello there\nsecond line\n' } });
  renameSync(repo.path('Readme.md'), repo.path('README.md'));
  expect((await resolveTarget(repo)).lines).toEqual(['renamed Readme.md -> README.md +0 -0']);
});

test('can be cancelled', async () => {
  const repo = repository({ base: { a: '1\n' }, head: { a: '2\n' } });
  const opened = await git.open(repo.root);
  const controller = new AbortController();
  const running = opened.resolve({ kind: 'working-tree' }, { signal: controller.signal });
  controller.abort(new Error('cancelled by the test'));
  await expect(running).rejects.toThrow('cancelled by the test');
  await opened.close();
});
