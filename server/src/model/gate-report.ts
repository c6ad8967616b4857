// What `gate` adds to the report of `check`: steps, tests with their proof, and every reason for the verdict.
import * as z from 'zod';
import { problemSchema } from './problem.ts';
import { reportSchema } from './report.ts';
import { stepIdSchema, stepSchema } from './step.ts';
import { testCaseSchema, testFailureKindSchema, testOutcomeSchema } from './test-run.ts';
import { verdictSchema } from './verdict.ts';

/** How a test fares at head, measured against base. */
export const testRelationSchema = z.enum([
  'kept',
  'broken',
  'fixed',
  'failing-before',
  'lost',
  'moved',
  'silenced',
  'failing-silenced',
  'failing-removed',
  'revived',
  'new',
  'new-failing',
  'flaky',
  'flaky-before',
  'inactive',
]);
export type TestRelation = z.infer<typeof testRelationSchema>;

export const comparedTestSchema = z.object({
  id: z.string().describe('Id at head; at base where head has none.'),
  idAtBase: z.string().optional().describe('Present when the test moved.'),
  relation: testRelationSchema,
  atBase: testOutcomeSchema.optional(),
  atHead: testOutcomeSchema.optional(),
  failureKind: testFailureKindSchema.optional(),
});
export type ComparedTest = z.infer<typeof comparedTestSchema>;

export const testComparisonSchema = z.object({
  tests: z.array(comparedTestSchema),
  collectedAtBase: z.int().nonnegative(),
  collectedAtHead: z.int().nonnegative(),
});
export type TestComparison = z.infer<typeof testComparisonSchema>;

/** `full`: fails at base by assertion. `vacuous`: passes at base. `weak`: fails at base for another reason. */
export const testProofSchema = z.enum(['full', 'vacuous', 'weak', 'unknown']);
export type TestProof = z.infer<typeof testProofSchema>;

export const hunkStateSchema = z.enum(['proven', 'unproven', 'untested', 'structural', 'not-run']);
export type HunkState = z.infer<typeof hunkStateSchema>;

export const provenHunkSchema = z.object({
  path: z.string(),
  startLine: z.int().nonnegative(),
  endLine: z.int().nonnegative(),
  state: hunkStateSchema,
  by: z.array(z.string()).describe('Ids of the tests that fail without it.'),
  reason: z.string().optional(),
});

export type HunkProof = z.infer<typeof provenHunkSchema>;

/** A new suppression, taken away in a copy. */
export const suppressionProofSchema = z.object({
  path: z.string(),
  line: z.int().min(1),
  ruleId: z.string(),
  state: z.enum(['needed', 'unneeded', 'unknown']),
  message: z.string().describe('What it hides, or why that is not known.'),
});
export type SuppressionProof = z.infer<typeof suppressionProofSchema>;

export const proofSchema = z.object({
  new: z.array(z.object({ id: z.string(), atBase: testOutcomeSchema.or(z.literal('not-run')), proof: testProofSchema })),
  oldTests: z.array(z.object({ id: z.string(), atHead: testOutcomeSchema.or(z.literal('not-run')) })),
  hunks: z.array(provenHunkSchema),
  sensitive: z.array(z.object({ id: z.string(), variable: z.string() })),
  suppressions: z.array(suppressionProofSchema).optional(),
  baseline: z.partialRecord(testRelationSchema, z.array(z.string())).describe('Test ids by relation; kept ones are only counted.'),
});
export type Proof = z.infer<typeof proofSchema>;

export const testCountsSchema = z.object({
  collected: z.int().nonnegative(),
  executed: z.int().nonnegative(),
  passed: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  flaky: z.int().nonnegative(),
});
export type TestCounts = z.infer<typeof testCountsSchema>;

export const testSummarySchema = testCountsSchema.extend({ cases: z.array(testCaseSchema).optional(), proof: proofSchema });
export type TestSummary = z.infer<typeof testSummarySchema>;

export const reasonSchema = z.object({
  verdict: verdictSchema.exclude(['passed']).describe('The verdict this reason alone leads to.'),
  code: z.string().describe('Stable, kebab-case.'),
  message: z.string(),
  step: stepIdSchema.optional(),
  subject: z.string().optional().describe('Rule id, test id or path.'),
});
export type Reason = z.infer<typeof reasonSchema>;

/** A person's recorded decision to go on without a step, bound to one source digest. */
export const waiverSchema = z.object({
  step: stepIdSchema,
  by: z.string(),
  reason: z.string(),
  at: z.string().describe('ISO 8601, UTC.'),
  sourceDigest: z.string(),
});
export type Waiver = z.infer<typeof waiverSchema>;

export const gateReportSchema = reportSchema.extend({
  steps: z.array(stepSchema),
  tests: testSummarySchema,
  reasons: z.array(reasonSchema).describe('Worst first.'),
  waivers: z.array(waiverSchema),
  gaps: z.array(problemSchema),
  receipt: z.object({ id: z.string(), path: z.string(), digest: z.string() }).optional(),
});
export type GateReport = z.infer<typeof gateReportSchema>;
