// Everything a repository can make git run, each with a canary: a file that exists only if something ran.
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { git } from '../../../server/src/host/git/index.ts';
import type { TargetRequest } from '../../../server/src/model/target.ts';
import { cleanEnvironment, temporaryFolder, TestRepository } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

const refreshed = { except: ['.git/refs/remotes', '.git/objects', '.git/logs/refs/remotes'] };
const body = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('');

interface Trap {
  readonly repo: TestRepository;
  readonly origin: string;
  readonly canary: string;
  /** A shell command that leaves the canary. */
  readonly command: string;
}

/** A copy of a repository with two commits, a branch and an origin. */
function trap(): Trap {
  const canary = join(temporaryFolder(), 'canary');
  const command = `touch ${canary}`;
  const root = temporaryFolder();
  const origin = temporaryFolder();
  cpSync(template.root, root, { recursive: true, preserveTimestamps: true });
  cpSync(template.origin, origin, { recursive: true });
  const repo = new TestRepository(root);
  repo.write({ '.git/config': repo.read('.git/config').replace(template.origin, origin) });
  return { repo, origin, canary, command };
}

let template: { root: string; origin: string };

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'change-gate-template-'));
  template = { root: join(folder, 'repository'), origin: join(folder, 'origin') };
  mkdirSync(template.root);
  const repo = new TestRepository(template.root);
  repo.git('init', '-q', '-b', 'main');
  repo.commit('base', { 'a.txt': body, 'b.txt': body, 'sub/c.txt': body });
  repo.git('init', '-q', '--bare', '-b', 'main', template.origin);
  repo.git('remote', 'add', 'origin', template.origin);
  repo.git('push', '-q', 'origin', 'main');
  repo.branch('feature').commit('second', { 'a.txt': `${body}more\n` });
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Does everything a check does, on every target, and demands that nothing ran. */
async function springAll({ repo, canary }: Trap): Promise<void> {
  repo.write({ 'a.txt': `${body}other\n`, 'new.txt': 'x\n' });
  utimesSync(repo.path('b.txt'), new Date(), new Date());
  expect(existsSync(canary), 'the trap sprang before it was tried').toBe(false);
  const requests: TargetRequest[] = [{ kind: 'working-tree' }, { kind: 'path', paths: ['a.txt'] }, { kind: 'commit', spec: 'HEAD^!' }];
  for (const request of requests) {
    const { repository: opened, change, lines } = await resolveTarget(repo, request);
    expect(lines.length, request.kind).toBeGreaterThan(0);
    const tree = opened.tree(change.headTree);
    await tree.list();
    expect(await tree.grep(['line 1\nline 2', 'other'])).toContain('a.txt');
    expect(await tree.read('b.txt')).toBeDefined();
    await opened.attributes(
      ['linguist-generated', 'filter', 'diff'],
      change.files.map(({ path }) => path),
      change.headTree,
    );
  }
  const outcome = await resolveTarget(repo, { kind: 'branch', root: 'main' }, refreshed).then(
    () => 'resolved',
    (error: { code?: string }) => error.code,
  );
  expect(['resolved', 'root-not-refreshed', 'no-origin']).toContain(outcome);
  expect(existsSync(canary), 'something of the repository ran').toBe(false);
}

const hookNames = [
  'pre-commit',
  'post-index-change',
  'reference-transaction',
  'post-checkout',
  'post-rewrite',
  'pre-auto-gc',
  'fsmonitor-watchman',
  'post-update',
  'update',
  'pre-receive',
  'post-receive',
];

test('hooks', async () => {
  const set = trap();
  for (const name of hookNames) set.repo.write({ [`.git/hooks/${name}`]: { content: `#!/bin/sh\n${set.command}\n`, mode: 0o755 } });
  await springAll(set);
});

test('a hooks folder that the repository names', async () => {
  const set = trap();
  for (const name of hookNames) set.repo.write({ [`.husky/${name}`]: { content: `#!/bin/sh\n${set.command}\n`, mode: 0o755 } });
  set.repo.git('config', 'core.hooksPath', '.husky');
  await springAll(set);
});

test('the traps do spring for plain git', () => {
  for (const setting of ['core.fsmonitor', 'filter.trap.clean']) {
    const { repo, canary, command } = trap();
    repo.write({ '.gitattributes': '* filter=trap\n' });
    repo.git('config', setting, command);
    utimesSync(repo.path('b.txt'), new Date(), new Date());
    repo.git('status');
    expect(existsSync(canary), setting).toBe(true);
  }
});

