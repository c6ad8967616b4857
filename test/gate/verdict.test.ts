import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide, type VerdictInput } from '../../server/src/gate/verdict.ts';
import type { ComparedTest, Proof, TestComparison } from '../../server/src/model/gate-report.ts';
import { gatePolicySchema, type GatePolicy } from '../../server/src/model/gate-policy.ts';
import { type Finding, severitySchema, statusSchema } from '../../server/src/model/finding.ts';
import { policySchema } from '../../server/src/model/policy.ts';
import { type Step, type StepId, stepIdSchema, type StepState, stepStateSchema } from '../../server/src/model/step.ts';
import type { Verdict } from '../../server/src/model/verdict.ts';

const digest = 'd'.repeat(64);
const step = (id: StepId, state: StepState, more: Partial<Step> = {}): Step => ({
  id,
  state,
  cwd: '.',
  attempts: [],
  inputs: [],
  evidence: [],
  ...more,
});
const required: readonly StepId[] = ['freeze', 'check', 'tests', 'base', 'old-tests', 'verify'];
const passing = (...others: Step[]): Step[] => [
  ...required.filter((id) => !others.some((other) => other.id === id)).map((id) => step(id, 'passed')),
  ...others,
];
const policyWith = (gate: Partial<GatePolicy> = {}, more: object = {}) => ({
  ...policySchema.parse(more),
  gate: { ...gatePolicySchema.parse({}), ...gate },
});
const input = (change: Partial<VerdictInput> = {}): VerdictInput => ({
  policy: policySchema.parse({}),
  source: { digest },
  findings: [],
  steps: passing(),
  waivers: [],
  ...change,
});
const verdictOf = (change: Partial<VerdictInput>): Verdict => decide(input(change)).verdict;
const finding = (severity: Finding['severity'], status: Finding['status'] = 'new'): Finding => ({
  ruleId: 'test/skipped',
  severity,
  status,
  message: 'A test is skipped. It proves nothing.',
  path: 'a.test.js',
  range: { start: { line: 3, column: 1 }, end: { line: 3, column: 5 } },
  fingerprint: 'f',
  evidence: [],
});
const compared = (...tests: Pick<ComparedTest, 'id' | 'relation' | 'atHead'>[]): TestComparison => ({
  tests: [...tests],
  collectedAtBase: tests.length,
  collectedAtHead: tests.length,
});
const attempt = (state: StepState) => ({ state, startedAt: '2026-01-01T00:00:00Z', durationMs: 1, evidence: [] });
const failingBefore = { id: 't', relation: 'failing-before', atHead: 'failed' } as const;

describe('the four answers', () => {
  test('passed: every required step, nothing against it', () => expect(decide(input())).toEqual({ verdict: 'passed', reasons: [] }));

  test('unavailable: the source drifted, whatever else is true', () => {
    const drifted = { digest, problem: { code: 'drift', message: 'src/a.js changed while the gate ran' } };
    expect(decide(input({ source: drifted, steps: passing(step('tests', 'failed')) }))).toMatchObject({
      verdict: 'unavailable',
      reasons: [{ code: 'drift' }, { code: 'step-failed' }],
    });
  });

  test.each<StepState>(['missing', 'setup-failed', 'timeout', 'cancelled', 'skipped'])('incomplete: a required step is %s', (state) => {
    expect(verdictOf({ steps: passing(step('tests', state)) })).toBe('incomplete');
    expect(verdictOf({ steps: passing(step('ablation', state)) })).toBe('passed');
  });

  test('incomplete: a required step did not run', () => expect(verdictOf({ steps: passing().slice(1) })).toBe('incomplete'));

  test('incomplete outranks failed, and both are said', () => {
    const { verdict, reasons } = decide(
      input({ steps: passing(step('tests', 'failed'), step('base', 'missing')), findings: [finding('error')] }),
    );
    expect(verdict).toBe('incomplete');
    expect(reasons.map((reason) => reason.code)).toEqual(['step-missing', 'step-failed', 'finding']);
  });

  test.each<StepState>(['failed', 'errored'])('failed: a required step %s', (state) =>
    expect(verdictOf({ steps: passing(step('old-tests', state)) })).toBe('failed'),
  );

  test('failed: a check the project declares fails, required or not, unless it failed before', () => {
    expect(verdictOf({ steps: passing(step('lint', 'failed')) })).toBe('failed');
    expect(verdictOf({ steps: passing(step('lint', 'failed', { control: 'broken-by-change' })) })).toBe('failed');
    expect(verdictOf({ steps: passing(step('lint', 'failed', { control: 'failing-before' })) })).toBe('passed');
    expect(verdictOf({ steps: passing(step('perturb', 'failed')) })).toBe('passed');
  });

  test('a required check that only its environment breaks leaves the run incomplete', () => {
    expect(
      verdictOf({
        policy: policyWith({ 'required-steps': [...required, 'types'] }),
        steps: passing(step('types', 'failed', { control: 'environment' })),
      }),
    ).toBe('incomplete');
  });
});

