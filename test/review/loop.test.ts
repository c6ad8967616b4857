// The review gate with stand-in lanes and a person: who is asked, what stays abandoned, who may waive, what is written down.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memoryRepository } from '../../server/src/host/memory.ts';
import type { Journal, StateFile } from '../../server/src/host/host.ts';
import { processes } from '../../server/src/host/processes.ts';
import type { Report } from '../../server/src/model/report.ts';
import type { LaneName, Loop } from '../../server/src/model/review.ts';
import type { Lane, LaneRequest, LaneResult } from '../../server/src/review/lane.ts';
import { userLane } from '../../server/src/review/lanes/user.ts';
import type { Person } from '../../server/src/review/person.ts';
import { runReview } from '../../server/src/review/run-review.ts';
import { recordOf, statsOf } from '../../server/src/review/telemetry.ts';

const digest = 'ab'.repeat(32);
const clean: LaneResult = { exit: 'ok', text: '[]' };
const limit: LaneResult = { exit: 'ok', text: 'Usage limit reached. It resets at 5 pm.' };

interface Setting {
  readonly answers?: Partial<Record<LaneName, readonly LaneResult[]>>;
  readonly person?: Partial<Person>;
  readonly head?: Readonly<Record<string, string>>;
  readonly untracked?: readonly string[];
  readonly onCall?: (lane: LaneName) => unknown;
}

function gate({ answers = {}, person, head = { 'a.ts': 'export const b = 2;\n' }, untracked = [], onCall }: Setting) {
  const memory = new Map<string, unknown>();
  const sent: { lane: string; sha256: string; bytes: number }[] = [];
  const calls: { lane: LaneName; request: LaneRequest }[] = [];
  const state = (id: string): StateFile => ({
    read: async () => memory.get(id),
    write: async (value) => void memory.set(id, structuredClone(value)),
  });
  const journal: Journal = { append: async (value) => void sent.push(value as (typeof sent)[number]), lines: async () => [] };
  const lanes = (Object.entries(answers) as [LaneName, readonly LaneResult[]][]).map(([name, given]): Lane => ({
    name,
    sends: (request) => `${name}: ${request.scopeText}`,
    review: async (request) => {
      calls.push({ lane: name, request });
      onCall?.(name);
      return given[Math.min(calls.filter((call) => call.lane === name).length, given.length) - 1] ?? clean;
    },
  }));
  const who: Person | undefined = person && { answer: async () => '', tell: async () => undefined, ...person };
  const repository = memoryRepository({ base: { 'a.ts': 'export const a = 1;\n' }, head, untracked });
  const run = async (more: { loopId?: string; scopeDigest?: string; signal?: AbortSignal } = {}) =>
    runReview(
      {
        repository,
        processes,
        clock: { now: () => Date.UTC(2026, 0, 1) },
        lanes: [...lanes, ...(who ? [userLane(who)] : [])],
        state,
        sent: journal,
        hostIsReviewTree: false,
        ...(who ? { person: who } : {}),
      },
      await repository.resolve({ kind: 'branch', root: 'main' }),
      { effort: 'medium', lanes: [], scopeDigest: digest, ...more },
    );
  return { run, calls, sent, stored: () => [...memory.values()] as Loop[] };
}

describe('lanes', () => {
  it('a limit with a reset is not tried again, and stays abandoned for the loop', async () => {
    const { run, calls } = gate({ answers: { headless: [limit], subagent: [clean] } });
    const first = await run();
    expect([first.state, calls.map(({ lane }) => lane)]).toEqual(['reviewed', ['headless', 'subagent']]);
    await run({ loopId: first.loopId });
    expect(calls.map(({ lane }) => lane)).toEqual(['headless', 'subagent', 'subagent']);
    await run();
    expect(calls.at(-2)?.lane).toBe('headless');
  });

  it('an untracked file is shown to the subagent alone, with its content', async () => {
    const { run, calls } = gate({
      answers: { headless: [clean], subagent: [clean] },
      head: { 'a.ts': 'export const a = 1;\n', 'new.ts': 'export const secretPlan = 1;\n' },
      untracked: ['new.ts'],
    });
    await run();
    expect(calls.map(({ lane }) => lane)).toEqual(['subagent']);
    expect(calls[0]?.request.scopeText).toContain('secretPlan');
  });

  it('a person is asked where one is there, and the answer is judged like any other', async () => {
    const { run } = gate({ answers: { headless: [limit] }, person: { tell: async () => 'a.ts:1 - `export const b` is unused - low' } });
    const { state, iterations, findings } = await run();
    expect([state, iterations.at(-1)?.laneUsed, findings.length]).toEqual(['reviewed', 'user', 1]);
  });

  it('a run that is cut off keeps what it gave up', async () => {
    const abort = new AbortController();
    const { run, calls, stored } = gate({
      answers: { headless: [limit], subagent: [clean] },
      onCall: (lane) => lane === 'subagent' && abort.abort(),
    });
    await expect(run({ signal: abort.signal })).rejects.toThrow();
    expect(stored().map((loop) => loop.abandoned.map(({ lane }) => lane))).toEqual([['headless']]);
    expect(calls.map(({ lane }) => lane)).toEqual(['headless', 'subagent']);
  });

  it('a person who declines is not asked twice', async () => {
    let asked = 0;
    const { run } = gate({
      answers: { headless: [limit], subagent: [clean] },
      person: { tell: async () => void (asked += 1) },
    });
    const first = await run();
    await run({ loopId: first.loopId });
    expect([first.iterations[0]?.laneUsed, asked]).toEqual(['subagent', 1]);
  });
});