const settingTraps: Readonly<Record<string, (command: string) => Record<string, string>>> = {
  'a file system monitor': (command) => ({ 'core.fsmonitor': command, 'core.fsmonitorHookVersion': '2' }),
  'an external diff': (command) => ({ 'diff.external': command, 'diff.trap.command': command }),
  'a text conversion': (command) => ({ 'diff.trap.textconv': command, 'diff.trap.cachetextconv': 'true' }),
  'filters to clean and smudge': (command) => ({
    'filter.trap.clean': command,
    'filter.trap.smudge': command,
    'filter.trap.required': 'true',
  }),
  'a filter process': (command) => ({ 'filter.trap.process': command, 'filter.trap.required': 'true' }),
  'a merge driver': (command) => ({ 'merge.trap.driver': command }),
  aliases: (command) =>
    Object.fromEntries(
      ['status', 'rev-parse', 'ls-files', 'diff-tree', 'cat-file', 'st', 'fetch'].map((name) => [`alias.${name}`, `!${command}`]),
    ),
  'a pager and an editor': (command) => ({
    'core.pager': command,
    'core.editor': command,
    'pager.status': command,
    'pager.diff-tree': 'true',
    'pager.grep': command,
    'sequence.editor': command,
  }),
  'an ssh command': (command) => ({ 'core.sshCommand': command, 'remote.origin.url': 'ssh://localhost:1/none' }),
  'a git proxy': (command) => ({ 'core.gitProxy': command, 'remote.origin.url': 'git://localhost:1/none' }),
  'a credential helper': (command) => ({
    'credential.helper': `!${command}`,
    'core.askPass': command,
    'remote.origin.url': 'http://localhost:1/none',
  }),
  'an upload pack': (command) => ({ 'remote.origin.uploadpack': `${command};git-upload-pack`, 'remote.origin.receivepack': command }),
  'a remote helper': (command) => ({
    'remote.origin.vcs': 'ext',
    'remote.origin.url': `ext::sh -c ${command.replaceAll(' ', '% ')}`,
    'protocol.ext.allow': 'always',
  }),
  'a rewritten address': (command) => ({
    [`url.ext::sh -c ${command.replaceAll(' ', '% ')} .insteadOf`]: '/',
    'protocol.ext.allow': 'always',
    'protocol.allow': 'always',
  }),
  'alternate references': (command) => ({ 'core.alternateRefsCommand': command }),
  'a signature program': (command) => ({ 'gpg.program': command, 'log.showSignature': 'true', 'gpg.ssh.program': command }),
  'a promised object': (command) => ({
    'core.repositoryFormatVersion': '1',
    'extensions.partialClone': 'origin',
    'remote.origin.promisor': 'true',
    'remote.origin.uploadpack': `${command};git-upload-pack`,
  }),
  'submodule recursion': (command) => ({
    'submodule.recurse': 'true',
    'status.submoduleSummary': 'true',
    'diff.submodule': 'log',
    'submodule.trap.update': `!${command}`,
    'fetch.recurseSubmodules': 'yes',
  }),
};

