import { describe, expect, test } from 'vitest';
import { panelOf, type ReceiptNow } from '../../../server/src/gate/panel/panel-of.ts';
import { buildReceipt } from '../../../server/src/gate/receipt/build.ts';
import { freshness } from '../../../server/src/gate/receipt/freshness.ts';
import { verifyBundle } from '../../../server/src/gate/receipt/verify.ts';
import type { ChangeMap } from '../../../server/src/model/change-map.ts';
import type { Finding } from '../../../server/src/model/finding.ts';
import { type Panel, panelSchema } from '../../../server/src/model/panel.ts';
import { newKeys, sampleInput, tree } from '../receipt/sample.ts';

const { signing, verification } = newKeys();
const policy = 'e'.repeat(64);

const map: ChangeMap = {
  schemaVersion: 1,
  changed: [
    { path: 'a.js', symbol: 'add', kind: 'function', change: 'body', public: true, lines: { start: 1, end: 5 } },
    {
      path: 'a.js',
      symbol: 'sub',
      kind: 'function',
      change: 'renamed',
      was: 'minus',
      public: true,
      breaking: true,
      lines: { start: 7, end: 9 },
    },
  ],
  folded: [{ path: 'form.js', proof: 'same syntax' }],
  reached: [{ path: 'b.js', symbol: 'sum', distance: 1, via: ['a.js#minus'], lines: { start: 2, end: 4 } }],
  tests: [{ path: 'a.test.js', name: 'adds', distance: 1, via: ['a.js#add'], lines: { start: 3, end: 3 } }],
  untested: [{ path: 'a.js', symbol: 'sub' }],
  unresolved: [],
  tier: { declared: null, mechanical: 'HIGH_RISK', evidence: ['files=2', 'high_risk_paths=src/auth.js,src/auth2.js'] },
  status: 'available',
  reasons: [],
};

function finding(change: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'special-case/test-input',
    severity: 'error',
    status: 'new',
    message: 'A branch answers one test’s input. The real work is skipped.',
    path: 'a.js',
    range: { start: { line: 2, column: 1 }, end: { line: 2, column: 9 } },
    fingerprint: 'f1',
    evidence: [
      { message: 'This test feeds it.', path: 'a.test.js', range: { start: { line: 3, column: 1 }, end: { line: 3, column: 5 } } },
    ],
    ...change,
  };
}

function receiptNow(change: (input: ReturnType<typeof sampleInput>) => void = () => undefined, headTree = tree): ReceiptNow {
  const input = sampleInput();
  const inputs = [{ name: 'head-tree', digest: tree }];
  for (const id of ['tests', 'ablation'] as const)
    input.gate.steps.push({ id, state: 'passed', cwd: '.', attempts: [], inputs, evidence: [] });
  change(input);
  const verified = verifyBundle(buildReceipt(input, signing).bytes, [verification]);
  if ('problem' in verified) throw new Error(verified.problem.message);
  const current = new Map([
    ['head-tree', headTree],
    ['policy', policy],
    ['file:src/a.js', '1'.repeat(40)],
  ]);
  return { receipt: verified.receipt, fresh: freshness(verified.receipt, current) };
}

function panel(findings: readonly Finding[] = [], receipt?: ReceiptNow): Panel {
  const made = panelOf({
    folder: 'file:///f',
    map,
    findings,
    verdict: findings.length > 0 ? 'failed' : 'passed',
    ...(receipt ? { receipt } : {}),
  });
  return panelSchema.parse(made);
}

const node = (made: Panel, id: string) => made.map.nodes.find((each) => each.id === id);

describe('the graph', () => {
  test('stands in columns: changed, reached by distance, tests and gaps last', () => {
    expect(panel().map.nodes.map(({ id, kind, column }) => [id, kind, column])).toEqual([
      ['a.js#add', 'changed', 0],
      ['a.js#sub', 'changed', 0],
      ['b.js#sum', 'reached', 1],
      ['test a.test.js#adds', 'test', 2],
      ['gap a.js#sub', 'gap', 2],
    ]);
  });
  test('leads from a renamed symbol to who uses its old name, and draws what is missing', () => {
    expect(panel().map.edges).toEqual([
      { from: 'a.js#sub', to: 'b.js#sum', level: 'symbol' },
      { from: 'a.js#add', to: 'test a.test.js#adds', level: 'symbol' },
      { from: 'a.js#sub', to: 'gap a.js#sub', level: 'none' },
    ]);
  });
  test('marks a symbol by the worst finding inside of its lines, and by no other', () => {
    const made = panel([finding(), finding({ severity: 'warning', fingerprint: 'f2', message: 'Less.' })]);
    expect(node(made, 'a.js#add')).toMatchObject({ tone: 'bad', mark: '✕', detail: 'A branch answers one test’s input' });
    expect(node(made, 'a.js#sub')).toMatchObject({ tone: 'dim', mark: '', detail: 'a.js · was minus · breaking' });
  });
  test('opens what is gone at base', () => {
    const gone = panelOf({
      folder: 'f',
      map: { ...map, changed: [{ path: 'a.js', symbol: 'old', kind: 'function', change: 'removed', public: true, breaking: true }] },
      findings: [],
      verdict: 'passed',
    });
    expect(node(gone, 'a.js#old')?.place).toMatchObject({ path: 'a.js', side: 'base' });
  });
  test('shows repository text without any character that steers', () => {
    const steering = 'evil\u202e\u001b[2J\nname';
    const made = panelOf({
      folder: 'f',
      map: { ...map, tests: [{ path: 'a.test.js', name: steering, distance: 1, via: ['a.js#add'] }] },
      findings: [finding({ message: `${steering}. x` })],
      verdict: 'failed',
    });
    const shown = [
      ...made.map.nodes.flatMap(({ name, detail, path }) => [name, detail, path]),
      ...made.attention.map((row) => row.sentence),
    ];
    for (const text of shown) expect(text).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });
});

