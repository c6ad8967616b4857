// The signed evidence of one gate run: in-toto statements, the envelopes they travel in, and what a verification says of them.
import * as z from 'zod';
import { problemSchema } from './problem.ts';
import { findingSchema } from './finding.ts';
import { reasonSchema, testSummarySchema, waiverSchema } from './gate-report.ts';
import { stepIdSchema, stepSchema } from './step.ts';
import { targetSchema } from './target.ts';
import { tierSchema } from './tier.ts';
import { verdictSchema } from './verdict.ts';

export const statementType = 'https://in-toto.io/Statement/v1';
export const payloadType = 'application/vnd.in-toto+json';
export const testResultType = 'https://in-toto.io/attestation/test-result/v0.1';
export const gatePredicateType = 'urn:change-gate:gate-predicate:v1';
export const indexPredicateType = 'urn:change-gate:index-predicate:v1';

const hex = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a statement is about. Matched by digest alone; the name is for people. */
export const subjectSchema = z.strictObject({
  name: z.string(),
  digest: z.union([z.strictObject({ gitTree: hex }), z.strictObject({ gitCommit: hex }), z.strictObject({ sha256 })]),
});
export type Subject = z.infer<typeof subjectSchema>;

export const resourceSchema = z.strictObject({ name: z.string(), digest: z.strictObject({ sha256 }) });

/** in-toto's own test-result predicate: names only, no place for skipped tests. */
export const testResultPredicateSchema = z.strictObject({
  result: z.enum(['PASSED', 'WARNED', 'FAILED']),
  configuration: z.array(resourceSchema),
  passedTests: z.array(z.string()),
  warnedTests: z.array(z.string()),
  failedTests: z.array(z.string()),
});

export const gatePredicateSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('change-gate'), version: z.string(), digest: sha256.optional() }),
  target: targetSchema,
  base: hex,
  head: hex,
  sourceDigest: sha256,
  policyDigest: sha256,
  environmentDigest: sha256,
  environment: z.record(z.string(), z.string()).describe('Names and versions, never values of variables.'),
  startedAt: z.string().describe('ISO 8601, UTC.'),
  finishedAt: z.string().describe('ISO 8601, UTC.'),
  tier: tierSchema,
  verdict: verdictSchema,
  reasons: z.array(reasonSchema),
  steps: z.array(stepSchema),
  tests: testSummarySchema,
  findings: z.array(findingSchema),
  lanes: z.array(z.strictObject({ lane: z.string(), outcome: z.string(), reason: z.string() })),
  waivers: z.array(waiverSchema),
  gaps: z.array(problemSchema),
  networkCalls: z.array(z.strictObject({ purpose: z.string(), host: z.string() })),
  expectedStatements: z.array(z.string()).describe('Predicate types, in order.'),
});
export type GatePredicate = z.infer<typeof gatePredicateSchema>;

/** Names every other statement by the digest of its payload, so that none can be lost, added, swapped or moved. */
export const indexPredicateSchema = z.strictObject({
  schemaVersion: z.literal(1),
  statements: z.array(z.strictObject({ predicateType: z.string(), payload: z.strictObject({ sha256 }) })),
});

const statement = <Type extends string, Predicate extends z.ZodType>(type: Type, predicate: Predicate) =>
  z.strictObject({ _type: z.literal(statementType), subject: z.array(subjectSchema).min(1), predicateType: z.literal(type), predicate });

export const statementSchema = z.discriminatedUnion('predicateType', [
  statement(indexPredicateType, indexPredicateSchema),
  statement(testResultType, testResultPredicateSchema),
  statement(gatePredicateType, gatePredicateSchema),
]);
export type Statement = z.infer<typeof statementSchema>;

/** A DSSE envelope with the one signature this tool writes. */
export const envelopeSchema = z.strictObject({
  payload: z.base64(),
  payloadType: z.literal(payloadType),
  signatures: z.tuple([z.strictObject({ keyid: sha256, sig: z.base64() })]),
});
export type Envelope = z.infer<typeof envelopeSchema>;

/** What a verified bundle holds. Nothing else makes one of these but `verifyBundle`. */
export interface Receipt {
  /** Same as the source digest. */
  readonly id: string;
  /** SHA-256 of the bundle's bytes. */
  readonly digest: string;
  readonly keyId: string;
  readonly subjects: readonly Subject[];
  readonly gate: GatePredicate;
  /** Ids of every test that was executed, by how it fared. */
  readonly tests: { readonly passed: readonly string[]; readonly warned: readonly string[]; readonly failed: readonly string[] };
}

export const stepValiditySchema = z.object({
  id: stepIdSchema,
  state: z.enum(['valid', 'stale']),
  because: z.array(z.string()).describe('Inputs that changed, or that can no longer be found.'),
});
export type StepValidity = z.infer<typeof stepValiditySchema>;
