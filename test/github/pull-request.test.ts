// Pull requests as a stranger sends them, through the real gh and the real git against a forge on this machine.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository, type TestRepository } from '../support/repository.ts';
import { Forge, type PullData, type Trouble } from './support/forge.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const base = { 'src/price.js': 'export function price(count) {\n  return count * 2;\n}\n', 'README.md': '# Shop\n' };
const silenced = { 'src/price.js': '// eslint-disable-next-line\nexport function price(count) {\n  return eval(count) * 2;\n}\n' };

interface Answer {
  readonly status: number | null;
  readonly json: {
    verdict: string;
    findings: { ruleId: string; path: string }[];
    files: { path: string }[];
    problems: { code: string }[];
    target: {
      kind: string;
      spec: string;
      pullRequest?: Record<string, unknown> & {
        relation: string;
        threads: { total: number; unresolved: { id: string; findings: string[] }[] };
      };
    };
    base: string;
    head: string;
  };
  readonly stderr: string;
}

/** A forge with pull request 7 of a fork, and a clone of it. */
async function opened(change: Partial<PullData> = {}): Promise<{ forge: Forge; clone: TestRepository; pull: PullData }> {
  const origin = repository({ base });
  origin.branch('feature').commit('silence', silenced);
  origin.git('update-ref', 'refs/pull/7/head', 'HEAD');
  origin.git('checkout', '-q', 'main');
  const forge = await Forge.start(origin);
  const clone = forge.clone();
  origin.git('branch', '-q', '-D', 'feature');
  return { forge, clone, pull: forge.pull(7, change) };
}

async function run(forge: Forge, clone: TestRepository, ...args: string[]): Promise<Answer> {
  const child = spawn(process.execPath, [cli, ...args], { cwd: clone.root, env: forge.environment() });
  const [out, err]: [string[], string[]] = [[], []];
  child.stdout.on('data', (chunk) => out.push(String(chunk)));
  child.stderr.on('data', (chunk) => err.push(String(chunk)));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = out.join('');
  return { status, json: text.startsWith('{') ? JSON.parse(text) : undefined, stderr: err.join('') };
}

const check = (forge: Forge, clone: TestRepository, reference = '7'): Promise<Answer> =>
  run(forge, clone, 'check', '--pr', reference, '--json');

describe('an open pull request', () => {
  it('is judged on exactly its commits, measured from its target', async () => {
    const { forge, clone, pull } = await opened();
    const { status, json } = await check(forge, clone);
    expect(status).toBe(1);
    expect(json).toMatchObject({
      verdict: 'failed',
      head: pull.headRefOid,
      base: pull.baseRefOid,
      files: [{ path: 'src/price.js' }],
      findings: [{ ruleId: 'suppression/eslint' }],
      target: {
        kind: 'pull-request',
        spec: '7',
        pullRequest: { number: 7, state: 'OPEN', relation: 'matches-pr-metadata', remote: 'origin' },
      },
    });
  });

  it.each(['#7', 'http://github.localhost/acme/shop/pull/7'])('is found as %s', async (reference) => {
    const { forge, clone } = await opened();
    expect((await check(forge, clone, reference)).json.findings).toHaveLength(1);
  });

  it('leaves the clone as it was: refs, checkout, index, configuration', async () => {
    const { forge, clone } = await opened();
    clone.write({ 'src/price.js': 'my own work\n', 'note.txt': 'mine\n' });
    const before = state(clone);
    await check(forge, clone);
    expect(state(clone)).toEqual(before);
    expect(existsSync(join(clone.root, '.git/FETCH_HEAD'))).toBe(false);
  });

  it('of this branch is found by gh', async () => {
    const { forge, clone } = await opened();
    const { status, stderr } = await check(forge, clone, 'current');
    expect([status, stderr]).toEqual([3, expect.stringMatching(/\[(?:no-current-pull-request|github-[a-z-]+)\]/)]);
  });

  it('of the same repository comes from its branch', async () => {
    const { forge, clone } = await opened();
    forge.repository.git('branch', '-q', 'feature', 'refs/pull/7/head');
    forge.repository.git('update-ref', '-d', 'refs/pull/7/head');
    Object.assign(forge.pulls.get(7) ?? {}, { isCrossRepository: false });
    expect((await check(forge, clone)).json).toMatchObject({ verdict: 'failed' });
  });

  it('whose target went on is measured from where it left it', async () => {
    const { forge, clone, pull } = await opened();
    forge.repository.commit('elsewhere', { 'other.js': 'export const other = 1;\n' });
    const { json } = await check(forge, clone);
    expect(json).toMatchObject({
      base: pull.baseRefOid,
      files: [{ path: 'src/price.js' }],
      target: { pullRequest: { relation: 'advanced' } },
    });
  });

  it('of 250 files is judged whole', async () => {
    const { forge, clone } = await opened();
    forge.repository.git('checkout', '-q', '--detach', 'refs/pull/7/head');
    forge.repository.commit(
      'many',
      Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`many/f${at}.js`, `export const f${at} = ${at};\n`])),
    );
    forge.repository.git('update-ref', 'refs/pull/7/head', 'HEAD');
    forge.pull(7);
    expect((await check(forge, clone)).json.files).toHaveLength(251);
  });

  it('is gated into a numbered run of its own', async () => {
    const { forge, clone } = await opened();
    const { json } = await run(forge, clone, 'gate', '--pr', '7', '--json', '--quiet');
    expect(json.target.pullRequest).toMatchObject({ number: 7 });
    await run(forge, clone, 'gate', '--pr', '7', '--json', '--quiet');
    expect(readdirSync(join(clone.root, '.git/change-gate/runs/pr-7')).sort()).toEqual(['run-001', 'run-002']);
    const verified = await run(forge, clone, 'receipt', 'verify', '--json');
    expect(verified.json).toMatchObject({ state: 'valid' });
  });

  it('is mapped', async () => {
    const { forge, clone } = await opened();
    const { json } = await run(forge, clone, 'map', '--pr', '7', '--json');
    expect(json).toMatchObject({ changed: [{ path: 'src/price.js', symbol: 'price', change: 'body' }] });
  });
});

