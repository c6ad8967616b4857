// The language server, as a table of contents: what it announces, what it listens to, which feature answers.
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { CheckHost } from '../gate/check-change.ts';
import type { GateHost } from '../gate/run.ts';
import { registerCheckRequests } from './features/check-requests.ts';
import { registerCodeActions } from './features/code-actions.ts';
import { registerDocuments } from './features/documents.ts';
import { registerHover } from './features/hover.ts';
import { registerPanel } from './features/panel.ts';
import { registerPullRequests } from './features/pull-requests.ts';
import { registerReceipts } from './features/receipts.ts';
import { followSettings } from './features/settings.ts';
import { Workspace } from './session/workspace.ts';

/** `gateHost` is composed when it is first asked for. */
export function startServer(connection: Connection, engine: CheckHost, gateHost: () => Promise<GateHost>): void {
  const workspace = new Workspace(connection, engine);
  let watchesFiles = false;
  let hasSettings = false;

  connection.onInitialize((params): InitializeResult => {
    watchesFiles = params.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    hasSettings =
      params.capabilities.workspace?.configuration === true &&
      params.capabilities.workspace.didChangeConfiguration?.dynamicRegistration === true;
    workspace.expect(foldersOf(params));
    return {
      serverInfo: { name: 'change-gate', version: engine.version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix'] },
        workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
      },
    };
  });

  connection.onInitialized(() => {
    void workspace.start();
    if (hasSettings) void followSettings(connection, workspace);
    if (watchesFiles) void connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: '**/*' }] });
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
      workspace.change(
        added.map((folder) => folder.uri),
        removed.map((folder) => folder.uri),
      ),
    );
  });

  registerDocuments(connection, workspace);
  registerHover(connection, workspace);
  registerCodeActions(connection, workspace);
  registerCheckRequests(connection, workspace);
  registerPanel(connection, workspace, gateHost);
  registerReceipts(connection, workspace, gateHost);
  registerPullRequests(connection, workspace, gateHost);

  connection.onShutdown(() => workspace.close());
  connection.listen();
}

function foldersOf({ workspaceFolders, rootUri }: InitializeParams): string[] {
  const folders = workspaceFolders?.map((folder) => folder.uri) ?? [];
  return folders.length > 0 ? folders : rootUri === null ? [] : [rootUri];
}
