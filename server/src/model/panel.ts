// What the panel shows of one change: the verdict, the map, where to look first, and the receipt. Texts are made; only the form is left.
import * as z from 'zod';
import { linesSchema } from './change-map.ts';
import { receiptOutlineSchema, toneSchema } from './receipt-outline.ts';

/** A place that can be opened. Whoever shows it names it by its item's id alone. */
export const placeSchema = z.object({
  path: z.string(),
  lines: linesSchema.optional().describe('1-based; the whole file where absent.'),
  side: z.enum(['base', 'head']),
});
export type Place = z.infer<typeof placeSchema>;

export const panelNodeSchema = z.object({
  id: z.string().describe('Stable while the symbol keeps its name, so that focus and position survive an edit.'),
  kind: z.enum(['changed', 'reached', 'test', 'gap']),
  column: z.int().nonnegative().describe('0 for what changed, then the distance; tests and gaps stand in the last one.'),
  name: z.string(),
  detail: z.string(),
  tone: toneSchema,
  mark: z.string(),
  proof: z.array(z.object({ tone: toneSchema, hunks: z.int().positive(), word: z.string() })).describe('Hunks by what proves them.'),
  path: z.string(),
  place: placeSchema.optional(),
});
export type PanelNode = z.infer<typeof panelNodeSchema>;

export const panelEdgeSchema = z.object({
  from: z.string(),
  to: z.string(),
  level: z.enum(['symbol', 'file', 'none']).describe('`none`: nothing leads there, the line shows the gap.'),
});
export type PanelEdge = z.infer<typeof panelEdgeSchema>;

export const attentionSchema = z.object({
  id: z.string(),
  tone: toneSchema,
  mark: z.string(),
  sentence: z.string(),
  code: z.string(),
  places: z.array(
    z.object({
      id: z.string(),
      says: z.string().describe('What is to be seen there; empty for the act itself.'),
      text: z.string(),
      place: placeSchema,
    }),
  ),
  detail: z.string(),
  act: z.enum(['open', 'compare']),
});
export type Attention = z.infer<typeof attentionSchema>;

export const panelSchema = z.object({
  schemaVersion: z.literal(1),
  folder: z.string().describe('URI of the workspace folder; the name of the target outside of an editor.'),
  headline: z.object({ tone: toneSchema, mark: z.string(), verdict: z.string(), tier: z.string(), why: z.array(z.string()) }),
  map: z.object({
    status: z.enum(['available', 'absent', 'stale', 'incompatible', 'degraded']),
    reasons: z.array(z.string()),
    folded: z.array(z.string()).describe('Files of which only the form changed.'),
    nodes: z.array(panelNodeSchema),
    edges: z.array(panelEdgeSchema),
  }),
  attention: z.array(attentionSchema).describe('Worst first.'),
  attentionLeft: z.int().nonnegative().describe('How many more there are.'),
  receipt: receiptOutlineSchema.extend({ id: z.string(), fresh: z.boolean() }).optional(),
});
export type Panel = z.infer<typeof panelSchema>;
