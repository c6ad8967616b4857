// Shows files as base has them, read-only, to compare with.
import * as vscode from 'vscode';
import type { FolderState } from '@change-gate/server/protocol';
import type { LanguageServer } from './language-client.ts';

const scheme = 'change-gate-base';

/** `path` as base names it. The base commit is part of the address, so that the text of another base is another document. */
export function baseDocument({ folder, base }: FolderState, path: string): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `/${path}`, query: JSON.stringify({ folder, base }) });
}

export class BaseDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);

  constructor(server: LanguageServer) {
    this.#server = server;
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const { folder } = JSON.parse(uri.query) as { folder: string };
    return (await this.#server.baseText({ folder, path: uri.path.slice(1) })) ?? '';
  }

  dispose(): void {
    this.#registration.dispose();
  }
}