describe('proof', () => {
  const hunk = { path: 'a.js', by: [] };
  const withHunks = (input: ReturnType<typeof sampleInput>) => {
    input.gate.tests.proof.hunks = [
      { ...hunk, startLine: 2, endLine: 2, state: 'proven', by: ['node::a.test.js::adds'] },
      { ...hunk, startLine: 4, endLine: 4, state: 'unproven' },
      { ...hunk, startLine: 8, endLine: 8, state: 'untested' },
    ];
  };
  test('stands on the symbol that holds the hunk', () => {
    const made = panel([], receiptNow(withHunks));
    expect(node(made, 'a.js#add')).toMatchObject({
      proof: [
        { word: 'proven', hunks: 1, tone: 'ok' },
        { word: 'unproven', hunks: 1, tone: 'warn' },
      ],
      detail: 'a.js · 2 hunks, 1 unproven',
    });
    expect(made.attention.map((row) => row.sentence)).toEqual([
      'Undo this hunk and no test fails',
      'No test reaches this hunk',
      'sub breaks who uses it: it is public and has another name',
    ]);
    expect(made.headline.why).toContain('2 hunks nobody would miss');
  });
  test('says of a test that ran how it fares', () => {
    expect(node(panel([], receiptNow()), 'test a.test.js#adds')).toMatchObject({
      tone: 'ok',
      mark: '✓',
      detail: 'kept: passes at base and head',
    });
    const vacuous = receiptNow(({ gate }) =>
      gate.tests.proof.new.push({ id: 'node::a.test.js::adds', atBase: 'passed', proof: 'vacuous' }),
    );
    expect(node(panel([], vacuous), 'test a.test.js#adds')).toMatchObject({ tone: 'warn', detail: 'vacuous: passes at base too' });
  });
  test('is gone once an edit made it stale', () => {
    const made = panel([], receiptNow(withHunks, 'b'.repeat(40)));
    expect(node(made, 'a.js#add')?.proof).toEqual([]);
    expect(node(made, 'test a.test.js#adds')).toMatchObject({ mark: '', detail: 'a.test.js' });
    expect(made.receipt).toMatchObject({ fresh: false });
  });
});

describe('the headline', () => {
  test('is the receipt’s while it holds', () => {
    expect(panel([], receiptNow()).headline).toMatchObject({ verdict: 'Passed', tone: 'ok', mark: '✓', tier: 'HIGH_RISK' });
  });
  test('never shows a check alone in the colour of a pass', () => {
    expect(panel().headline).toMatchObject({ verdict: 'Passed', tone: 'dim' });
    expect(panel().headline.why[0]).toBe('static checks only; no gate has run');
    expect(panel([], receiptNow(undefined, 'b'.repeat(40))).headline.why[0]).toBe('static checks only; the receipt is stale');
  });
  test('says why it looks so deep', () => expect(panel().headline.why).toContain('touches src/auth.js and 1 more'));
});

describe('where to look first', () => {
  test('is worst first and at most seven, and says how many are left', () => {
    const many = Array.from({ length: 9 }, (_, at) => finding({ severity: 'warning', fingerprint: `w${at}` }));
    const made = panel([...many, finding()]);
    expect(made.attention).toHaveLength(7);
    expect(made.attention[0]?.tone).toBe('bad');
    expect(made.attentionLeft).toBe(5);
  });
  test('carries its proof as places of its own', () => {
    const [row] = panel([finding()]).attention;
    expect(row?.places).toMatchObject([
      { id: 'finding f1', text: 'a.js:2', place: { path: 'a.js', side: 'head' } },
      { id: 'finding f1 0', says: 'This test feeds it', text: 'a.test.js:3' },
    ]);
    expect(row).toMatchObject({ sentence: 'A branch answers one test’s input', detail: 'The real work is skipped.', act: 'open' });
  });
  test('gives every place an id of its own', () => {
    const ids = panel([finding(), finding({ fingerprint: 'f2' })]).attention.flatMap((row) => row.places.map((place) => place.id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
