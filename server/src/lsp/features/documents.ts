// Documents that open, change and close, and files that change behind the editor's back.
import type { Connection } from 'vscode-languageserver/node';
import type { Workspace } from '../session/workspace.ts';

export function registerDocuments(connection: Connection, workspace: Workspace): void {
  connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => workspace.open(uri, version, text));
  connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
    workspace.document(uri)?.update(contentChanges, version);
    workspace.changed(uri);
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => workspace.closeDocument(uri));
  connection.onDidSaveTextDocument(({ textDocument: { uri } }) => workspace.filesChanged([uri]));
  connection.onDidChangeWatchedFiles(({ changes }) => workspace.filesChanged(changes.map((change) => change.uri)));
}
