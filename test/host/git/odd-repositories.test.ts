import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import { decodePath, encodePath } from '../../../server/src/host/git/path-names.ts';
import { cleanEnvironment, repository, temporaryFolder, TestRepository } from '../../support/repository.ts';
import { resolveTarget, workingTree } from '../../support/resolve-target.ts';

/** Makes git look at a file again although nothing in it changed. */
function touch(repo: TestRepository, path: string): void {
  const time = new Date(Date.now() - 3_600_000);
  utimesSync(repo.path(path), time, time);
}

test('what a sparse checkout leaves out is not deleted', async () => {
  const repo = repository({ base: { 'a/x': '1\n', 'b/y': '1\n', 'c/z': '1\n' } });
  repo.git('sparse-checkout', 'set', 'a');
  repo.write({ 'a/x': '2\n', 'b/y': 'written by hand\n' });
  const { lines, head } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a/x +1 -1', 'modified b/y +1 -1']);
  expect(await head('c/z')).toBe('1\n');
});

test('a sparse index is read like any other', async () => {
  const repo = repository({ base: { 'a/x': '1\n', 'b/y': '1\n', 'b/c/z': '1\n' } });
  repo.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'a');
  repo.write({ 'a/x': '2\n' });
  const { lines, head } = await resolveTarget(repo);
  expect(lines).toEqual(['modified a/x +1 -1']);
  expect(await head('b/c/z')).toBe('1\n');
});

test('a split index is read like any other', async () => {
  const repo = repository({ base: { a: '1\n', b: '1\n' } });
  repo.git('update-index', '--split-index');
  repo.write({ a: '2\n' }).git('add', 'a');
  repo.write({ c: '1\n' });
  expect((await resolveTarget(repo)).lines).toEqual(['modified a +1 -1', 'untracked c +1 -0']);
});

test('a linked worktree has its own head and index, and shares the rest', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const folder = `${temporaryFolder()}/linked`;
  repo.git('worktree', 'add', '-q', '-b', 'linked', folder);
  const linked = new TestRepository(folder);
  linked.commit('there', { a: '2\n' });
  linked.write({ b: '1\n' }).git('add', 'b');
  const { lines, change, repository: opened } = await resolveTarget(linked);
  expect(lines).toEqual(['added b +1 -0']);
  expect(change.base).toBe(linked.git('rev-parse', 'HEAD'));
  expect(opened).toMatchObject({ root: folder, commonDir: repo.path('.git') });
});

test('a submodule is a limit: its commit is compared, its files are not', async () => {
  const inner = repository({ base: { x: '1\n' } });
  const repo = repository({ base: { a: '1\n' } });
  repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'sub');
  repo.commit('submodule');
  await expect(resolveTarget(repo)).rejects.toMatchObject({ code: 'empty-change' });
  const sub = new TestRepository(repo.path('sub'));
  const moved = sub.commit('moved', { x: '2\n' });
  const { change, codes, repository: opened } = await resolveTarget(repo);
  expect(change.files.map(({ path, status, head }) => [path, status, head])).toEqual([
    ['sub', 'modified', { oid: moved, kind: 'submodule' }],
  ]);
  expect(codes).toEqual(['submodule sub']);
  expect(await opened.tree(change.headTree).read('sub')).toBeUndefined();
  expect((await opened.tree(change.headTree).list()).has('sub')).toBe(false);
  repo.write({ sub: null });
  expect((await resolveTarget(repo)).lines).toEqual(['deleted sub +0 -1']);
});

test('line ends that git converts are no change; those of an edited file stay as they are', async () => {
  const repo = repository({ base: { 'a.txt': 'one\ntwo\n', 'b.txt': 'one\ntwo\n' }, config: { 'core.autocrlf': 'true' } });
  repo.write({ 'a.txt': 'one\r\ntwo\r\n', 'b.txt': 'one\r\nthree\r\n' });
  const { lines, head } = await resolveTarget(repo);
  expect(lines).toEqual(['modified b.txt +2 -2']);
  expect(await head('b.txt')).toBe('one\r\nthree\r\n');
});

test('a checkout with converted line ends is no change when it is touched, whatever setting converts', async () => {
  const repo = repository({
    base: { '.gitattributes': '*.txt text=auto eol=crlf\n*.raw -text\n', 'a.txt': 'one\ntwo\n', 'b.raw': 'one\n' },
  });
  repo.write({ 'a.txt': null }).git('checkout', '-q', 'a.txt');
  expect(repo.read('a.txt')).toBe('one\r\ntwo\r\n');
  touch(repo, 'a.txt');
  repo.write({ 'b.raw': 'one\r\n' });
  expect((await resolveTarget(repo)).lines).toEqual(['modified b.raw +1 -1']);
});

