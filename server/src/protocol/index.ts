// The door of the engine for the editor: what the language server and its client say beyond the standard protocol.
import * as z from 'zod';
import { findingSchema } from '../model/finding.ts';
import { tierSchema } from '../model/tier.ts';
import { targetSchema } from '../model/target.ts';
import { changedFileSchema } from '../model/change-set.ts';
import { problemSchema } from '../model/problem.ts';

/** Where a folder's check stands. `watching`: the answer below is for the bytes as they are now. */
export const folderStateSchema = z.object({
  folder: z.string().describe('URI of the workspace folder.'),
  repository: z.string().optional().describe('URI of the repository’s root, which may lie above the folder; every path is relative to it.'),
  status: z.enum(['watching', 'no-change', 'unavailable', 'starting']),
  /** Why it is unavailable: what happened and what to do. */
  reason: z.string().optional(),
  target: targetSchema.optional(),
  base: z.string().optional().describe('Object id of the commit, or empty tree, that the change is measured from.'),
  bytes: z
    .string()
    .optional()
    .describe('Another one whenever the judged bytes are others: the tree, and the version of each open document.'),
  tier: tierSchema.optional(),
  files: z.array(changedFileSchema).default([]),
  findings: z.array(findingSchema).default([]).describe('New findings only.'),
  problems: z.array(problemSchema).default([]),
  verdict: z.enum(['passed', 'failed']).optional(),
});
export type FolderState = z.infer<typeof folderStateSchema>;

export const baseTextSchema = z.object({ folder: z.string(), path: z.string().describe('As base names it.') });
export type BaseText = z.infer<typeof baseTextSchema>;

export const setRootSchema = z.object({
  folder: z.string(),
  root: z.string().nullable().describe('Null: measure the working tree against HEAD.'),
  refresh: z.boolean(),
});
export type SetRoot = z.infer<typeof setRootSchema>;

/** Names of the requests and notifications. Each takes or gives the schema of the same name. */
export const methods = {
  /** Notification, server to client: a `FolderState`. */
  state: 'changeGate/state',
  /** Request, client to server: `SetRoot`; answers when the folder was checked again. Fails with a message for a person. */
  setRoot: 'changeGate/setRoot',
  /** Request: the URI of a folder; checks it again and answers its `FolderState`. */
  check: 'changeGate/check',
  /** Request: `BaseText`; answers the file as base has it, or null. */
  baseText: 'changeGate/baseText',
  /** Request: the URI of a folder; answers its `Panel`, or null while there is no change to show. */
  panel: 'changeGate/panel',
  /** Request: the URI of a folder; answers its `ReceiptEntry`s, newest first. */
  receipts: 'changeGate/receipts',
  /** Request: `ReceiptRequest`; answers `Verified`. */
  verifyReceipt: 'changeGate/verifyReceipt',
  /** Request: `ExportRequest`; answers the text. */
  exportReceipt: 'changeGate/exportReceipt',
  /** Request: the URI of a folder; answers the open `OpenPullRequest`s of its repository. */
  pullRequests: 'changeGate/pullRequests',
  /** Request: the URI of a folder; answers the `HunkProof`s of the receipt that still holds. */
  proof: 'changeGate/proof',
  /** Request: a rule id; answers a page in Markdown, or null. */
  explain: 'changeGate/explain',
} as const;

/** Commands that code actions name; the client carries them out. */
export const clientCommands = { copyFinding: 'changeGate.copyFinding', explainRule: 'changeGate.explainRule' } as const;

export type { Finding } from '../model/finding.ts';
export type { ChangedFile } from '../model/change-set.ts';
export type { Problem } from '../model/problem.ts';
export type { Tier } from '../model/tier.ts';
export * from './receipts.ts';
export { type OpenPullRequest, openPullRequestSchema } from '../model/pull-request.ts';
export { type HunkProof, provenHunkSchema as hunkProofSchema } from '../model/gate-report.ts';
export type { ReceiptEntry } from '../model/receipt-entry.ts';
export { type FromPanel, fromPanelSchema, type PanelAct, type ToPanel, toPanelSchema } from './panel.ts';
export { type Attention, type Panel, type PanelEdge, type PanelNode, panelSchema, type Place } from '../model/panel.ts';
export type { Tone } from '../model/receipt-outline.ts';
