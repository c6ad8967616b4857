// Verifies a receipt offline and from its own bytes: nothing of a payload is read before its signature holds.
import type { Problem } from '../../model/problem.ts';
import {
  type Envelope,
  envelopeSchema,
  gatePredicateType,
  indexPredicateType,
  type Receipt,
  type Statement,
  statementSchema,
  testResultType,
} from '../../model/receipt.ts';
import { serializeBundle, sha256 } from './build.ts';
import { canonicalJson } from './canonical-json.ts';
import { open } from './envelope.ts';
import type { VerificationKey } from '../../host/key-store.ts';

export type Verification = { readonly receipt: Receipt } | { readonly problem: Problem };

/** Larger files are no receipts of this tool, in bytes. */
export const largestBundle = 64 * 1024 * 1024;
const mostStatements = 64;

/** Whether every statement is there, in order, unchanged, and signed by one of the keys. Whether it still holds is `freshness`. */
export function verifyBundle(bytes: Uint8Array, keys: readonly VerificationKey[]): Verification {
  try {
    return readBundle(bytes, keys);
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    return { problem: { code: 'receipt-malformed', message: 'The file is not a receipt.' } };
  }
}

function readBundle(bytes: Uint8Array, keys: readonly VerificationKey[]): Verification {
  const envelopes = parseEnvelopes(bytes);
  const key = chooseKey(envelopes, keys);
  const payloads = envelopes.map((envelope) => open(envelope, key) ?? refuse('receipt-tampered', 'A statement is not what was signed.'));
  const statements = payloads.map(parseStatement);
  requireSameSubjects(statements);
  requireIndexed(statements, payloads);
  const gate =
    statements.find((statement) => statement.predicateType === gatePredicateType) ??
    refuse('receipt-incomplete', 'The receipt has no statement of the gate.');
  const expected = gate.predicate.expectedStatements;
  const types = statements.map((statement) => statement.predicateType);
  if (canonicalJson(types) !== canonicalJson(expected))
    refuse('receipt-incomplete', 'The receipt does not hold the statements it announces.');
  const results = statements.find((statement) => statement.predicateType === testResultType)?.predicate;
  return {
    receipt: {
      id: gate.predicate.sourceDigest,
      digest: sha256(bytes),
      keyId: key.id,
      subjects: gate.subject,
      gate: gate.predicate,
      tests: { passed: results?.passedTests ?? [], warned: results?.warnedTests ?? [], failed: results?.failedTests ?? [] },
    },
  };
}

function parseEnvelopes(bytes: Uint8Array): [Envelope, ...Envelope[]] {
  if (bytes.byteLength > largestBundle) refuse('receipt-too-large', 'The file is too large to be a receipt.');
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const lines = text.split('\n', mostStatements + 2);
  const parsed = lines.slice(0, lines.at(-1) === '' ? -1 : undefined).map((line) => envelopeSchema.parse(JSON.parse(line)));
  const [first, ...others] = parsed;
  if (!first || parsed.length > mostStatements) return refuse('receipt-malformed', 'The file is not a receipt.');
  // One value has many spellings in JSON and base64; only the one that was written counts.
  const respelled = parsed.map(
    (envelope) =>
      ({
        ...envelope,
        payload: respell(envelope.payload),
        signatures: [{ ...envelope.signatures[0], sig: respell(envelope.signatures[0].sig) }],
      }) as Envelope,
  );
  if (serializeBundle(respelled) !== text) refuse('receipt-tampered', 'The file is not spelled as it was written.');
  return [first, ...others];
}

function respell(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64');
}

function chooseKey(envelopes: readonly [Envelope, ...Envelope[]], keys: readonly VerificationKey[]): VerificationKey {
  const [{ signatures }] = envelopes;
  if (keys.length === 0)
    refuse(
      'key-lost',
      'The receipt cannot be verified: there is no key on this machine. Receipts of a lost key stay unverifiable; run the gate again.',
    );
  const key = keys.find((candidate) => candidate.id === signatures[0].keyid);
  return (
    key ??
    refuse(
      'key-unknown',
      `The receipt cannot be verified: signed by another key (${signatures[0].keyid.slice(0, 16)}). If that key is lost, it stays unverifiable; run the gate again.`,
    )
  );
}

function parseStatement(payload: Buffer): Statement {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(payload);
  const parsed = statementSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : refuse('receipt-unsupported', 'The receipt was written by another version of this tool.');
}

function requireSameSubjects(statements: readonly Statement[]): void {
  const spelled = new Set(statements.map((statement) => canonicalJson(statement.subject)));
  if (spelled.size !== 1) refuse('receipt-tampered', 'The statements are about different sources.');
}

/** The index comes first and names all others by digest, in order. */
function requireIndexed([index, ...others]: readonly Statement[], payloads: readonly Buffer[]): void {
  if (index?.predicateType !== indexPredicateType) return refuse('receipt-incomplete', 'The receipt has no index of its statements.');
  const found = others.map(({ predicateType }, at) => ({ predicateType, payload: { sha256: sha256(payloads[at + 1] ?? '') } }));
  if (canonicalJson(found) !== canonicalJson(index.predicate.statements)) {
    refuse('receipt-incomplete', 'A statement is missing, added, moved or from another receipt.');
  }
}

/** Carries a problem out of the depths; it never leaves this file. */
class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

function refuse(code: string, message: string): never {
  throw new Refusal({ code, message });
}