describe('a waiver', () => {
  const answering = (...said: string[]): Partial<Person> => ({ answer: async () => said.shift() ?? '' });
  it('is a person’s, for exactly these bytes, with a reason', async () => {
    const { run } = gate({ answers: { headless: [limit], subagent: [limit] }, person: answering(digest.slice(0, 8), 'release tonight') });
    const report = await run();
    expect(report).toMatchObject({
      state: 'waived',
      waiver: { scopeDigest: digest, reason: 'release tonight', by: 'a person at the terminal' },
    });
    expect(report.gaps).toEqual([expect.stringContaining('waived, not reviewed')]);
    const other = await run({ loopId: report.loopId, scopeDigest: 'cd'.repeat(32) });
    expect(other.state).toBe('exhausted');
  });
  it.each([
    ['a yes', ['yes', 'because']],
    ['Enter', ['']],
    ['the digest of other bytes', ['cdcdcdcd', 'because']],
    ['no reason', [digest.slice(0, 8), ' ']],
  ])('is not given by %s', async (_how, said) => {
    const { run } = gate({ answers: { headless: [limit], subagent: [limit] }, person: answering(...said) });
    expect((await run()).state).toBe('exhausted');
  });
  it('cannot be had where nobody is there', async () => {
    const { run } = gate({ answers: { headless: [limit], subagent: [limit] } });
    expect(await run()).toMatchObject({ state: 'exhausted', gaps: ['no lane gave a valid review of this diff'] });
  });
});

describe('what is written down', () => {
  it('of what was sent: lane, digest and size of exactly those bytes', async () => {
    const { run, sent, calls } = gate({ answers: { headless: [limit], subagent: [clean] } });
    await run();
    expect(sent.map(({ lane }) => lane)).toEqual(['headless', 'subagent']);
    const text = `headless: ${calls[0]?.request.scopeText ?? ''}`;
    expect(sent[0]).toMatchObject({ sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) });
  });

  it('nothing is sent where the change holds key material', async () => {
    const { run, sent, calls } = gate({ answers: { headless: [clean] }, head: { 'a.ts': `const k = 'ghp_${'a1B2'.repeat(9)}';\n` } });
    await expect(run()).rejects.toMatchObject({ code: 'secret-in-review-scope' });
    expect([sent, calls]).toEqual([[], []]);
  });

  it('of runs: counts and lanes, never a path or a text', async () => {
    const { run } = gate({ answers: { headless: [{ exit: 'ok', text: 'a.ts:1 - bad thing - high' }] } });
    const review = await run();
    const report = {
      files: [{ path: 'very/private.ts', additions: 3, deletions: 1 }],
      target: { kind: 'branch', spec: 'main' },
    } as unknown as Report;
    const record = recordOf(report, review, new Date(0));
    expect(record).toMatchObject({
      schema: 3,
      repo: null,
      pr: null,
      diff: { files: 1, additions: 3, deletions: 1 },
      gates: [{ config: { lanes: ['headless'] }, iterations: 1 }],
    });
    expect(JSON.stringify(record)).not.toMatch(/private|bad thing|a\.ts/);
    expect(statsOf([JSON.stringify(record), '{', ''])).toMatchObject({
      runs: 1,
      unreadable: 1,
      byLane: { headless: 1 },
      findings: 1,
      withoutReview: 0,
    });
  });
});
