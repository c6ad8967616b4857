// Every form a receipt can leave in. `intoto` is the bundle itself, byte for byte: only it can be verified again.
import type { Receipt } from '../../../model/receipt.ts';
import type { Freshness } from '../freshness.ts';
import { toHtml } from './html.ts';
import { toJson } from './json.ts';
import { toMarkdown } from './markdown.ts';

export const exportFormats = ['html', 'markdown', 'json', 'intoto'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `bundle` are the bytes that `receipt` was verified from. */
export function exportReceipt(format: ExportFormat, receipt: Receipt, bundle: Uint8Array, fresh?: Freshness): Uint8Array {
  if (format === 'intoto') return bundle;
  const render = { html: toHtml, markdown: toMarkdown, json: toJson }[format];
  return Buffer.from(render(receipt, fresh));
}