describe('not applicable', () => {
  test('is fine for what a project may not have', () =>
    expect(verdictOf({ steps: passing(step('tests', 'not-applicable'), step('base', 'not-applicable')) })).toBe('passed'));
  test.each<StepId>(['freeze', 'check', 'verify'])('is no answer for %s', (id) =>
    expect(verdictOf({ steps: passing(step(id, 'not-applicable')) })).toBe('incomplete'),
  );
});

describe('tests', () => {
  test.each(['broken', 'lost', 'silenced', 'new-failing'] as const)('a %s test fails the change', (relation) => {
    expect(decide(input({ comparison: compared({ id: 'a::t', relation, atHead: 'passed' }) }))).toMatchObject({
      verdict: 'failed',
      reasons: [{ code: `test-${relation}`, subject: 'a::t' }],
    });
  });

  test.each(['kept', 'fixed', 'moved', 'new', 'revived', 'failing-removed', 'flaky-before', 'inactive'] as const)(
    'a %s test does not',
    (relation) => {
      expect(verdictOf({ comparison: compared({ id: 'a::t', relation, atHead: 'passed' }) })).toBe('passed');
    },
  );

  test('a suite that only fails where base fails is not charged to the change', () => {
    const steps = passing(step('tests', 'failed'));
    expect(verdictOf({ steps, comparison: compared(failingBefore) })).toBe('passed');
    expect(verdictOf({ steps, comparison: compared(failingBefore, { id: 'u', relation: 'flaky', atHead: 'failed' }) })).toBe('failed');
    expect(verdictOf({ steps, comparison: compared() })).toBe('failed');
    expect(verdictOf({ steps: passing(step('tests', 'errored')), comparison: compared(failingBefore) })).toBe('failed');
  });
});

describe('findings', () => {
  test('only new ones count, from the severity that policy names', () => {
    expect(
      verdictOf({ findings: [finding('warning'), finding('error', 'existing'), finding('error', 'moved'), finding('error', 'fixed')] }),
    ).toBe('passed');
    expect(verdictOf({ findings: [finding('error')] })).toBe('failed');
    expect(verdictOf({ findings: [finding('warning')], policy: policySchema.parse({ 'fail-on': 'warning' }) })).toBe('failed');
  });

  test('are said with place and rule, worst first', () => {
    const { reasons } = decide(
      input({ findings: [finding('warning'), finding('error')], policy: policySchema.parse({ 'fail-on': 'info' }) }),
    );
    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toEqual({
      verdict: 'failed',
      code: 'finding',
      message: 'a.test.js:3 A test is skipped. It proves nothing.',
      subject: 'test/skipped',
    });
  });
});

describe('proof that policy requires', () => {
  const proof: Proof = {
    new: [{ id: 'n', atBase: 'passed', proof: 'vacuous' }],
    oldTests: [],
    hunks: [
      { path: 'a.js', startLine: 1, endLine: 2, state: 'unproven', by: [] },
      { path: 'b.js', startLine: 1, endLine: 1, state: 'structural', by: [] },
    ],
    sensitive: [{ id: 's', variable: 'TZ' }],
    baseline: {},
  };
  test.each([
    ['new-tests', 'proof-vacuous'],
    ['hunks', 'hunk-unproven'],
    ['environment', 'proof-environment'],
  ] as const)('%s', (demand, code) => {
    expect(decide(input({ policy: policyWith({ 'required-proof': [demand] }), proof })).reasons.map((reason) => reason.code)).toEqual([
      code,
    ]);
    expect(verdictOf({ policy: policyWith({ 'required-proof': [demand] }) })).toBe('failed');
  });
  test('is not demanded by default', () => expect(verdictOf({ proof })).toBe('passed'));
});

