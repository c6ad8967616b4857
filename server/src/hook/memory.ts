// What is remembered between two firings of one session.
import * as z from 'zod';

export const memorySchema = z.object({
  digest: z.string().describe('Source digest of the tree that was judged last.'),
  blocks: z.int().nonnegative().describe('How often this very state was blocked.'),
  host: z.string(),
  turn: z.string(),
  at: z.number().describe('When the last decision was given, in milliseconds since the epoch.'),
  repeated: z.boolean().describe('That decision was already given twice.'),
});
export type Memory = z.infer<typeof memorySchema>;
