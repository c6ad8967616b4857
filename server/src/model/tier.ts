// How deep to look; never a permission.
import * as z from 'zod';

export const tierNameSchema = z.enum(['TRIVIAL', 'LOCAL', 'BROAD', 'HIGH_RISK']);
export type TierName = z.infer<typeof tierNameSchema>;

export const tierSchema = z.object({
  declared: tierNameSchema.nullable(),
  mechanical: tierNameSchema,
  evidence: z.array(z.string()),
});
export type Tier = z.infer<typeof tierSchema>;
