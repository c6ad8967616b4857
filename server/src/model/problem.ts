// What could not be judged, said instead of left out.
import * as z from 'zod';

export const problemSchema = z.object({
  code: z.string().describe('Stable, kebab-case.'),
  message: z.string(),
  path: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
