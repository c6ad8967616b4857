// A small finished run, as a gate would hand it over.
import { generateKeyPairSync } from 'node:crypto';
import type { ReceiptInput } from '../../../server/src/gate/receipt/build.ts';
import type { Attempt } from '../../../server/src/model/step.ts';
import { type SigningKey, toSigningKey, toVerificationKey, type VerificationKey } from '../../../server/src/host/key-store.ts';

export function newKeys(): { signing: SigningKey; verification: VerificationKey } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { signing: toSigningKey(privateKey), verification: toVerificationKey(publicKey) };
}

export const tree = 'a'.repeat(40);
const attempt: Attempt = { state: 'passed', startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1200, exitCode: 0, evidence: [] };

export function sampleInput(): ReceiptInput {
  return {
    headTree: tree,
    manifestDigest: 'b'.repeat(64),
    cases: [
      { id: 'node::a.test.js::adds', group: 'a.test.js', name: 'adds', outcome: 'passed', attempts: [{ outcome: 'passed' }] },
      { id: 'node::a.test.js::skipped', group: 'a.test.js', name: 'skipped', outcome: 'skipped', attempts: [{ outcome: 'skipped' }] },
      {
        id: 'node::a.test.js::sometimes',
        group: 'a.test.js',
        name: 'sometimes',
        outcome: 'passed',
        attempts: [{ outcome: 'passed' }, { outcome: 'failed' }],
      },
    ],
    gate: {
      schemaVersion: 1,
      tool: { name: 'change-gate', version: '0.1.0' },
      target: { kind: 'branch', spec: 'feature', root: 'main', rootRev: 'origin/main', rootSource: 'command line' },
      base: 'c'.repeat(40),
      head: tree,
      sourceDigest: 'd'.repeat(64),
      policyDigest: 'e'.repeat(64),
      environmentDigest: 'f'.repeat(64),
      environment: { node: 'v20' },
      startedAt: '2026-01-01T00:00:00.000Z',
      finishedAt: '2026-01-01T00:00:09.000Z',
      tier: { declared: null, mechanical: 'LOCAL', evidence: [] },
      verdict: 'passed',
      reasons: [],
      steps: [
        {
          id: 'check',
          state: 'passed',
          reason: 'no new finding',
          cwd: '.',
          attempts: [attempt],
          inputs: [
            { name: 'head-tree', digest: tree },
            { name: 'policy', digest: 'e'.repeat(64) },
          ],
          evidence: [],
        },
        {
          id: 'lint',
          state: 'passed',
          command: 'npm run lint',
          cwd: '.',
          exitCode: 0,
          attempts: [attempt, attempt],
          inputs: [{ name: 'file:src/a.js', digest: '1'.repeat(40) }],
          evidence: [],
        },
        { id: 'review', state: 'skipped', reason: 'not asked for', cwd: '.', attempts: [], inputs: [], evidence: [] },
      ],
      tests: {
        collected: 3,
        executed: 2,
        passed: 2,
        failed: 0,
        skipped: 1,
        flaky: 1,
        proof: { new: [], oldTests: [], hunks: [], sensitive: [], baseline: {} },
      },
      findings: [],
      lanes: [],
      waivers: [],
      gaps: [],
      networkCalls: [],
    },
  };
}
