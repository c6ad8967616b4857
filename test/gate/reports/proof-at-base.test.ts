import { expect, test } from 'vitest';
import { toCases } from '../../../server/src/gate/reports/cases.ts';
import { proofAtBase } from '../../../server/src/gate/reports/proof-at-base.ts';
import type { CaseDraft } from '../../../server/src/gate/reports/report-format.ts';

const at = (...drafts: CaseDraft[]) =>
  proofAtBase(
    { id: 'node::a.test.js::t', group: 'a.test.js' },
    { runner: 'node', cases: toCases('node', 'attempt', drafts), problems: [] },
  );
const draft = { group: 'a.test.js', name: 't' } as const;

test.each<[string, CaseDraft[], string, string]>([
  ['an assertion that fails', [{ ...draft, outcome: 'failed', failureKind: 'assertion' }], 'failed', 'full'],
  ['an exception', [{ ...draft, outcome: 'failed', failureKind: 'exception' }], 'failed', 'weak'],
  ['a pass', [{ ...draft, outcome: 'passed' }], 'passed', 'vacuous'],
  [
    'now a pass, now a failure',
    [
      { ...draft, outcome: 'failed', failureKind: 'assertion' },
      { ...draft, outcome: 'passed' },
    ],
    'passed',
    'weak',
  ],
  ['a skip', [{ ...draft, outcome: 'skipped' }], 'skipped', 'unknown'],
  ['a broken environment', [{ ...draft, outcome: 'failed', failureKind: 'environment' }], 'failed', 'unknown'],
  ['a file that does not load', [{ group: 'a.test.js', name: '(file)', outcome: 'error', failureKind: 'import' }], 'error', 'weak'],
  [
    'another file that does not load',
    [{ group: 'b.test.js', name: '(file)', outcome: 'error', failureKind: 'import' }],
    'not-run',
    'unknown',
  ],
  ['nothing', [], 'not-run', 'unknown'],
])('%s', (_, drafts, atBase, proof) => expect(at(...drafts)).toEqual({ atBase, proof }));
