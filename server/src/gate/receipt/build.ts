// Builds the receipt of a finished run: an index, the standard test result, and the gate's own predicate, each signed.
import { createHash } from 'node:crypto';
import { isFailure, isFlaky } from '../reports/counts.ts';
import type { TestCase } from '../../model/test-run.ts';
import {
  type Envelope,
  type GatePredicate,
  gatePredicateType,
  indexPredicateType,
  type Statement,
  statementType,
  type Subject,
  testResultType,
} from '../../model/receipt.ts';
import { canonicalJson } from './canonical-json.ts';
import { seal } from './envelope.ts';
import type { SigningKey } from '../../host/key-store.ts';

export interface ReceiptInput {
  /** Object id of head's tree. */
  readonly headTree: string;
  /** Present where head is a commit. */
  readonly headCommit?: string;
  /** SHA-256 of the canonical manifest of the change. */
  readonly manifestDigest: string;
  /** The cases of the suite at head; the standard predicate names them. */
  readonly cases: readonly TestCase[];
  readonly gate: Omit<GatePredicate, 'expectedStatements'>;
}

export interface BuiltReceipt {
  /** Same as the source digest: one receipt for one source. */
  readonly id: string;
  /** `<id>.intoto.jsonl` */
  readonly fileName: string;
  /** SHA-256 of the bytes. */
  readonly digest: string;
  readonly bytes: Buffer;
}

/** Signs and serializes; the caller writes the bytes atomically and only once the last step has ended. */
export function buildReceipt(input: ReceiptInput, key: SigningKey): BuiltReceipt {
  const subject = subjectsOf(input);
  const expectedStatements = [indexPredicateType, testResultType, gatePredicateType];
  const statements: Statement[] = [
    { _type: statementType, subject, predicateType: testResultType, predicate: testResult(input) },
    { _type: statementType, subject, predicateType: gatePredicateType, predicate: { ...input.gate, expectedStatements } },
  ];
  const payloads = statements.map((statement) => Buffer.from(canonicalJson(statement)));
  const index: Statement = {
    _type: statementType,
    subject,
    predicateType: indexPredicateType,
    predicate: {
      schemaVersion: 1,
      statements: statements.map(({ predicateType }, at) => ({ predicateType, payload: { sha256: sha256(payloads[at] ?? '') } })),
    },
  };
  const envelopes = [Buffer.from(canonicalJson(index)), ...payloads].map((payload) => seal(payload, key));
  const bytes = Buffer.from(serializeBundle(envelopes));
  const id = input.gate.sourceDigest;
  return { id, fileName: receiptFileName(id), digest: sha256(bytes), bytes };
}

/** The name of a receipt below `receipts/`. */
export function receiptFileName(sourceDigest: string): string {
  return `${sourceDigest}.intoto.jsonl`;
}

/** One envelope a line; the only spelling that verifies. */
export function serializeBundle(envelopes: readonly Envelope[]): string {
  return envelopes.map((envelope) => `${canonicalJson(envelope)}\n`).join('');
}

export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function subjectsOf({ headTree, headCommit, manifestDigest }: ReceiptInput): Subject[] {
  return [
    { name: 'head tree', digest: { gitTree: headTree } },
    ...(headCommit === undefined ? [] : [{ name: 'head commit', digest: { gitCommit: headCommit } }]),
    { name: 'manifest', digest: { sha256: manifestDigest } },
  ];
}

function testResult({ cases, gate }: ReceiptInput): Extract<Statement, { predicateType: typeof testResultType }>['predicate'] {
  const failed = cases.filter((test) => isFailure(test.outcome));
  const warned = cases.filter((test) => !isFailure(test.outcome) && (isFlaky(test) || test.outcome === 'xpass'));
  const passed = cases.filter((test) => test.outcome === 'passed' && !isFlaky(test));
  const result = gate.verdict !== 'passed' ? 'FAILED' : warned.length > 0 ? 'WARNED' : 'PASSED';
  return {
    result,
    configuration: [
      { name: 'policy', digest: { sha256: gate.policyDigest } },
      { name: 'environment', digest: { sha256: gate.environmentDigest } },
    ],
    passedTests: passed.map((test) => test.id),
    warnedTests: warned.map((test) => test.id),
    failedTests: failed.map((test) => test.id),
  };
}
