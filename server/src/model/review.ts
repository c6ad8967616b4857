// The state of a review loop and what `review` reports of it. Source of the rules: seed rules §21 to §28.
import * as z from 'zod';
import { findingSchema } from './finding.ts';

export const effortSchema = z.enum(['medium', 'high']);
export type Effort = z.infer<typeof effortSchema>;

export const laneNameSchema = z.enum(['direct', 'headless', 'user', 'subagent']);
export type LaneName = z.infer<typeof laneNameSchema>;

/** `coverage`: the branch the change merges into. `incremental`: the last approved commit; it establishes no coverage. */
export const rootKindSchema = z.enum(['coverage', 'incremental']);
export type RootKind = z.infer<typeof rootKindSchema>;

export const laneAttemptSchema = z.object({
  lane: laneNameSchema,
  outcome: z.enum(['findings', 'clean', 'failed', 'declined', 'unavailable']),
  reason: z.string(),
});
export type LaneAttempt = z.infer<typeof laneAttemptSchema>;

/** A lane's own words about one place, checked against the frozen bytes. */
export const reviewFindingSchema = findingSchema.extend({
  lane: laneNameSchema,
  claimed: z.string().describe('Severity in the words of the lane; it decides nothing.'),
  verified: z.boolean().describe('The place exists in the frozen bytes, and what the lane quotes stands there.'),
});
export type ReviewFinding = z.infer<typeof reviewFindingSchema>;

export const iterationSchema = z.object({
  n: z.int().min(1),
  scopeDigest: z.string(),
  chain: z.array(laneNameSchema),
  laneUsed: laneNameSchema.nullable(),
  attempts: z.array(laneAttemptSchema),
  findings: z.array(reviewFindingSchema),
});
export type Iteration = z.infer<typeof iterationSchema>;

export const waiverSchema = z.object({
  scopeDigest: z.string().describe('The only bytes it holds for; an edit voids it.'),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type Waiver = z.infer<typeof waiverSchema>;

export const loopSchema = z.object({
  schemaVersion: z.literal(1),
  loopId: z.string(),
  root: z.string(),
  rootKind: rootKindSchema,
  effort: effortSchema,
  effortEvidence: z.string().optional().describe('Which of the three conditions asks for high effort, and why.'),
  reviewTree: z.string(),
  iterations: z.array(iterationSchema),
  abandoned: z.array(z.object({ lane: laneNameSchema, reason: z.string() })),
  waiver: waiverSchema.optional(),
});
export type Loop = z.infer<typeof loopSchema>;

export const reviewReportSchema = loopSchema.omit({ schemaVersion: true, reviewTree: true, waiver: true }).extend({
  state: z.enum(['reviewed', 'exhausted', 'waived']),
  findings: z.array(reviewFindingSchema).describe('Of the newest valid iteration.'),
  waiver: waiverSchema.optional(),
  gaps: z.array(z.string()),
});
export type ReviewReport = z.infer<typeof reviewReportSchema>;
