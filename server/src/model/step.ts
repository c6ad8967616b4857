// One part of a gate run: what was executed, on which inputs, how often, and what came of it.
import * as z from 'zod';

/** In the order in which they run. */
export const stepIdSchema = z.enum([
  'freeze',
  'check',
  'prepare',
  'lint',
  'format',
  'types',
  'build',
  'tests',
  'rerun',
  'base',
  'old-tests',
  'ablation',
  'perturb',
  'necessity',
  'policy',
  'review',
  'verify',
]);
export type StepId = z.infer<typeof stepIdSchema>;

export const stepStateSchema = z.enum([
  'passed',
  'failed',
  'errored',
  'setup-failed',
  'timeout',
  'missing',
  'not-applicable',
  'skipped',
  'cancelled',
]);
export type StepState = z.infer<typeof stepStateSchema>;

/** One execution of a step. Attempts are never erased. */
export const attemptSchema = z.object({
  state: stepStateSchema,
  reason: z.string().optional(),
  exitCode: z.int().nullable().optional().describe('Null when a signal ended the process.'),
  startedAt: z.string().describe('ISO 8601, UTC.'),
  durationMs: z.number().nonnegative(),
  evidence: z.array(z.string()).describe('Files of the run folder, relative to it.'),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What the control group says of a check that fails at head. */
export const controlSchema = z.enum(['broken-by-change', 'failing-before', 'environment']);
export type Control = z.infer<typeof controlSchema>;

/** Something a step read. The step holds for as long as every input has the same digest. */
export const stepInputSchema = z.object({
  name: z.string().describe('`head-tree`, `base-tree`, `policy`, `environment`, `tool`, or `file:<path>`.'),
  digest: z.string().describe('Object id or SHA-256, in hex.'),
});
export type StepInput = z.infer<typeof stepInputSchema>;

export const stepSchema = z.object({
  id: stepIdSchema,
  state: stepStateSchema,
  reason: z.string().optional(),
  skippedBy: z.string().optional().describe('Who skipped it; `reason` says why.'),
  declaredIn: z.string().optional().describe('Where the command was declared.'),
  command: z.string().optional(),
  cwd: z.string(),
  exitCode: z.int().nullable().optional(),
  control: controlSchema.optional(),
  attempts: z.array(attemptSchema),
  inputs: z.array(stepInputSchema),
  evidence: z.array(z.string()),
});
export type Step = z.infer<typeof stepSchema>;
