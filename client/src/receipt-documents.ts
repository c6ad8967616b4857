// Shows a receipt that is not about the bytes at hand as a read-only Markdown page: the panel is for the one that is.
import * as vscode from 'vscode';
import type { ReceiptRequest } from '@change-gate/server/protocol';
import type { LanguageServer } from './language-client.ts';

const scheme = 'change-gate-receipt';

export class ReceiptDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);

  constructor(server: LanguageServer) {
    this.#server = server;
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    return this.#server.exportReceipt({ ...(JSON.parse(uri.query) as ReceiptRequest), format: 'markdown' });
  }

  dispose(): void {
    this.#registration.dispose();
  }
}

export function receiptUri({ folder, id }: ReceiptRequest): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `/Receipt ${id.slice(0, 8)}.md`, query: JSON.stringify({ folder, id }) });
}
