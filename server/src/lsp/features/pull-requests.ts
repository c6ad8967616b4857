// The open pull requests of a folder's repository, to choose from.
import { type Connection, LSPErrorCodes, ResponseError } from 'vscode-languageserver/node';
import type { GateHost } from '../../gate/run.ts';
import { openPullRequests } from '../../github/open-pull-requests.ts';
import { Failure } from '../../model/failure.ts';
import { methods, type OpenPullRequest } from '../../protocol/index.ts';
import type { Workspace } from '../session/workspace.ts';

export function registerPullRequests(connection: Connection, workspace: Workspace, gateHost: () => Promise<GateHost>): void {
  connection.onRequest(methods.pullRequests, async (uri: unknown): Promise<OpenPullRequest[]> => {
    const folder = workspace.folder(String(uri));
    if (!folder) throw new ResponseError(LSPErrorCodes.RequestFailed, `No open folder has the address ${String(uri)}.`);
    const { git, processes, environment } = await gateHost();
    try {
      const repository = await git.open(folder.root);
      try {
        return await openPullRequests(repository, processes, environment);
      } finally {
        await repository.close();
      }
    } catch (error) {
      if (error instanceof Failure) throw new ResponseError(LSPErrorCodes.RequestFailed, `${error.message} ${error.advice}`);
      throw error;
    }
  });
}
