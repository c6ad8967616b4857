// What a new or touched test proves by how it fares on base's code: only one that demands what base does not give proves anything.
import type { TestProof } from '../../model/gate-report.ts';
import type { TestCase, TestOutcome, TestRun } from '../../model/test-run.ts';
import { isFailure, isFlaky } from './counts.ts';

export interface ProofAtBase {
  readonly atBase: TestOutcome | 'not-run';
  readonly proof: TestProof;
}

/** `atBase` is the run of head's tests on base's code. */
export function proofAtBase(test: Pick<TestCase, 'id' | 'group' | 'file'>, atBase: TestRun): ProofAtBase {
  const found = atBase.cases.find((other) => other.id === test.id) ?? brokenFile(test, atBase);
  if (!found) return { atBase: 'not-run', proof: 'unknown' };
  return { atBase: found.outcome, proof: proofOf(found) };
}

function proofOf(test: TestCase): TestProof {
  if (isFlaky(test)) return 'weak';
  if (test.outcome === 'passed' || test.outcome === 'xpass') return 'vacuous';
  if (!isFailure(test.outcome)) return 'unknown';
  return test.failureKind === 'assertion' ? 'full' : test.failureKind === 'environment' ? 'unknown' : 'weak';
}

/** A file that does not load, because base lacks what it imports, has no cases: its failure stands for all of them. */
function brokenFile({ group, file }: Pick<TestCase, 'group' | 'file'>, atBase: TestRun): TestCase | undefined {
  return atBase.cases.find((other) => {
    const whole = other.outcome === 'error' && (other.failureKind === 'import' || other.failureKind === 'collection');
    return whole && (other.group === group || (file !== undefined && other.file === file));
  });
}
