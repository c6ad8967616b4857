// Composes the parts of the extension when it is activated, and nothing else.
import type * as vscode from 'vscode';
import { registerAgents } from './agents/index.ts';
import { BaseDocuments } from './base-documents.ts';
import { ChangeTree } from './change-tree.ts';
import { registerCommands } from './commands/index.ts';
import { GateTasks } from './gate-tasks.ts';
import { LanguageServer } from './language-client.ts';
import { ChangePanel } from './panel/index.ts';
import { ProofGutter } from './proof-gutter.ts';
import { ReceiptDocuments } from './receipt-documents.ts';
import { Receipts } from './receipts.ts';
import { ReceiptsTree } from './receipts-tree.ts';
import { RuleDocuments } from './rule-documents.ts';
import { StatusBar } from './status-bar.ts';

/** Returns before the server is up: the editor waits for nobody. */
export function activate(context: vscode.ExtensionContext): void {
  const server = new LanguageServer(context);
  const tree = new ChangeTree(server);
  const panel = new ChangePanel(context, server);
  const receipts = new Receipts(server);
  const gate = new GateTasks(context);
  context.subscriptions.push(
    server,
    tree,
    panel,
    receipts,
    gate,
    new ReceiptsTree(receipts),
    new ProofGutter(context, server, receipts),
    new StatusBar(server, receipts),
    new RuleDocuments(server),
    new BaseDocuments(server),
    new ReceiptDocuments(server),
    ...registerCommands({ context, server, tree, panel, receipts, gate }),
    ...registerAgents(context, server),
  );
  void server.start();
}
