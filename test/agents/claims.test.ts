// The claim ledger: what a message claims, and what the evidence says of it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractClaims } from '../../server/src/agents/claims/extract.ts';
import { type ClaimEvidence, judgeClaims } from '../../server/src/agents/claims/judge.ts';

const found = (message: string): string[] =>
  extractClaims(message).map(({ kind, subject }) => (subject === undefined ? kind : `${kind} ${subject}`));

describe('claims', () => {
  it.each([
    ['All tests pass.', ['tests-pass']],
    ['Done. The tests are green now, and all 142 tests passed.', ['tests-pass 142', 'tests-pass']],
    ['All of the unit tests still pass.', ['tests-pass']],
    ['I ran `npm test` and the build succeeds.', ['check-passes build', 'command-ran npm test']],
    ['Lint passes; the type check is clean.', ['check-passes lint', 'check-passes types']],
    [
      'I updated `src/a.ts`, created the file `src/b.ts` and removed `old.py`.',
      ['file-written src/a.ts', 'file-written src/b.ts', 'file-removed old.py'],
    ],
  ])('%j', (message, claims) => expect(found(message)).toEqual(claims));
});

describe('no claims', () => {
  it.each([
    'Not all tests pass.',
    'If all tests pass, merge it.',
    'Make sure that all tests pass.',
    'The build should succeed; I did not run it. Once the lint passes, we are done.',
    'Do all tests pass?',
    '> all tests pass',
    '```\nall tests pass\n```',
    'I have not updated `src/a.ts`.',
    'The tests fail.',
    '',
  ])('%j', (message) => expect(found(message)).toEqual([]));
  it('in any text are found quickly and without throwing', () => {
    fc.assert(
      fc.property(
        fc.string({
          maxLength: 2000,
          unit: fc.constantFrom('all ', 'tests ', 'pass', '`', 'ran ', 'a.ts', ' ', '\n', '7 ', '```', 'not '),
        }),
        (text) => void extractClaims(text),
      ),
    );
    const start = performance.now();
    extractClaims('all the tests '.repeat(50_000));
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('standing', () => {
  const counts = { collected: 3, executed: 3, passed: 3, failed: 0, skipped: 0, flaky: 0 };
  const step = (id: string, state: string, command?: string) => ({ id, state, command }) as never;
  // A receipt holds much more; the ledger reads the steps and the counts alone.
  const gate = (tests: object, ...steps: never[]) =>
    ({ tests: { ...counts, ...tests }, steps }) as unknown as NonNullable<ClaimEvidence['gate']>;
  const judge = async (message: string, receipt?: ClaimEvidence['gate']) => {
    const evidence = {
      gate: receipt,
      changed: new Set(['src/a.ts']),
      has: async (path: string) => ['src/a.ts', 'src/kept.ts'].includes(path),
    };
    return (await judgeClaims(extractClaims(message), evidence)).map(({ standing, because }) => `${standing}: ${because}`);
  };
  it.each([
    ['All tests pass.', undefined, 'unknown: no receipt of this tree says so'],
    ['All tests pass.', gate({}), 'supported: 3 tests passed'],
    ['All tests pass.', gate({ passed: 2, failed: 1 }), 'contradicted: 1 of 3 tests failed'],
    ['All tests pass.', gate({ executed: 0, passed: 0 }), 'unknown: the receipt holds no executed test'],
    ['All 3 tests pass.', gate({}), 'supported: 3 tests passed'],
    ['All 40 tests pass.', gate({}), 'contradicted: only 3 tests were executed'],
    ['All 2 tests pass.', gate({}), 'unknown: 3 tests passed'],
    ['Lint passes.', gate({}, step('lint', 'failed')), 'contradicted: the step lint failed'],
    ['Lint passes.', gate({}, step('lint', 'passed')), 'supported: the step lint passed'],
    ['Lint passes.', gate({}, step('lint', 'not-applicable')), 'unknown: the step lint is not-applicable'],
    ['I ran `npm test`.', gate({}, step('tests', 'passed', 'npm test')), 'supported: the step tests ran it'],
    ['I ran `make`.', gate({}), 'unknown: the gate did not run it; an agent may have'],
    ['I updated `a.ts`.', undefined, 'supported: the change holds it'],
    ['I updated `./src/a.ts`.', undefined, 'supported: the change holds it'],
    ['I updated `src/kept.ts`.', undefined, 'unknown: the file is there, but not part of the uncommitted change'],
    ['I created `src/none.ts`.', undefined, 'contradicted: there is no such file'],
    ['I removed `src/kept.ts`.', undefined, 'contradicted: it is still there'],
    ['I removed `src/gone.ts`.', undefined, 'supported: it is not there'],
  ])('%s %#', async (message, receipt, standing) => expect(await judge(message, receipt)).toEqual([standing]));
});
