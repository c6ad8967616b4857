// `change-gate check` as a process: every format of one hostile change, options and exit codes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportSchema } from '../../server/src/model/report.ts';
import { cleanEnvironment, repository, temporaryFolder } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const run = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, [cli, ...args], { cwd, env: { ...cleanEnvironment, FORCE_COLOR: undefined }, encoding: 'utf8' });

/** A name and a line that try to draw on the terminal, add a line, and become markup. */
const evilName = 'a\u001b[2J\n✓ Passed  0 errors|<img src=x>.py';
const evilChange = { base: { 'keep.txt': '' }, head: { [evilName]: 'import os  # noqa \u001b]0;owned\u0007 \u202e\n' } };

describe('no text of the repository draws, forges or escapes', () => {
  it('in text', () => {
    const { stdout, status } = run(repository(evilChange).root, 'check');
    expect(status).toBe(1);
    expect([...stdout].filter((character) => character < ' ' && character !== '\n')).toEqual([]);
    expect(stdout).not.toContain('\u202e');
    expect(stdout.split('\n').filter((line) => line.startsWith('✓ Passed'))).toEqual([]);
  });
  it('in Markdown', () => {
    const { stdout } = run(repository(evilChange).root, 'check', '--format', 'markdown');
    expect(stdout.replace(/`[^`]*`/g, '')).not.toMatch(/<img/);
    expect(stdout.split('\n').filter((line) => line.startsWith('| ✕') && line.includes('suppression/noqa'))).toHaveLength(1);
    expect(
      stdout
        .split('\n')
        .filter((line) => line.startsWith('|') && !line.startsWith('| ✕') && !line.startsWith('| |') && !line.startsWith('|---')),
    ).toEqual([]);
  });
  it('in SARIF, whose addresses stay addresses', () => {
    const { stdout } = run(repository(evilChange).root, 'check', '--format', 'sarif');
    const uri: string = JSON.parse(stdout).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
    expect(decodeURIComponent(uri)).toBe(evilName);
    expect(uri).toMatch(/^[\w%.~!*'()-]+$/);
  });
});

describe('the report', () => {
  it('is what its schema says', () => {
    const { stdout } = run(
      repository({ base: { 'a.ts': 'let a;\n' }, head: { 'a.ts': '// @ts-ignore\nlet a;\n' } }).root,
      'check',
      '--json',
    );
    expect(() => reportSchema.strict().parse(JSON.parse(stdout))).not.toThrow();
  });
  it('says the same twice: same findings, fingerprints and digest', () => {
    const repo = repository({ base: { 'a.ts': 'let a;\n' }, head: { 'a.ts': '// @ts-ignore\nlet a;\n// @ts-ignore\nlet b;\n' } });
    const [one, two] = [run(repo.root, 'check', '--json'), run(repo.root, 'check', '--json')].map(({ stdout }) => JSON.parse(stdout));
    expect(one.findings).toEqual(two.findings);
    expect(one.sourceDigest).toBe(two.sourceDigest);
    expect(new Set(one.findings.map((finding: { fingerprint: string }) => finding.fingerprint)).size).toBe(2);
  });
  it('goes whole into a file, and standard output stays empty', () => {
    const repo = repository({ base: { 'a.ts': 'let a;\n' }, head: { 'a.ts': '// @ts-ignore\nlet a;\n' } });
    const file = join(temporaryFolder(), 'report.json');
    const { stdout, status } = run(repo.root, 'check', '--json', '--output', file);
    expect([stdout, status]).toEqual(['', 1]);
    expect(JSON.parse(readFileSync(file, 'utf8')).verdict).toBe('failed');
  });
  it('that cannot be written is an error with a code, and leaves nothing', () => {
    const repo = repository({ base: { 'a.ts': '' }, head: { 'a.ts': 'let a;\n' } });
    const file = join(temporaryFolder(), 'no-such-folder', 'report.json');
    const { status, stderr } = run(repo.root, 'check', '--json', '--output', file);
    expect(status).toBe(2);
    expect(stderr).toMatch(/\[output-not-written\]/);
    expect(existsSync(file)).toBe(false);
  });
});

describe('wrong words', () => {
  it.each([
    [['check', '--format', 'xml'], 'unknown-format'],
    [['check', '--root', 'main', '--commit', 'HEAD'], 'two-targets'],
    [['check', '--no-such-flag'], 'unknown-option'],
    [['check', 'extra'], 'unknown-option'],
    [['chekc'], 'unknown-command'],
    [['explain', 'no/such-rule'], 'unknown-rule'],
    [['hook', 'post-merge'], 'unknown-hook'],
    [['review'], 'missing-effort'],
    [['review', '--effort', 'medium'], 'missing-root'],
    [['review', '--effort', 'medium', '--root', 'main', '--lane', 'magic'], 'unknown-lane'],
  ])('%j → %s', (args, code) => {
    const { status, stderr } = run(repository({ base: { 'a.ts': '' } }).root, ...args);
    expect(status).toBe(2);
    expect(stderr).toContain(`[${code}]`);
    expect(stderr.trim().split('\n')).toHaveLength(2);
  });
});

describe('the whole tree', () => {
  it('--all lists what base already had, also in files the change leaves alone', () => {
    const repo = repository({
      base: { 'old.py': 'import os  # noqa\n', 'vendor/v.py': 'import os  # noqa\n' },
      head: { 'new.py': 'import re  # noqa\n' },
    });
    const { findings } = JSON.parse(run(repo.root, 'check', '--all', '--json').stdout);
    expect(findings.map((finding: { path: string; status: string }) => [finding.path, finding.status])).toEqual([
      ['new.py', 'new'],
      ['old.py', 'existing'],
    ]);
  });
  it('--all works where nothing changed', () => {
    const { status, stdout } = run(repository({ base: { 'old.py': 'import os  # noqa\n' } }).root, 'check', '--all', '--json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout).findings).toHaveLength(1);
  });
});

describe('policy', () => {
  it('of base may lower a rule; of head may only raise', () => {
    const policy = (severity: string) => `rules:\n  suppression/noqa: ${severity}\n`;
    const verdict = (base: string | undefined, head: string | undefined) => {
      const repo = repository({
        base: { 'a.py': 'x = 1\n', ...(base === undefined ? {} : { '.change-gate.yml': policy(base) }) },
        head: { 'a.py': 'x = f()  # noqa\n', ...(head === undefined ? {} : { '.change-gate.yml': policy(head) }) },
      });
      const { findings } = JSON.parse(run(repo.root, 'check', '--json').stdout);
      return findings.find((finding: { ruleId: string }) => finding.ruleId === 'suppression/noqa')?.severity;
    };
    expect(verdict('info', undefined)).toBe('info');
    expect(verdict('off', undefined)).toBeUndefined();
    expect(verdict(undefined, 'off')).toBe('error');
    expect(verdict('warning', 'error')).toBe('error');
  });
});
