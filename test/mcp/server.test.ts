// `change-gate mcp` driven by the official client, in the protocol of this and of the previous generation.
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cleanEnvironment, repository, temporaryFolder, type TestRepository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const bad = { base: { 'a.ts': 'export {};\n' }, head: { 'a.ts': '// @ts-nocheck\nexport {};\n' } };
const generations = [
  ['this generation', { pin: '2026-07-28' }],
  ['the previous generation', 'legacy'],
] as const;

async function connect(repo: TestRepository, mode: (typeof generations)[number][1] = { pin: '2026-07-28' }): Promise<Client> {
  const home = temporaryFolder();
  const env = Object.fromEntries(Object.entries({ ...cleanEnvironment, HOME: home }).map(([name, value]) => [name, value ?? '']));
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp'], cwd: repo.root, env, stderr: 'ignore' }));
  onTestFinished(() => client.close());
  return client;
}

/** A root is measured from what was fetched of it. */
function branch(setup: Parameters<typeof repository>[0]): TestRepository {
  const { head = {}, ...base } = setup ?? {};
  const created = repository(base);
  created.git('remote', 'add', 'origin', created.root);
  return created.branch('feature').write(head);
}

/** What the tests read of an answer; each tool fills some of it. */
interface Answer {
  readonly id?: string;
  readonly state?: string;
  readonly verdict?: string;
  readonly findings?: readonly { readonly fingerprint: string; readonly ruleId: string }[];
  readonly steps?: readonly { readonly id: string }[];
  readonly receipt?: { readonly id: string };
}

const call = async (client: Client, name: string, args: Record<string, unknown> = {}) => {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  return { isError, text: (content as { text: string }[])[0]?.text ?? '', data: (structuredContent ?? {}) as Answer };
};

describe.each(generations)('a client of %s', (_name, mode) => {
  it('finds tools with schemas that only look, and none that weakens anything', async () => {
    const { tools } = await (await connect(repository(bad), mode)).listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'cancel_gate',
      'change_map',
      'check_change',
      'explain_finding',
      'get_gate',
      'start_gate',
      'verify_receipt',
    ]);
    for (const { name, outputSchema, annotations, inputSchema } of tools) {
      expect(outputSchema?.type, name).toBe('object');
      expect(annotations?.readOnlyHint, name).toBe(!['start_gate', 'cancel_gate'].includes(name));
      expect(Object.keys(inputSchema.properties ?? {}).join(' ')).not.toMatch(
        /waive|exclude|approve|dismiss|ignore|skip|steps|severity|policy/,
      );
    }
  });
  it('checks a change, explains its finding and reads it as a resource', async () => {
    const client = await connect(repository(bad), mode);
    const { data, text } = await call(client, 'check_change');
    expect(data).toMatchObject({ state: 'failed', findings: [{ path: 'a.ts', severity: 'error', status: 'new' }], leftOff: 0 });
    expect(JSON.parse(text)).toEqual(data);
    const [{ fingerprint, ruleId } = { fingerprint: '', ruleId: '' }] = data.findings ?? [];
    expect((await call(client, 'explain_finding', { fingerprint })).data).toMatchObject({ rule: { id: ruleId }, finding: { fingerprint } });
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(1);
    const [read] = (await client.readResource({ uri: resources[0]?.uri ?? '' })).contents;
    expect(JSON.parse(String((read as { text: string }).text))).toMatchObject({ fingerprint });
  });
  it('maps what a change reaches, and who tests it', async () => {
    const base = {
      'price.ts': 'export function price() {\n  return 1;\n}\n',
      'cart.ts': "import { price } from './price';\nexport const cart = () => price();\n",
      'cart.test.ts': "import { cart } from './cart';\ntest('adds', () => expect(cart()).toBe(1));\n",
    };
    const client = await connect(repository({ base, head: { 'price.ts': base['price.ts'].replace('1', '2') } }), mode);
    const { data } = await call(client, 'change_map');
    expect(data).toMatchObject({
      state: 'mapped',
      changed: [{ path: 'price.ts', symbol: 'price', change: 'body' }],
      reached: [{ path: 'cart.ts', symbol: 'cart', distance: 1 }],
      tests: [{ path: 'cart.test.ts', name: 'adds' }],
      leftOff: 0,
    });
    expect((await call(await connect(repository({ base }), mode), 'change_map')).data).toEqual({ state: 'no-change', leftOff: 0 });
  });
  it('runs the gate, is told how far it is, and asks for its receipt', async () => {
    const client = await connect(branch({ base: { 'a.txt': 'a\n' }, head: { 'a.txt': 'b\n' } }), mode);
    expect((await call(client, 'verify_receipt')).data).toMatchObject({ state: 'none' });
    const { data: started } = await call(client, 'start_gate', { root: 'main' });
    expect(started.state).toBe('running');
    const heard: number[] = [];
    let state: Answer = started;
    while (state.state === 'running') {
      const answer = await client.callTool(
        { name: 'get_gate', arguments: { id: started.id, waitSeconds: 20 } },
        { onprogress: ({ progress }) => heard.push(progress) },
      );
      state = answer.structuredContent as Answer;
    }
    expect(state).toMatchObject({
      state: 'ended',
      verdict: expect.stringMatching(/^(passed|failed|incomplete)$/),
      steps: expect.arrayContaining([expect.objectContaining({ id: 'freeze', state: 'passed' })]),
    });
    expect(heard.length).toBeGreaterThan(0);
    expect((await call(client, 'verify_receipt', { id: state.receipt?.id })).data).toMatchObject({
      state: 'valid',
      verdict: state.verdict,
    });
  });
});

