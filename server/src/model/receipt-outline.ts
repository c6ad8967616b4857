// What every rendering of a receipt says, in the same order and words, free of control characters.
import * as z from 'zod';
import { stepIdSchema, stepStateSchema } from './step.ts';

/** Always shown with a mark and a word beside it, never by colour alone. */
export const toneSchema = z.enum(['ok', 'bad', 'warn', 'dim']);
export type Tone = z.infer<typeof toneSchema>;

export const marks: Readonly<Record<Tone, string>> = { ok: '✓', bad: '✕', warn: '!', dim: '–' };

export const outlineStepSchema = z.object({
  mark: z.string(),
  tone: toneSchema,
  id: stepIdSchema,
  state: stepStateSchema,
  detail: z.string(),
  seconds: z.string(),
  stale: z.string().describe('Which edit made it so; empty where the step still holds.'),
});

export const receiptOutlineSchema = z.object({
  mark: z.string(),
  tone: toneSchema,
  verdict: z.string(),
  tier: z.string(),
  holds: z.string(),
  figures: z.array(z.object({ value: z.string(), label: z.string(), tone: toneSchema })),
  reasons: z.array(z.object({ message: z.string(), code: z.string() })),
  steps: z.array(outlineStepSchema),
  bound: z.array(z.object({ name: z.string(), value: z.string() })),
  unproven: z.array(z.string()).describe('What no test would miss, and what hangs on more than the code; empty where all is proven.'),
  notes: z.array(z.string()),
});
export type ReceiptOutline = z.infer<typeof receiptOutlineSchema>;
