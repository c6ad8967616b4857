// `change-gate hook` as the process that hosts start: one object and exit code 0 whatever comes in, and git's own hooks.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanEnvironment, repository, type TestRepository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const good = { 'a.ts': 'export {};\n' };
const bad = { 'a.ts': '// @ts-nocheck\nexport {};\n' };
const hook = (cwd: string, input: string, ...args: string[]) =>
  spawnSync(process.execPath, [cli, 'hook', ...args], { cwd, input, env: cleanEnvironment, encoding: 'utf8' });
const fire = (repo: TestRepository, more: object = {}) => {
  const { stdout, status } = hook(repo.root, JSON.stringify({ session_id: 's', cwd: repo.root, hook_event_name: 'Stop', ...more }));
  expect(status).toBe(0);
  return JSON.parse(stdout);
};
const commit = { hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command: 'git commit -m x' } };

describe('the end of a turn', () => {
  it('is blocked three times on one state, then ends as unverified and says so; an edit starts anew', () => {
    const repo = repository({ base: good, head: bad });
    expect([1, 2, 3].map(() => fire(repo).decision)).toEqual(['block', 'block', 'block']);
    expect(fire(repo)).toEqual({ systemMessage: expect.stringContaining('unverified') });
    expect(fire(repo.write({ 'a.ts': '// @ts-nocheck\nexport const b = 1;\n' })).decision).toBe('block');
    expect(fire(repo.write(good))).toEqual({});
  });
  it('that fires twice is one decision', () => {
    const repo = repository({ base: good, head: bad });
    const turns = ['t1', 't1', 't2', 't2', 't3', 't3'].map((turn_id) => fire(repo, { turn_id }).decision);
    expect(turns).toEqual(['block', 'block', 'block', 'block', 'block', 'block']);
    expect(fire(repo, { turn_id: 't4' }).decision).toBeUndefined();
  });
  it('is remembered, so that it can be seen whether the hook fires and is honoured', () => {
    const repo = repository({ base: good, head: bad });
    fire(repo);
    const folder = repo.path('.git/change-gate/firings');
    const [file = ''] = readdirSync(folder);
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toMatchObject({
      host: 'claude',
      event: 'Stop',
      session: 's',
      decision: 'block',
    });
  });
  it('with a claim that the tree contradicts is not stopped for it, but a person is told', () => {
    const repo = repository({ base: good, head: { 'a.ts': 'export const a = 1;\n' } });
    const said = fire(repo, { last_assistant_message: 'I updated `a.ts` and created `test/a.test.ts`.' });
    expect(said).toEqual({ systemMessage: expect.stringContaining('“created `test/a.test.ts`”: there is no such file') });
    expect(said.systemMessage).not.toContain('updated');
  });
  it('on a tree that is as it was is answered from what was found then, and from the tree again after an edit', async () => {
    const repo = repository({ base: good, head: bad });
    const folder = repo.path('.git/change-gate/sightings');
    await expect.poll(() => (fire(repo), existsSync(folder) ? readdirSync(folder).length : 0), { timeout: 20_000 }).toBe(1);
    const file = join(folder, readdirSync(folder)[0] ?? '');
    const found = JSON.parse(readFileSync(file, 'utf8'));
    found.judgement.findings[0].message = 'remembered';
    writeFileSync(file, JSON.stringify(found));
    expect(fire(repo, { session_id: 'other' }).reason).toContain('remembered');
    expect(fire(repo.write({ 'a.ts': '// @ts-nocheck\nexport const c = 1;\n' }), { session_id: 'other' }).reason).not.toContain(
      'remembered',
    );
  });
  it('leaves the working tree, the index and the branches as they are', () => {
    const repo = repository({ base: good, head: bad });
    const look = () => [repo.git('status', '--porcelain'), repo.git('show-ref'), repo.git('stash', 'list')];
    const before = look();
    fire(repo);
    expect(look()).toEqual(before);
  });
});