describe('what goes wrong', () => {
  it('is an error of the tool, with its code and what to do', async () => {
    const client = await connect(repository(bad));
    const cases: [string, Record<string, unknown>, RegExp][] = [
      ['start_gate', {}, /\[missing-root\]\n.+/],
      ['get_gate', { id: 'none' }, /\[unknown-run\]/],
      ['explain_finding', { ruleId: 'no/rule' }, /\[unknown-rule\]/],
      ['explain_finding', { fingerprint: 'x' }, /\[unknown-finding\]/],
      ['check_change', { root: 'main', commit: 'HEAD' }, /\[two-targets\]/],
      ['check_change', { directory: 'relative' }, /\[relative-directory\]/],
      ['check_change', { directory: '/no/such/place' }, /\[not-a-repository\]/],
      ['verify_receipt', { directory: '/no/such/place' }, /\[not-a-repository\]/],
    ];
    for (const [name, args, words] of cases)
      expect(await call(client, name, args), name).toMatchObject({ isError: true, text: expect.stringMatching(words) });
  });
  it('is not a tree without a change', async () => {
    expect((await call(await connect(repository({ base: bad.base })), 'check_change')).data).toEqual({
      state: 'no-change',
      findings: [],
      leftOff: 0,
    });
  });
  it('a cancelled run has no verdict and leaves no receipt', async () => {
    const sleeper = {
      'package.json': JSON.stringify({ scripts: { test: 'node --test' } }),
      'slow.test.js': "require('node:test')('slow', () => new Promise((r) => setTimeout(r, 60000)));\n",
    };
    const client = await connect(branch({ base: { ...sleeper, 'a.js': '1;\n' }, head: { 'a.js': '2;\n' } }));
    const { data } = await call(client, 'start_gate', { root: 'main' });
    const steps = async () => (await call(client, 'get_gate', { id: data.id, waitSeconds: 1 })).data.steps ?? [];
    while (!(await steps()).some(({ id }) => id === 'tests')) continue;
    expect((await call(client, 'cancel_gate', { id: data.id })).data).toMatchObject({ state: 'failed', failure: { code: 'cancelled' } });
    expect((await call(client, 'verify_receipt')).data).toMatchObject({ state: 'none' });
  });
});

it('prompts ask for what the tools do', async () => {
  const client = await connect(repository(bad));
  expect((await client.listPrompts()).prompts.map(({ name }) => name)).toEqual(['preflight', 'prove']);
  const { messages } = await client.getPrompt({ name: 'prove', arguments: { root: 'main' } });
  expect(JSON.stringify(messages)).toContain('start_gate');
});