describe('waivers', () => {
  const waiver = { step: 'tests', by: 'a person', reason: 'no database here', at: '2026-01-01', sourceDigest: digest } as const;

  test('let a run go on without an answer, on these bytes only', () => {
    expect(verdictOf({ steps: passing(step('tests', 'missing')), waivers: [waiver] })).toBe('passed');
    expect(verdictOf({ steps: passing(step('tests', 'missing')), waivers: [{ ...waiver, sourceDigest: 'e'.repeat(64) }] })).toBe(
      'incomplete',
    );
    expect(verdictOf({ steps: passing().filter((one) => one.id !== 'tests'), waivers: [waiver] })).toBe('passed');
  });

  test('never undo a failure', () => {
    expect(verdictOf({ steps: passing(step('tests', 'failed')), waivers: [waiver] })).toBe('failed');
    expect(
      verdictOf({ steps: passing(step('tests', 'timeout', { attempts: [attempt('failed'), attempt('timeout')] })), waivers: [waiver] }),
    ).toBe('incomplete');
  });

  test('do not reach freeze, check and verify', () =>
    expect(verdictOf({ steps: passing(step('verify', 'missing')), waivers: [{ ...waiver, step: 'verify' }] })).toBe('incomplete'));

  test('a step that failed may not become skipped', () => {
    expect(decide(input({ steps: passing(step('lint', 'skipped', { attempts: [attempt('failed')] })) }))).toMatchObject({
      verdict: 'failed',
      reasons: [{ code: 'failed-step-skipped' }],
    });
  });
});

describe('always', () => {
  const rank = (verdict: Verdict): number => ['passed', 'failed', 'incomplete', 'unavailable'].indexOf(verdict);
  const steps = fc.array(
    fc
      .record({ id: fc.constantFrom(...stepIdSchema.options), state: fc.constantFrom(...stepStateSchema.options) })
      .map(({ id, state }) => step(id, state)),
  );
  const findings = fc.array(
    fc
      .record({ severity: fc.constantFrom(...severitySchema.options), status: fc.constantFrom(...statusSchema.options) })
      .map(({ severity, status }) => finding(severity, status)),
  );
  const run = fc.record({ steps, findings }).map((part) => input(part));

  test('a worse fact never makes a better verdict', () => {
    const bad = fc.oneof(
      fc.constantFrom(...stepIdSchema.options).map((id) => (from: VerdictInput): VerdictInput => ({
        ...from,
        steps: [...from.steps, step(id, 'failed')],
      })),
      fc.constantFrom(...severitySchema.options).map((severity) => (from: VerdictInput): VerdictInput => ({
        ...from,
        findings: [...from.findings, finding(severity)],
      })),
      fc.constant((from: VerdictInput): VerdictInput => ({
        ...from,
        comparison: compared({ id: 'x', relation: 'broken', atHead: 'failed' }),
      })),
      fc.constant((from: VerdictInput): VerdictInput => ({ ...from, source: { digest, problem: { code: 'drift', message: 'drift' } } })),
    );
    // A failing step adds an answer only where the run had none for that step at all.
    fc.assert(
      fc.property(run, bad, (from, worsen) => {
        const full = {
          ...from,
          steps: [...from.steps, ...required.filter((id) => !from.steps.some((one) => one.id === id)).map((id) => step(id, 'passed'))],
        };
        expect(rank(decide(worsen(full)).verdict)).toBeGreaterThanOrEqual(rank(decide(full).verdict));
      }),
    );
  });

  test('the verdict is that of the first reason, reasons are worst first, and order of facts changes nothing', () => {
    fc.assert(
      fc.property(run, (from) => {
        const { verdict, reasons } = decide(from);
        expect(verdict).toBe(reasons[0]?.verdict ?? 'passed');
        expect(reasons.map((reason) => rank(reason.verdict))).toEqual(
          reasons.map((reason) => rank(reason.verdict)).toSorted((a, b) => b - a),
        );
        expect(decide({ ...from, steps: from.steps.toReversed(), findings: from.findings.toReversed() }).verdict).toBe(verdict);
      }),
    );
  });

  test('nothing passes without freeze, check and verify having passed', () => {
    fc.assert(
      fc.property(run, (from) => {
        if (decide(from).verdict !== 'passed') return;
        for (const id of ['freeze', 'check', 'verify'])
          expect(from.steps.some((one) => one.id === id && one.state === 'passed')).toBe(true);
      }),
    );
  });
});
