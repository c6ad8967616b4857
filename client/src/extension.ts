// Composes the parts of the extension when it is activated, and nothing else.
import type * as vscode from 'vscode';
import { registerAgents } from './agents/index.ts';
import { BaseDocuments } from './base-documents.ts';
import { ChangeTree } from './change-tree.ts';
import { registerCommands } from './commands/index.ts';
import { LanguageServer } from './language-client.ts';
import { ChangePanel } from './panel/index.ts';
import { RuleDocuments } from './rule-documents.ts';
import { StatusBar } from './status-bar.ts';

/** Returns before the server is up: the editor waits for nobody. */
export function activate(context: vscode.ExtensionContext): void {
  const server = new LanguageServer(context);
  const tree = new ChangeTree(server);
  const panel = new ChangePanel(context, server);
  context.subscriptions.push(
    server,
    tree,
    panel,
    new StatusBar(server),
    new RuleDocuments(server),
    new BaseDocuments(server),
    ...registerCommands({ context, server, tree, panel }),
    ...registerAgents(context, server),
  );
  void server.start();
}
