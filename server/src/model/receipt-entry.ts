// One receipt in a list: what it said, of what, and whether it still holds.
import * as z from 'zod';
import { verdictSchema } from './verdict.ts';

export const receiptEntrySchema = z.object({
  id: z.string(),
  verdict: verdictSchema.or(z.literal('invalid')),
  finishedAt: z.string().describe('ISO 8601, UTC; empty where the receipt is not genuine.'),
  target: z.string(),
  holds: z.enum(['exact', 'stale', 'invalid']),
  because: z.array(z.string()).describe('Which edits made it stale, or why it is not genuine.'),
});
export type ReceiptEntry = z.infer<typeof receiptEntrySchema>;
