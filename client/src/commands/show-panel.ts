// Show Change Map, Show Receipt: the panel has both. A receipt of other bytes than those at hand is a page of its own.
import { receiptUri } from '../receipt-documents.ts';
import type { ReceiptItem } from '../receipts-tree.ts';
import { showMarkdown } from '../show-markdown.ts';
import type { Parts } from './index.ts';

export async function showPanel({ panel, receipts }: Parts, item?: unknown): Promise<void> {
  const { folder, entry } = (item ?? {}) as Partial<ReceiptItem>;
  const isShown = folder === undefined || !entry || receipts.of(folder)[0]?.id === entry.id;
  if (isShown || entry.verdict === 'invalid') return panel.show();
  await showMarkdown(receiptUri({ folder, id: entry.id }));
}
