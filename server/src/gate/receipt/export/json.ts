// A receipt's content as JSON, for a machine that has no use for signatures.
import type { Receipt } from '../../../model/receipt.ts';
import type { Freshness } from '../freshness.ts';

export function toJson(receipt: Receipt, fresh?: Freshness): string {
  return `${JSON.stringify({ ...receipt, ...(fresh ? { freshness: fresh } : {}) }, undefined, 2)}\n`;
}
