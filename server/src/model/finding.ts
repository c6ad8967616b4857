// One result of a check: what was seen, where, how bad, and whether this change did it.
import * as z from 'zod';
import { rangeSchema } from './range.ts';

export const severitySchema = z.enum(['error', 'warning', 'info']);
export type Severity = z.infer<typeof severitySchema>;

/** `new`: this change added or altered it. `existing`: base has it. `moved`: same act, other place. `fixed`: base had it, head has not. */
export const statusSchema = z.enum(['new', 'existing', 'moved', 'fixed']);
export type Status = z.infer<typeof statusSchema>;

export const evidenceSchema = z.object({
  message: z.string(),
  path: z.string().optional(),
  range: rangeSchema.optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const findingSchema = z.object({
  ruleId: z.string(),
  severity: severitySchema,
  status: statusSchema,
  message: z.string().describe('First sentence: the act. Second: its consequence.'),
  path: z.string().describe('Relative to the repository root, with forward slashes.'),
  oldPath: z.string().optional(),
  range: rangeSchema,
  fingerprint: z.string().describe('Stable over moves and renames: rule, content and enclosing definition, never line numbers.'),
  evidence: z.array(evidenceSchema),
  tool: z.string().optional().describe('The tool that is silenced.'),
});
export type Finding = z.infer<typeof findingSchema>;
