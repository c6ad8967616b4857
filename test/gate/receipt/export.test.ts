import { describe, expect, test } from 'vitest';
import { buildReceipt } from '../../../server/src/gate/receipt/build.ts';
import { exportReceipt } from '../../../server/src/gate/receipt/export/index.ts';
import type { Freshness } from '../../../server/src/gate/receipt/freshness.ts';
import { freshness } from '../../../server/src/gate/receipt/freshness.ts';
import { showReceipt } from '../../../server/src/gate/receipt/show.ts';
import { verifyBundle } from '../../../server/src/gate/receipt/verify.ts';
import type { Receipt } from '../../../server/src/model/receipt.ts';
import { newKeys, sampleInput, tree } from './sample.ts';

const { signing, verification } = newKeys();

function receiptWith(change: (input: ReturnType<typeof sampleInput>) => void = () => undefined): { receipt: Receipt; bytes: Buffer } {
  const input = sampleInput();
  change(input);
  const { bytes } = buildReceipt(input, signing);
  const verified = verifyBundle(bytes, [verification]);
  if ('problem' in verified) throw new Error(verified.problem.message);
  return { receipt: verified.receipt, bytes };
}

const render = (format: 'html' | 'markdown' | 'json', receipt: Receipt, fresh?: Freshness): string =>
  Buffer.from(exportReceipt(format, receipt, Buffer.alloc(0), fresh)).toString();

const attack =
  '<script>alert(1)</script><img src=x onerror=y>" \' `code` | [link](https://evil.example) @someone #1\n| new | row |\n\u001b[2J\u202e';
const hostile = receiptWith(({ gate }) => {
  gate.verdict = 'failed';
  gate.reasons = [{ verdict: 'failed', code: 'finding', message: attack, subject: attack }];
  gate.target = { kind: 'branch', spec: attack };
  gate.waivers = [{ step: 'lint', by: attack, reason: attack, at: 'now', sourceDigest: 'd'.repeat(64) }];
  for (const step of gate.steps) step.reason = attack;
});

describe('the bundle itself', () => {
  test('leaves byte for byte', () => {
    const { receipt, bytes } = receiptWith();
    expect(exportReceipt('intoto', receipt, bytes)).toBe(bytes);
  });
});

describe('html', () => {
  test('is one page without script or request that says verdict, steps and what it is bound to', () => {
    const { receipt } = receiptWith();
    const html = render('html', receipt);
    for (const said of [
      '✓ Passed',
      'LOCAL',
      'npm run lint',
      '(2 attempts)',
      '2.4 s',
      'frozen 2026-01-01 00:00 UTC',
      'flaky: 1 test with',
      tree,
      'origin/main, command line',
      signing.id,
    ])
      expect(html).toContain(said);
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bsrc=|\bhref=|url\(/i);
  });

  test('shows the text of the repository as text', () => {
    const html = render('html', hostile.receipt);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img/i);
    expect(html.match(/<[a-z][^>]*\sonerror/i)).toBeNull();
  });

  test('dims a stale step and says which edit made it so', () => {
    const { receipt } = receiptWith();
    const html = render(
      'html',
      receipt,
      freshness(
        receipt,
        new Map([
          ['head-tree', tree],
          ['policy', 'e'.repeat(64)],
        ]),
      ),
    );
    expect(html).toContain('stale: src/a.js changed');
    expect(html.match(/class="stale"/g)).toHaveLength(1);
  });
});

describe('markdown', () => {
  test('keeps the table a table and the text plain', () => {
    const markdown = render('markdown', hostile.receipt);
    const rows = markdown.split('\n').filter((line) => line.startsWith('|'));
    expect(rows).toHaveLength(2 + hostile.receipt.gate.steps.length);
    for (const row of rows.slice(2)) expect(row.replaceAll(String.raw`\|`, '').split('|')).toHaveLength(6);
    expect(markdown).not.toContain('<script');
    expect(markdown).not.toMatch(/(?<!\\)\]\(|https?:\/\//);
    expect(markdown).not.toMatch(/@someone/);
  });

  test('cuts a long list of reasons and says so', () => {
    const { receipt } = receiptWith(({ gate }) => {
      gate.reasons = Array.from({ length: 25 }, (_, at) => ({ verdict: 'failed' as const, code: 'finding', message: `reason ${at}` }));
    });
    expect(render('markdown', receipt)).toContain('… and 5 more');
  });
});

describe('what is not proven', () => {
  const { receipt } = receiptWith(({ gate }) => {
    gate.tests.flaky = 0;
    gate.tests.proof.new = [
      { id: 'a::vacuous one', atBase: 'passed', proof: 'vacuous' },
      { id: 'a::full one', atBase: 'failed', proof: 'full' },
    ];
    gate.tests.proof.hunks = [
      { path: 'src/a.js', startLine: 7, endLine: 9, state: 'unproven', by: [] },
      { path: 'src/b.js', startLine: 1, endLine: 1, state: 'proven', by: ['a::full one'] },
    ];
    gate.tests.proof.sensitive = [{ id: 'a::timed', variable: 'TZ' }];
  });

  test.each([
    ['html', render('html', receipt)],
    ['markdown', render('markdown', receipt)],
    ['text', showReceipt(receipt)],
  ])('%s', (_, text) => {
    for (const said of [
      'vacuous: a::vacuous one passed at base',
      'unproven: src/a.js:7–9',
      'a::timed has another outcome when TZ changes',
      '1 of 2',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('full one');
  });
});

describe('json and text', () => {
  test('json parses to the receipt', () => {
    const { receipt } = receiptWith();
    expect(JSON.parse(render('json', receipt))).toEqual(JSON.parse(JSON.stringify(receipt)));
  });

  test('text cannot move a cursor or forge a line', () => {
    const text = showReceipt(hostile.receipt);
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(text).not.toMatch(/^\| new/m);
    expect(text.split('\n')[0]).toContain('✕ Failed · LOCAL');
  });
});
