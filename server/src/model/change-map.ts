// The change map: what a change alters by name, what depends on it, and which tests reach it.
import * as z from 'zod';
import { tierSchema } from './tier.ts';

const via = z.array(z.string()).describe('The chain from the change to here: `path#symbol`, or `path` where no symbol is known.');

export const linesSchema = z.object({ start: z.int().min(1), end: z.int().min(1) });
/** First and last line, 1-based. */
export type Lines = z.infer<typeof linesSchema>;

const lines = linesSchema.optional().describe('Where it stands, 1-based: at head, or at base where head has it no more.');

export const changedSymbolSchema = z.object({
  path: z.string(),
  symbol: z.string(),
  kind: z.string(),
  change: z.enum(['added', 'removed', 'renamed', 'signature', 'body']),
  public: z.boolean(),
  breaking: z.boolean().optional().describe('A public name is gone, or asks for something else.'),
  was: z.string().optional().describe('The earlier name of a renamed symbol.'),
  lines,
});
export type ChangedSymbol = z.infer<typeof changedSymbolSchema>;

export const reachedSchema = z.object({ path: z.string(), symbol: z.string().optional(), distance: z.int().positive(), via, lines });
export type Reached = z.infer<typeof reachedSchema>;

export const reachingTestSchema = z.object({ path: z.string(), name: z.string().optional(), distance: z.int().nonnegative(), via, lines });
export type ReachingTest = z.infer<typeof reachingTestSchema>;

export const changeMapSchema = z.object({
  schemaVersion: z.literal(1),
  changed: z.array(changedSymbolSchema),
  folded: z.array(z.object({ path: z.string(), proof: z.string() })).describe('Changes of form alone.'),
  reached: z.array(reachedSchema),
  tests: z.array(reachingTestSchema),
  untested: z.array(z.object({ path: z.string(), symbol: z.string() })).describe('Changed symbols that no test reaches.'),
  unresolved: z
    .array(z.object({ path: z.string(), reference: z.string() }))
    .describe('Imports that lead to no file of the tree although they should; never guessed.'),
  tier: tierSchema,
  status: z.enum(['available', 'absent', 'stale', 'incompatible', 'degraded']),
  reasons: z.array(z.string()),
});
export type ChangeMap = z.infer<typeof changeMapSchema>;
