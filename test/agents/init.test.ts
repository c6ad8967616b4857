// `change-gate init` as a process: shows before it writes, keeps what is not its own, and takes back exactly what it put there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanEnvironment, repository, temporaryFolder, type TestRepository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const init = (repo: TestRepository, ...args: string[]) =>
  spawnSync(process.execPath, [cli, 'init', ...args], { cwd: repo.root, env: cleanEnvironment, encoding: 'utf8', input: '' });
const read = (repo: TestRepository, path: string): string => readFileSync(repo.path(path), 'utf8');

/** Files of others, spelled as people spell them. */
const foreign = {
  '.claude/settings.json':
    '{\n\t// our own\n\t"permissions": { "allow": ["Bash(npm test)"] }, /* kept */\n\t"hooks": {\n\t\t"Stop": [{ "hooks": [{ "type": "command", "command": "say done" }] }]\n\t}\n}\n',
  '.mcp.json': '{"mcpServers":{"other":{"command":"other"}}}',
  '.codex/config.toml': 'model = "m"  # mine',
  '.cursor/hooks.json': '{\r\n    "version": 1,\r\n    "hooks": { "stop": [ { "command": "x" } ] }\r\n}\r\n',
  '.gemini/settings.json': '{ "theme": "dark" }\n',
  '.github/hooks/other.json': '{"version":1}\n',
  '.gitlab-ci.yml': 'test:\n  script: [npm test]\n',
  'AGENTS.md': '# Agents\n\nBe kind.\n',
};
const every = ['--agents', 'claude,copilot,codex,cursor,gemini', '--ci', 'gitlab'];

describe('installing', () => {
  it('shows every edit and writes nothing until somebody agrees', () => {
    const repo = repository({ base: foreign });
    const { stdout, status } = init(repo, ...every);
    expect(status).toBe(0);
    for (const path of ['.claude/settings.json', '.vscode/mcp.json', '.codex/config.toml', 'AGENTS.md'])
      expect(stdout).toContain(`+++ ${path}`);
    expect(repo.git('status', '--porcelain')).toBe('');
  });
  it('keeps what others wrote, their comments and their spelling, and does it once', () => {
    const repo = repository({ base: foreign });
    expect(init(repo, ...every, '--yes').status).toBe(0);
    const settings = read(repo, '.claude/settings.json');
    expect(settings).toContain('\t"permissions": { "allow": ["Bash(npm test)"] }, /* kept */');
    expect(settings).toContain('// our own');
    expect(settings).toContain('say done');
    expect(settings.match(/change-gate hook/g)).toHaveLength(3);
    expect(JSON.parse(read(repo, '.mcp.json')).mcpServers).toEqual({
      other: { command: 'other' },
      'change-gate': { type: 'stdio', command: 'change-gate', args: ['mcp'] },
    });
    expect(JSON.parse(read(repo, '.cursor/hooks.json')).hooks.stop).toHaveLength(2);
    expect(read(repo, '.cursor/hooks.json').replaceAll('\r\n', '')).not.toContain('\n');
    expect(read(repo, '.codex/config.toml')).toMatch(/^model = "m" {2}# mine\n\n# change-gate: begin\n\[mcp_servers/);
    expect(JSON.parse(read(repo, '.github/hooks/change-gate.json'))).toMatchObject({ version: 1, hooks: { Stop: [{ timeoutSec: 60 }] } });
    expect(init(repo, ...every, '--yes').stdout).toContain('Nothing to do');
  });
  it('takes the agents that have left traces, and says so where there are none', () => {
    const repo = repository({ base: { '.cursor/rules/a.mdc': 'x\n' } });
    init(repo, '--yes');
    expect(existsSync(repo.path('.cursor/hooks.json'))).toBe(true);
    expect(existsSync(repo.path('.claude'))).toBe(false);
    expect(init(repository({ base: { a: '' } }))).toMatchObject({ status: 2, stderr: expect.stringContaining('[no-agent]') });
  });
});

describe('undoing', () => {
  it('takes back what was put there, and nothing else', () => {
    const repo = repository({ base: foreign });
    init(repo, ...every, '--yes');
    expect(init(repo, '--undo', '--yes').status).toBe(0);
    for (const [path, text] of Object.entries(foreign)) {
      const [now, before] = [read(repo, path), text].map((one) => (path.endsWith('json') ? one.replace(/\s+/g, '') : one.trimEnd()));
      expect(now, path).toBe(before);
    }
    expect(
      repo
        .git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter((line) => line.startsWith('??')),
    ).toEqual([]);
  });
  it('leaves no file or folder behind that was not there', () => {
    const repo = repository({ base: { a: '' } });
    init(repo, '--agents', 'claude,copilot,codex,cursor,gemini', '--ci', 'github', '--yes');
    expect(repo.git('status', '--porcelain')).not.toBe('');
    init(repo, '--undo', '--yes');
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(existsSync(repo.path('.github'))).toBe(false);
  });
});

describe('what it refuses', () => {
  it.each([
    ['a file that is not JSON', { '.claude/settings.json': '{ broken' }, 'not-json'],
    ['a list where an object is wanted', { '.claude/settings.json': '[]' }, 'not-json'],
  ])('%s', (_name, base, code) => {
    const repo = repository({ base });
    expect(init(repo, '--agents', 'claude', '--yes')).toMatchObject({ status: 2, stderr: expect.stringContaining(`[${code}]`) });
    expect(repo.git('status', '--porcelain')).toBe('');
  });
  it('a link that leads out of the repository', () => {
    const outside = temporaryFolder();
    const repo = repository({ base: { '.claude': { link: outside } } });
    expect(init(repo, '--agents', 'claude', '--yes')).toMatchObject({ status: 2, stderr: expect.stringContaining('[outside-repository]') });
    expect(existsSync(join(outside, 'settings.json'))).toBe(false);
  });
  it('an agent or a CI system that it does not know', () => {
    const repo = repository({ base: { a: '' } });
    expect(init(repo, '--agents', 'nobody').stderr).toContain('[unknown-agent]');
    expect(init(repo, '--agents', 'claude', '--ci', 'nobody').stderr).toContain('[unknown-ci]');
  });
});
