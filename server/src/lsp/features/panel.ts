// The panel: the change map of what is on the screen, the receipt that speaks of it, and base's side of each file.
import type { Connection } from 'vscode-languageserver/node';
import { mapChange } from '../../analysis/map/map-change.ts';
import { overlaidTree } from '../../analysis/overlay.ts';
import { panelOf } from '../../gate/panel/panel-of.ts';
import { nearestReceipt } from '../../gate/receipt/nearest.ts';
import type { GateHost } from '../../gate/run.ts';
import type { HunkProof } from '../../model/gate-report.ts';
import type { Panel } from '../../model/panel.ts';
import { baseTextSchema, methods } from '../../protocol/index.ts';
import type { Folder } from '../session/folder.ts';
import type { Workspace } from '../session/workspace.ts';

/** How far dependents are followed. */
const depth = 8;

/** `gateHost` is asked only when a panel is: reading receipts needs the user's keys. */
export function registerPanel(connection: Connection, workspace: Workspace, gateHost: () => Promise<GateHost>): void {
  connection.onRequest(methods.panel, async (uri: unknown): Promise<Panel | null> => {
    const folder = workspace.folder(String(uri));
    return folder ? panelOfFolder(folder, await gateHost()) : null;
  });
  connection.onRequest(methods.proof, async (uri: unknown): Promise<HunkProof[]> => {
    const folder = workspace.folder(String(uri));
    const now = folder?.judged && (await nearestReceipt(await gateHost(), folder.root, folder.judged.input.change.headTree));
    return now?.fresh.state === 'valid' ? [...now.receipt.gate.tests.proof.hunks] : [];
  });
  connection.onRequest(methods.baseText, async (params: unknown): Promise<string | null> => {
    const { folder, path } = baseTextSchema.parse(params);
    const bytes = await workspace.folder(folder)?.judged?.input.base.read(path);
    return bytes ? new TextDecoder().decode(bytes) : null;
  });
}

async function panelOfFolder(folder: Folder, host: GateHost): Promise<Panel | null> {
  const { judged } = folder;
  if (!judged) return null;
  const { input, findings, verdict } = judged;
  const map = await mapChange({ ...input, head: overlaidTree(input.head, input.overlay ?? new Map()) }, depth);
  const receipt = await nearestReceipt(host, folder.root, input.change.headTree);
  return panelOf({ folder: folder.uri, map, findings, verdict, ...(receipt ? { receipt } : {}) });
}