/** Written by hand, since git itself would obey the settings while it writes them. */
function asSetting(key: string, value: string): string {
  const [section, name] = [key.slice(0, key.indexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
  const middle = key.slice(section.length + 1, Math.max(section.length + 1, key.length - name.length - 1));
  return `[${section}${middle ? ` "${middle}"` : ''}]\n\t${name} = "${value}"\n`;
}

for (const [name, settings] of Object.entries(settingTraps)) {
  test(name, async () => {
    const set = trap();
    set.repo.commit('attributes', { '.gitattributes': '* filter=trap diff=trap merge=trap\n', 'a.txt': `${body}yet more\n` });
    for (const [key, value] of Object.entries(settings(set.command)))
      set.repo.write({ '.git/config': `${set.repo.read('.git/config')}${asSetting(key, value)}` });
    await springAll(set);
  });
}

test('a filter whose name cannot be outranked', async () => {
  const { repo } = trap();
  writeFileSync(
    repo.path('.git/config'),
    Buffer.concat([Buffer.from(`${repo.read('.git/config')}[filter "`), Buffer.from([0xff]), Buffer.from('"]\n\tclean = false\n')]),
  );
  await expect(git.open(repo.root)).rejects.toMatchObject({ kind: 'unavailable', code: 'unsafe-setting' });
});

test('an included settings file', async () => {
  const set = trap();
  set.repo.write({
    '.gitattributes': '* filter=trap\n',
    'evil.cfg': `[core]\n\tfsmonitor = ${set.command}\n[filter "trap"]\n\tclean = ${set.command}\n[includeIf "onbranch:**"]\n\tpath = more.cfg\n`,
    'more.cfg': `[filter "trap"]\n\tprocess = ${set.command}\n`,
  });
  set.repo.git('config', 'include.path', set.repo.path('evil.cfg'));
  await springAll(set);
});

test('attributes beside the repository', async () => {
  const set = trap();
  set.repo.git('config', 'filter.trap.clean', set.command);
  set.repo.git('config', 'diff.trap.textconv', set.command);
  set.repo.write({
    '.git/info/attributes': '* filter=trap diff=trap ident text eol=crlf working-tree-encoding=UTF-16 linguist-generated\n',
  });
  await springAll(set);
});

test('attributes do not decide what is text, nor does a file beside the repository', async () => {
  const set = trap();
  set.repo.write({
    '.gitattributes': '*.txt binary -diff\n',
    '.git/info/attributes': '*.txt linguist-generated\n',
    'new.bin': new Uint8Array([0, 1]),
  });
  const { lines, repository: opened, change } = await resolveTarget(set.repo);
  expect(lines).toEqual(['untracked .gitattributes +1 -0', 'untracked new.bin binary']);
  const attributes = await opened.attributes(['linguist-generated'], ['a.txt'], change.headTree);
  expect(attributes.get('a.txt')?.get('linguist-generated')).toBe('unspecified');
  set.repo.write({ 'a.txt': `${body}changed\n` });
  expect((await resolveTarget(set.repo)).lines).toContain('modified a.txt +1 -1');
});

test('a repository inside with settings of its own', async () => {
  const set = trap();
  mkdirSync(set.repo.path('inner'));
  const inner = (...args: string[]): void => void execFileSync('git', args, { cwd: set.repo.path('inner'), env: cleanEnvironment });
  inner('init', '-q');
  inner('commit', '-qm', 'x', '--allow-empty');
  set.repo.git('add', 'inner');
  set.repo.git('commit', '-qm', 'gitlink');
  inner('config', 'core.fsmonitor', set.command);
  inner('config', 'core.worktree', '/');
  set.repo.write({ 'inner/file': 'x' });
  await springAll(set);
});

test('programs that lie in the repository', async () => {
  const set = trap();
  for (const name of ['git', 'ssh', 'sh', 'git-status', 'git-upload-pack']) {
    set.repo.write({ [name]: { content: `#!/bin/sh\n${set.command}\n`, mode: 0o755 } });
    chmodSync(set.repo.path(name), 0o755);
  }
  const before = process.env['PATH'];
  process.env['PATH'] = `.:./node_modules/.bin:${before ?? ''}`;
  try {
    await springAll(set);
  } finally {
    process.env['PATH'] = before;
  }
});

test('variables of a surrounding git process', async () => {
  const set = trap();
  const variables = {
    GIT_DIR: '/nonexistent',
    GIT_WORK_TREE: '/',
    GIT_INDEX_FILE: '/nonexistent',
    GIT_EXTERNAL_DIFF: set.command,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'core.fsmonitor',
    GIT_CONFIG_VALUE_0: set.command,
    GIT_OBJECT_DIRECTORY: '/nonexistent',
    GIT_PAGER: set.command,
    GIT_EXEC_PATH: set.repo.root,
  };
  Object.assign(process.env, variables);
  try {
    await springAll(set);
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
});

test('a working tree that is not the repository’s own', async () => {
  const { repo } = trap();
  repo.git('config', 'core.worktree', '/');
  await expect(git.open(repo.root)).rejects.toMatchObject({ kind: 'unavailable', code: 'foreign-working-tree' });
});

test('links in the place where our own objects go', async () => {
  const { repo } = trap();
  const elsewhere = temporaryFolder();
  repo.write({ '.git/change-gate': { link: elsewhere }, 'a.txt': 'x\n' });
  expect((await resolveTarget(repo)).lines).toHaveLength(1);
  expect(execFileSync('ls', ['-A', elsewhere]).toString()).toBe('');
});

test('folders that turned into links out of the tree', async () => {
  const { repo } = trap();
  const elsewhere = temporaryFolder();
  execFileSync('sh', ['-c', 'echo secret > c.txt'], { cwd: elsewhere });
  repo.write({ sub: { link: elsewhere } });
  const { lines, repository: opened, change } = await resolveTarget(repo);
  expect(lines).toEqual(['untracked sub +1 -0', 'deleted sub/c.txt +0 -20']);
  expect(await opened.tree(change.headTree).grep(['secret'])).toEqual([]);
});

test('an object that was planted under the id of another', async () => {
  const { repo } = trap();
  repo.write({ 'a.txt': 'the truth\n', 'b.txt': 'a lie\n' });
  const oid = repo.git('hash-object', 'a.txt');
  await resolveTarget(repo);
  const place = (id: string): string => repo.path('.git/change-gate/objects', id.slice(0, 2), id.slice(2));
  execFileSync('cp', ['-f', place(repo.git('hash-object', 'b.txt')), place(oid)]);
  expect(await (await resolveTarget(repo)).head('a.txt')).toBe('the truth\n');
});
