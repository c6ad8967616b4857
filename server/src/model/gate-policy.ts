// The part of the policy that says what a gate run needs before it may pass.
import * as z from 'zod';
import { stepIdSchema } from './step.ts';

/** `new-tests`: every new test is full proof. `hunks`: every hunk is proven. `environment`: no outcome hangs on the environment. */
export const requiredProofSchema = z.enum(['new-tests', 'hunks', 'environment']);
export type RequiredProof = z.infer<typeof requiredProofSchema>;

export const gatePolicySchema = z.strictObject({
  'required-steps': z
    .array(stepIdSchema)
    .default(['freeze', 'check', 'tests', 'base', 'old-tests', 'verify'])
    .describe('Steps without which a run is incomplete. A step the project does not declare is not applicable and needs nothing.'),
  commands: z
    .partialRecord(z.enum(['lint', 'format', 'types', 'build', 'tests']), z.string())
    .default({})
    .describe('Shell lines by step; they come before what the project declares elsewhere.'),
  env: z.array(z.string()).default([]).describe('Variables of the caller that commands may see.'),
  'timeout-seconds': z.int().min(1).default(900).describe('How long one command may take.'),
  'required-proof': z.array(requiredProofSchema).default([]).describe('Proof without which the change fails.'),
});
export type GatePolicy = z.infer<typeof gatePolicySchema>;
