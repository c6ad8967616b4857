// Shows what a rule says as a read-only Markdown page.
import * as vscode from 'vscode';
import type { LanguageServer } from './language-client.ts';

const scheme = 'change-gate-rule';

export class RuleDocuments implements vscode.TextDocumentContentProvider, vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #registration = vscode.workspace.registerTextDocumentContentProvider(scheme, this);

  constructor(server: LanguageServer) {
    this.#server = server;
  }

  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const id = uri.path.replace(/^\/|\.md$/g, '');
    return (await this.#server.explain(id)) ?? `# ${id}\n\nThere is no such rule.\n`;
  }

  dispose(): void {
    this.#registration.dispose();
  }
}

export function ruleUri(ruleId: string): vscode.Uri {
  return vscode.Uri.from({ scheme, path: `/${ruleId}.md` });
}
