// The four answers.
import * as z from 'zod';

export const verdictSchema = z.enum(['passed', 'failed', 'incomplete', 'unavailable']);
export type Verdict = z.infer<typeof verdictSchema>;
