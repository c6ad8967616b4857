// The requests of our own protocol: choose the root, check again, explain a rule.
import { type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import { rules } from '../../checks/rules.ts';
import { methods, setRootSchema, type FolderState } from '../../protocol/index.ts';
import { ruleDocument } from '../rule-page.ts';
import type { Workspace } from '../session/workspace.ts';

export function registerCheckRequests(connection: Connection, workspace: Workspace): void {
  connection.onRequest(methods.setRoot, async (params: unknown): Promise<FolderState> => {
    const { folder, root, refresh } = setRootSchema.parse(params);
    return folderOrFail(workspace, folder).setRoot(root, refresh);
  });
  connection.onRequest(methods.check, async (folder: unknown): Promise<FolderState> => folderOrFail(workspace, String(folder)).check());
  connection.onRequest(methods.explain, (id: unknown): string | null => {
    const rule = rules.get(String(id));
    return rule ? ruleDocument(rule) : null;
  });
}

function folderOrFail(workspace: Workspace, uri: string) {
  const folder = workspace.folder(uri);
  if (!folder) throw new ResponseError(LSPErrorCodes.RequestFailed, `No open folder has the address ${uri}.`);
  return folder;
}