test('line ends that nobody converts are a change', async () => {
  const repo = repository({ base: { 'a.txt': 'one\ntwo\n' }, head: { 'a.txt': 'one\r\ntwo\r\n' } });
  expect((await resolveTarget(repo)).lines).toEqual(['modified a.txt +2 -2']);
});

test('an expanded ident keyword is no change', async () => {
  const repo = repository({ base: { '.gitattributes': '*.c ident\n', 'a.c': '/* $Id$ */\n' } });
  repo.write({ 'a.c': null }).git('checkout', '-q', 'a.c');
  expect(repo.read('a.c')).toMatch(/Id: [0-9a-f]{40}/);
  touch(repo, 'a.c');
  await expect(resolveTarget(repo)).rejects.toMatchObject({ code: 'empty-change' });
});

test('a file behind a pointer is compared by the pointer, without the filter', async () => {
  const content = 'large content\n';
  const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(content).digest('hex')}\nsize ${content.length}\n`;
  const repo = repository({ base: { '.gitattributes': '*.big filter=lfs\n', 'a.big': pointer, 'b.big': pointer } });
  repo.git('config', 'filter.lfs.process', 'false');
  repo.git('config', 'filter.lfs.required', 'true');
  repo.write({ 'a.big': content, 'b.big': 'other content\n' });
  expect((await resolveTarget(repo)).lines).toEqual(['modified b.big +1 -3']);
});

test('a touched file is no change', async () => {
  const repo = repository({ base: { a: '1\n' } });
  touch(repo, 'a');
  await expect(resolveTarget(repo)).rejects.toMatchObject({ code: 'empty-change' });
});

test('a file system that knows no executable bit does not make one', async () => {
  const repo = repository({ base: { 'run.sh': { content: '1\n', mode: 0o755 } } });
  repo.git('config', 'core.fileMode', 'false');
  repo.write({ 'run.sh': '2\n', new: { content: 'x\n', mode: 0o755 } });
  const { change } = await resolveTarget(repo);
  expect(change.files.map(({ path, head }) => [path, head?.kind])).toEqual([
    ['new', 'file'],
    ['run.sh', 'executable'],
  ]);
});

test('names that are not UTF-8 come back byte for byte, and it is said', async () => {
  const repo = repository({ base: { a: '1\n' } });
  const name = Buffer.from([0x66, 0xff, 0xc3, 0xa4, 0xc3, 0x0a, 0x22]);
  mkdirSync(Buffer.concat([Buffer.from(`${repo.root}/`), Buffer.from([0xfe])]));
  writeFileSync(Buffer.concat([Buffer.from(`${repo.root}/`), Buffer.from([0xfe, 0x2f]), name]), 'bytes\n');
  const opened = await git.open(repo.root);
  const { change, limits } = await opened.resolve(workingTree);
  const path = change.files[0]?.path ?? '';
  expect(encodePath(path)).toEqual(Buffer.concat([Buffer.from([0xfe, 0x2f]), name]));
  expect(JSON.parse(JSON.stringify(path))).toBe(path);
  expect(limits.map(({ code }) => code)).toEqual(['path-not-utf8']);
  const tree = opened.tree(change.headTree);
  expect(Buffer.from((await tree.read(path)) ?? []).toString()).toBe('bytes\n');
  expect([...(await tree.list()).keys()]).toEqual(['a', path].sort());
  expect(await tree.grep(['bytes'])).toEqual([path]);
  expect((await opened.attributes(['text'], [path], change.headTree)).get(path)?.get('text')).toBe('unspecified');
  await opened.close();
});

test('a repository of another user is refused with the reason', async () => {
  if (process.getuid?.() !== 0) return;
  const repo = repository({ base: { a: '1\n' } });
  execFileSync('chown', ['-R', '12345', repo.root], { env: cleanEnvironment });
  await expect(git.open(repo.root)).rejects.toMatchObject({ kind: 'unavailable', code: 'repository-not-trusted' });
});

test('paths decode and encode to the same bytes, whatever they hold', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const bytes = createHash('sha512')
      .update(`${seed}`)
      .digest()
      .subarray(0, seed % 40);
    expect(encodePath(decodePath(Buffer.from(bytes)))).toEqual(Buffer.from(bytes));
  }
  expect(decodePath(Buffer.from('ü\ufffd🎉'))).toBe('ü\ufffd🎉');
  expect(decodePath(Buffer.from([0xed, 0xb2, 0x80]))).toHaveLength(3);
});