describe('policy `preflight: receipt`', () => {
  it('asks for a receipt of this very tree where no finding is left', () => {
    const repo = repository({ base: { ...good, '.change-gate.yml': 'preflight: receipt\n' }, head: { 'a.ts': 'export const a = 1;\n' } });
    const { decision, reason } = fire(repo);
    expect(decision).toBe('block');
    expect(reason).toContain('receipt');
    expect(fire(repo, commit).hookSpecificOutput.permissionDecision).toBe('deny');
  });
  it('that only the change itself asks for does not hold yet', () => {
    expect(fire(repository({ base: good, head: { '.change-gate.yml': 'preflight: receipt\n' } }))).toEqual({});
  });
});

describe('standard input', () => {
  const repo = () => repository({ base: good, head: bad }).root;
  it.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '\u0000',
    '{"hook_event_name":1}',
    '{"hook_event_name":"Stop","cwd":"/no/such/place"}',
    '{"hook_event_name":"Stop","cwd":{}}'.repeat(2),
  ])('%j never blocks', (input) => {
    const { stdout, status } = hook(repo(), input);
    expect([JSON.parse(stdout), status]).toEqual([{}, 0]);
  });
  it('of many megabytes never blocks and is not waited for', () => {
    const { stdout, status } = hook(repo(), `{"x":"${'a'.repeat(17 * 1024 * 1024)}"`);
    expect([JSON.parse(stdout), status]).toEqual([{}, 0]);
  });
  it('that stays open is answered within its deadline, from what has come', async () => {
    const root = repo();
    const child = spawn(process.execPath, [cli, 'hook'], { cwd: root, env: cleanEnvironment });
    child.stdin.write(JSON.stringify({ session_id: 's', cwd: root, hook_event_name: 'Stop' }));
    const output = await new Promise<string>((resolve) => {
      let text = '';
      child.stdout.on('data', (chunk) => (text += chunk));
      child.on('close', () => resolve(text));
    });
    expect(JSON.parse(output).decision).toBe('block');
  }, 30_000);
});

describe('git’s own hooks', () => {
  it('pre-commit judges what is committed, not what lies beside it', () => {
    const repo = repository({ base: good, head: bad });
    expect(hook(repo.root, '', 'pre-commit').status).toBe(0);
    repo.git('add', 'a.ts');
    const { status, stderr } = hook(repo.write(good).root, '', 'pre-commit');
    expect([status, stderr]).toEqual([1, expect.stringContaining('a.ts:1')]);
  });
  it('pre-commit looks into the index that git names', () => {
    const repo = repository({ base: good, head: bad });
    const env = { ...cleanEnvironment, GIT_INDEX_FILE: repo.path('.git/next-index') };
    repo.gitWith({ env }, 'read-tree', 'HEAD');
    repo.gitWith({ env }, 'add', 'a.ts');
    expect(spawnSync(process.execPath, [cli, 'hook', 'pre-commit'], { cwd: repo.root, env }).status).toBe(1);
  });
  it('pre-push judges the commits that the remote lacks, and says where it cannot know them', () => {
    const repo = repository({ base: good });
    const [before, after] = [repo.git('rev-parse', 'HEAD'), repo.commit('bad', bad)];
    const push = (line: string) => hook(repo.root, `${line}\n`, 'pre-push');
    expect(push(`refs/heads/main ${after} refs/heads/main ${before}`).status).toBe(1);
    expect(push(`refs/heads/main ${after} refs/heads/main ${after}`).status).toBe(0);
    expect(push(`(delete) ${'0'.repeat(40)} refs/heads/main ${before}`)).toMatchObject({ status: 0, stderr: '' });
    expect(push(`refs/heads/new ${after} refs/heads/new ${'0'.repeat(40)}`)).toMatchObject({
      status: 0,
      stderr: expect.stringContaining('--root'),
    });
  });
});
