// Receipts for the editor: the list of what is stored, whether one is genuine, and its content to take along.
import { type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { exportReceipt } from '../../gate/receipt/export/index.ts';
import { currentFreshness } from '../../gate/receipt/current.ts';
import { findReceipt } from '../../gate/receipt/find.ts';
import { receiptOverview } from '../../gate/receipt/overview.ts';
import type { GateHost } from '../../gate/run.ts';
import { Failure } from '../../model/failure.ts';
import { exportRequestSchema, methods, type ReceiptEntry, receiptRequestSchema, type Verified } from '../../protocol/index.ts';
import type { Workspace } from '../session/workspace.ts';

/** Older ones are found by the command line. */
const most = 50;

export function registerReceipts(connection: Connection, workspace: Workspace, gateHost: () => Promise<GateHost>): void {
  const rootOf = (uri: string): string => {
    const folder = workspace.folder(uri);
    if (!folder) throw new ResponseError(LSPErrorCodes.RequestFailed, `No open folder has the address ${uri}.`);
    return folder.root;
  };
  connection.onRequest(methods.receipts, async (uri: unknown): Promise<ReceiptEntry[]> => {
    const root = rootOf(String(uri));
    return orFail(async () => receiptOverview(await gateHost(), root, most));
  });
  connection.onRequest(methods.verifyReceipt, async (params: unknown): Promise<Verified> => {
    const { folder, id } = receiptRequestSchema.parse(params);
    return verify(await gateHost(), rootOf(folder), id);
  });
  connection.onRequest(methods.exportReceipt, async (params: unknown): Promise<string> => {
    const { folder, id, format } = exportRequestSchema.parse(params);
    const root = rootOf(folder);
    return orFail(async () => {
      const host = await gateHost();
      const { receipt, bytes } = await findReceipt(host, root, id);
      return new TextDecoder().decode(exportReceipt(format, receipt, bytes, await currentFreshness(host, root, receipt)));
    });
  });
}

async function verify(host: GateHost, root: string, id: string): Promise<Verified> {
  try {
    const { receipt } = await findReceipt(host, root, id);
    const fresh = await currentFreshness(host, root, receipt);
    return { state: fresh.state, because: [...new Set(fresh.steps.flatMap((step) => step.because))] };
  } catch (error) {
    if (error instanceof Failure) return { state: 'invalid', because: [error.message] };
    throw error;
  }
}

/** What went wrong, in words for a person. */
async function orFail<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Failure) throw new ResponseError(LSPErrorCodes.RequestFailed, `${error.message} ${error.advice}`);
    throw error;
  }
}
