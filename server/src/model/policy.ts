// The repository's `.change-gate.yml`, read from base. A new key starts here: schema, default and documentation are this object.
import * as z from 'zod';
import { severitySchema } from './finding.ts';
import { gatePolicySchema } from './gate-policy.ts';
import { tierNameSchema } from './tier.ts';

const severityOrOff = z.union([severitySchema, z.literal('off')]);

export const policySchema = z.strictObject({
  'fail-on': severitySchema.default('error').describe('The lowest severity of a new finding that fails the change.'),
  rules: z
    .record(z.string(), severityOrOff)
    .default({})
    .describe('Severity by rule id or family (`suppression/eslint`, `suppression/*`). Read from base; the change itself may only raise.'),
  generated: z.array(z.string()).default([]).describe('Globs of generated or vendored files: counted, not judged.'),
  'not-generated': z.array(z.string()).default([]).describe('Globs to judge although a header or attribute calls them generated.'),
  tier: tierNameSchema.optional().describe('A declared tier for every change; it may raise the mechanical one, never lower it.'),
  preflight: z
    .enum(['findings', 'receipt'])
    .default('findings')
    .describe(
      'What an agent must show before it may say done: no finding that fails the change, or a passing receipt for exactly its tree as well.',
    ),
  gate: gatePolicySchema.optional().describe('What a gate run needs before it may pass.'),
});
export type Policy = z.infer<typeof policySchema>;
