// What the panel shows, on one page: the verdict and why, the map, where to look first, and the receipt.
import type { ChangeMap } from '../../model/change-map.ts';
import type { Finding } from '../../model/finding.ts';
import type { Panel } from '../../model/panel.ts';
import type { Receipt } from '../../model/receipt.ts';
import type { Freshness } from '../receipt/freshness.ts';
import { outlineOf } from '../receipt/outline.ts';
import { attentionOf } from './attention.ts';
import { graphOf } from './graph.ts';
import { headlineOf } from './headline.ts';
import { proofNow } from './proof-of.ts';
import { oneLine } from './words.ts';

export interface ReceiptNow {
  readonly receipt: Receipt;
  readonly fresh: Freshness;
}

export interface PanelInput {
  /** URI of the folder, or the target's name. */
  readonly folder: string;
  readonly map: ChangeMap;
  /** New ones only. */
  readonly findings: readonly Finding[];
  readonly verdict: 'passed' | 'failed';
  readonly receipt?: ReceiptNow;
}

export function panelOf({ folder, map, findings, verdict, receipt }: PanelInput): Panel {
  const proof = proofNow(receipt);
  return {
    schemaVersion: 1,
    folder,
    headline: headlineOf(map, verdict, receipt, proof),
    map: {
      status: map.status,
      reasons: map.reasons.map(oneLine),
      folded: map.folded.map(({ path }) => oneLine(path)),
      ...graphOf(map, findings, proof),
    },
    ...attentionOf(map, findings, receipt, proof),
    ...(receipt
      ? { receipt: { ...outlineOf(receipt.receipt, receipt.fresh), id: receipt.receipt.id, fresh: receipt.fresh.state === 'valid' } }
      : {}),
  };
}
