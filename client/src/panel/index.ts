// The panel's two homes: an editor tab with map and receipt side by side, and the narrow view in the side bar.
import * as vscode from 'vscode';
import type { LanguageServer } from '../language-client.ts';
import { assetsOf, pageFor } from './page.ts';
import { PanelSession } from './panel-session.ts';

const tabType = 'changeGate.panel';
const viewType = 'changeGate.map';

export class ChangePanel implements vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #assets: vscode.Uri;
  readonly #subscriptions: vscode.Disposable[];
  #tab: vscode.WebviewPanel | undefined;

  constructor(context: vscode.ExtensionContext, server: LanguageServer) {
    this.#server = server;
    this.#assets = assetsOf(context);
    this.#subscriptions = [
      vscode.window.registerWebviewPanelSerializer(tabType, { deserializeWebviewPanel: async (tab) => this.#adopt(tab) }),
      vscode.window.registerWebviewViewProvider(viewType, { resolveWebviewView: (view) => this.#fill(view) }),
    ];
  }

  show(): void {
    if (this.#tab) return this.#tab.reveal();
    this.#adopt(vscode.window.createWebviewPanel(tabType, 'Change Gate', vscode.ViewColumn.Active));
  }

  dispose(): void {
    for (const part of [...this.#subscriptions, this.#tab]) part?.dispose();
  }

  #adopt(tab: vscode.WebviewPanel): void {
    this.#tab = tab;
    const session = this.#start(tab.webview, () => tab.visible);
    tab.onDidChangeViewState(() => session.refresh());
    tab.onDidDispose(() => {
      session.dispose();
      if (this.#tab === tab) this.#tab = undefined;
    });
  }

  #fill(view: vscode.WebviewView): void {
    const session = this.#start(view.webview, () => view.visible);
    view.onDidChangeVisibility(() => session.refresh());
    view.onDidDispose(() => session.dispose());
  }

  #start(webview: vscode.Webview, isVisible: () => boolean): PanelSession {
    webview.options = { enableScripts: true, enableForms: false, localResourceRoots: [this.#assets] };
    const session = new PanelSession(this.#server, webview, isVisible);
    webview.html = pageFor(webview, this.#assets);
    return session;
  }
}
