// Places in a text, as every finding and every report gives them.
import * as z from 'zod';

/** 1-based line and column. Columns count Unicode code points; the language server converts to UTF-16 units at its edge. */
export const positionSchema = z.object({ line: z.int().min(1), column: z.int().min(1) });
export type Position = z.infer<typeof positionSchema>;

/** Half-open: `end` is the first position that no longer belongs to the range. */
export const rangeSchema = z.object({ start: positionSchema, end: positionSchema });
export type Range = z.infer<typeof rangeSchema>;