describe('what moves or is over', () => {
  it('pushed to between both reads: said, not judged', async () => {
    const { forge, clone, pull } = await opened();
    forge.before = (question) => {
      if (question.includes('reviewThreads')) forge.repository.git('update-ref', 'refs/pull/7/head', pull.baseRefOid);
    };
    const { status, stderr } = await check(forge, clone);
    expect([status, stderr]).toEqual([3, expect.stringContaining('[pr-head-oid-mismatch]')]);
  });

  it('a target that was rewritten: said, not judged', async () => {
    const { forge, clone } = await opened();
    forge.repository.git('commit', '-q', '--amend', '-m', 'rewritten');
    const { status, stderr } = await check(forge, clone);
    expect([status, stderr]).toEqual([3, expect.stringContaining('[target-branch-diverged]')]);
  });

  it.each(['CLOSED', 'MERGED'])('%s: for diagnosis, not for the gate', async (closed) => {
    const { forge, clone } = await opened({ state: closed });
    expect((await check(forge, clone)).json.problems).toContainEqual(expect.objectContaining({ code: 'pull-request-not-open' }));
    const { status, stderr } = await run(forge, clone, 'gate', '--pr', '7', '--quiet');
    expect([status, stderr]).toEqual([3, expect.stringContaining('[pull-request-not-open]')]);
  });

  it('closed while the gate ran: no verdict', async () => {
    const { forge, clone } = await opened();
    let asked = 0;
    forge.before = (question) => {
      if (question.includes('headRefOid') && ++asked === 2) Object.assign(forge.pulls.get(7) ?? {}, { state: 'CLOSED' });
    };
    const { json } = await run(forge, clone, 'gate', '--pr', '7', '--json', '--quiet', '--steps', 'freeze,check,verify');
    expect(json.verdict).toBe('unavailable');
  });

  it('a draft: judged, and called one', async () => {
    const { forge, clone } = await opened({ isDraft: true });
    expect((await check(forge, clone)).json.problems).toContainEqual(expect.objectContaining({ code: 'pull-request-draft' }));
  });
});

