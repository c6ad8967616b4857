// The agents' part of `change-gate doctor`: what is installed, what was seen firing, and a canary that must not pass.
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nextFiring } from '../../server/src/model/firing.ts';
import { cleanEnvironment, repository, temporaryFolder, type TestRepository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const run = (repo: TestRepository, args: string[], input = '', env = cleanEnvironment) =>
  spawnSync(process.execPath, [cli, ...args], { cwd: repo.root, env: { ...env, HOME: repo.path('..') }, encoding: 'utf8', input });
const lines = (repo: TestRepository, env = cleanEnvironment): Record<string, { state: string; message: string; tried: string }> =>
  Object.fromEntries(JSON.parse(run(repo, ['doctor', '--json'], '', env).stdout).lines.map((line: { name: string }) => [line.name, line]));

describe('doctor', () => {
  it('fires a canary, which must be stopped, and names what it tried', () => {
    const found = lines(repository({ base: { a: '' } }));
    expect(found['canary']).toMatchObject({ state: 'good', tried: expect.stringContaining('throwaway') });
    expect(found['agents']).toMatchObject({ state: 'open' });
    expect(Object.values(found).filter(({ tried }) => tried === '')).toEqual([]);
  });
  it('follows an agent from its traces to an answer that was honoured', () => {
    const repo = repository({ base: { 'CLAUDE.md': '', 'a.ts': 'export {};\n' } });
    expect(lines(repo)['claude']).toMatchObject({ state: 'open', message: expect.stringContaining('not installed') });
    run(repo, ['init', '--yes']);
    expect(lines(repo)['claude']).toMatchObject({ state: 'open', message: expect.stringContaining('never seen firing') });
    run(repo.write({ 'a.ts': '// @ts-nocheck\n' }), ['hook'], JSON.stringify({ session_id: 's', cwd: repo.root, hook_event_name: 'Stop' }));
    expect(lines(repo)['claude']).toMatchObject({
      state: 'good',
      message: expect.stringContaining('Stop fired just now, it was kept working'),
    });
    repo.write({ '.mcp.json': '{}\n' });
    expect(lines(repo)['claude']).toMatchObject({ state: 'bad', message: expect.stringContaining('.mcp.json') });
  });
  it('says whether hooks find the command', () => {
    const repo = repository({ base: { a: '' } });
    expect(lines(repo)['command']?.state).toBe('open');
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'change-gate'), '#!/bin/sh\necho change-gate 9.9.9\n');
    chmodSync(join(folder, 'change-gate'), 0o755);
    expect(lines(repo, { ...cleanEnvironment, PATH: `${folder}:${cleanEnvironment.PATH}` })['command']).toMatchObject({
      state: 'good',
      message: 'change-gate 9.9.9',
    });
  });
});

describe('honoured', () => {
  const firing = { host: 'claude', event: 'Stop', session: 's', at: 10_000, decision: 'block' } as const;
  const first = nextFiring(undefined, firing);
  it.each([
    ['a session that goes on after a block', { ...firing, at: 20_000 }, 'yes'],
    ['another session', { ...firing, at: 20_000, session: 't' }, 'unknown'],
    ['the same firing twice', { ...firing, at: 10_500 }, 'unknown'],
  ] as const)('%s: %#', (_name, fired, honoured) => expect(nextFiring(first, fired).honoured).toBe(honoured));
  it('stays known afterwards', () => expect(nextFiring({ ...first, honoured: 'yes' }, { ...firing, session: 't' }).honoured).toBe('yes'));
});
