// The report of `check`; `gate`, `map` and `review` extend it. The published JSON Schema is generated from here.
import * as z from 'zod';
import { changedFileSchema } from './change-set.ts';
import { findingSchema } from './finding.ts';
import { problemSchema } from './problem.ts';
import { targetSchema } from './target.ts';
import { tierSchema } from './tier.ts';
import { verdictSchema } from './verdict.ts';

export const summarySchema = z.object({
  errors: z.int().nonnegative().describe('New findings of severity error.'),
  warnings: z.int().nonnegative(),
  infos: z.int().nonnegative(),
  new: z.int().nonnegative(),
  moved: z.int().nonnegative(),
  fixed: z.int().nonnegative(),
  filesChecked: z.int().nonnegative(),
  durationMs: z.number().nonnegative().describe('Milliseconds.'),
});

export const reportSchema = z.object({
  schemaVersion: z.literal(1),
  tool: z.object({ name: z.literal('change-gate'), version: z.string() }),
  target: targetSchema,
  base: z.string().describe('Object id.'),
  head: z.string().describe('Object id.'),
  sourceDigest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('SHA-256 over the canonical manifest: head tree, base, scope, policy.'),
  columns: z.literal('code-points').describe('What a column counts.'),
  tier: tierSchema,
  files: z.array(changedFileSchema),
  findings: z.array(findingSchema),
  fixed: z.array(findingSchema),
  problems: z.array(problemSchema),
  summary: summarySchema,
  verdict: verdictSchema,
});
export type Report = z.infer<typeof reportSchema>;
