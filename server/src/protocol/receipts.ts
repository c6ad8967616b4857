// What the editor asks about receipts.
import * as z from 'zod';
import { receiptEntrySchema } from '../model/receipt-entry.ts';

export const receiptRequestSchema = z.object({ folder: z.string(), id: z.string() });
export type ReceiptRequest = z.infer<typeof receiptRequestSchema>;

export const exportFormatSchema = z.enum(['html', 'markdown', 'json', 'intoto']);
export const exportRequestSchema = receiptRequestSchema.extend({ format: exportFormatSchema });
export type ExportRequest = z.infer<typeof exportRequestSchema>;

export const verifiedSchema = z.object({ state: z.enum(['valid', 'stale', 'invalid']), because: z.array(z.string()) });
export type Verified = z.infer<typeof verifiedSchema>;

export const receiptListSchema = z.array(receiptEntrySchema);