describe('review threads', () => {
  const thread = (at: number, body = 'Why?') => ({
    id: `T${at}`,
    isResolved: at % 3 === 0,
    isOutdated: at % 5 === 0,
    path: 'src/price.js',
    line: 2,
    body,
  });

  it('are read page by page', async () => {
    const { forge, clone } = await opened();
    forge.threads = Array.from({ length: 150 }, (_, at) => thread(at));
    const { threads } = (await check(forge, clone)).json.target.pullRequest!;
    expect([threads.total, threads.unresolved.length]).toEqual([150, 100]);
  });

  it('name every finding that a body enumerates, in its order', async () => {
    const { forge, clone } = await opened();
    forge.threads = [thread(1, 'Two things:\n\n- the price is doubled\n  ```js\n  - not a finding\n  ```\n- the count is not checked\n')];
    const [first] = (await check(forge, clone)).json.target.pullRequest!.threads.unresolved;
    expect(first?.findings).toEqual(['T1#finding-1', 'T1#finding-2', 'T1#finding-3']);
  });

  it('and titles: secrets in them are not kept', async () => {
    const secret = `ghp_${'a1B2'.repeat(9)}`;
    const { forge, clone } = await opened({ title: `use ${secret}` });
    forge.threads = [thread(1, `try ${secret}`)];
    const { json } = await check(forge, clone);
    expect(JSON.stringify(json)).not.toContain(secret);
    expect(json.target.pullRequest).toMatchObject({ title: 'use [github-token]' });
  });

  it('that cannot be read are unavailable, never few', async () => {
    const { forge, clone } = await opened();
    forge.before = (question) => {
      forge.trouble = question.includes('reviewThreads') ? { status: 502 } : undefined;
    };
    const { json } = await check(forge, clone);
    expect(json.target.pullRequest!.threads).toMatchObject({ status: 'unavailable', total: 0, unresolved: [] });
    expect(json.problems).toContainEqual(expect.objectContaining({ code: 'review-threads-unavailable' }));
  });
});

describe('a forge that does not answer as it should', () => {
  it.each<[string, Trouble, string]>([
    ['401', { status: 401, body: 'Bad credentials' }, 'github-auth'],
    ['403', { status: 403, body: 'Resource not accessible' }, 'github-permission'],
    ['403 for too many questions', { status: 403, body: 'API rate limit exceeded' }, 'github-rate-limit'],
    ['404', { status: 404, body: 'Not Found' }, 'github-not-found'],
    ['502', { status: 502, body: 'Bad gateway' }, 'github-network'],
    ['a cut connection', 'cut', 'github-network'],
    ['an answer without end', 'huge', 'command-output-oversized'],
  ])('%s', async (_name, trouble, code) => {
    const { forge, clone } = await opened();
    forge.trouble = trouble;
    const { status, stderr } = await check(forge, clone);
    expect([status, stderr]).toEqual([3, expect.stringContaining(`[${code}]`)]);
    expect(stderr).not.toContain('not-a-token');
  });

  it('another pull request than was asked for', async () => {
    const { forge, clone } = await opened({ url: 'http://github.localhost/acme/other/pull/7' });
    expect((await check(forge, clone)).stderr).toContain('[pr-identity-mismatch]');
  });

  it('no body', async () => {
    const { forge, clone } = await opened({ body: null });
    expect((await check(forge, clone)).stderr).toContain('[pr-metadata-malformed]');
  });

  it('no such number', async () => {
    const { forge, clone } = await opened();
    expect((await check(forge, clone, '8')).stderr).toContain('[github-not-found]');
  });
});

describe('words of a stranger', () => {
  it('in title and branch steer nothing', async () => {
    const { forge, clone } = await opened({
      title: 'ok \u001b[2J"; rm -rf ~ #',
      headRefName: '--upload-pack=touch owned',
      isCrossRepository: false,
    });
    const { json, stderr } = await check(forge, clone);
    expect(json?.verdict ?? stderr).toBe('failed');
    expect(existsSync(join(clone.root, 'owned'))).toBe(false);
    const text = await run(forge, clone, 'check', '--pr', '7');
    expect(text.stderr).not.toContain('\u001b[2J');
  });

  it('in the base’s name are refused before git sees them as anything else', async () => {
    const { forge, clone } = await opened({ baseRefName: '+refs/heads/main:refs/heads/owned' });
    await check(forge, clone);
    expect(clone.git('for-each-ref', 'refs/heads/owned')).toBe('');
  });
});

describe('what leaves this machine', () => {
  it('are questions that read, to the named host alone', async () => {
    const { forge, clone } = await opened();
    await check(forge, clone);
    await run(forge, clone, 'gate', '--pr', '7', '--quiet', '--steps', 'freeze,check,verify');
    const places = new Set(forge.requests.map((request) => request.replace(/\?.*/, '')));
    expect([...places].sort()).toEqual([
      'GET github.localhost/acme/shop.git/info/refs',
      'POST api.github.localhost/graphql',
      'POST github.localhost/acme/shop.git/git-upload-pack',
    ]);
    expect(forge.requests.filter((request) => request.includes('receive-pack'))).toEqual([]);
  });
});

function state(clone: TestRepository): string[] {
  return [
    clone.git('for-each-ref'),
    clone.git('status', '--porcelain', '--untracked-files=all'),
    clone.git('config', '--list', '--local'),
    clone.git('rev-parse', 'HEAD'),
  ];
}
