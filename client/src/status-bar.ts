// One item: the verdict, and on hover why.
import * as vscode from 'vscode';
import type { FolderState, ReceiptEntry } from '@change-gate/server/protocol';
import { counts, plural } from './words.ts';
import type { LanguageServer } from './language-client.ts';
import type { Receipts } from './receipts.ts';

export class StatusBar implements vscode.Disposable {
  readonly #item = vscode.window.createStatusBarItem('changeGate.verdict', vscode.StatusBarAlignment.Left, 90);
  readonly #server: LanguageServer;
  readonly #receipts: Receipts;
  readonly #subscriptions: vscode.Disposable[];

  constructor(server: LanguageServer, receipts: Receipts) {
    this.#server = server;
    this.#receipts = receipts;
    this.#item.name = 'Change Gate';
    this.#item.command = 'changeGate.check';
    this.#subscriptions = [
      server.onDidChangeState(() => this.#show()),
      receipts.onDidChange(() => this.#show()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#show()),
    ];
    this.#show();
  }

  dispose(): void {
    for (const subscription of [this.#item, ...this.#subscriptions]) subscription.dispose();
  }

  #show(): void {
    const state = this.#current();
    if (!state || state.status === 'unavailable') {
      this.#item.hide();
      return;
    }
    const { text, words } = withReceipt(face(state), state.status === 'watching' ? this.#receipts.of(state.folder)[0] : undefined);
    this.#item.text = text;
    this.#item.tooltip = new vscode.MarkdownString(words.join('\n\n'));
    this.#item.accessibilityInformation = { label: `Change Gate: ${words.join(' ')}` };
    this.#item.show();
  }

  /** The folder of the active editor, or the only one. */
  #current(): FolderState | undefined {
    const { activeTextEditor } = vscode.window;
    const folder = activeTextEditor && vscode.workspace.getWorkspaceFolder(activeTextEditor.document.uri);
    return (folder && this.#server.state(folder.uri)) ?? this.#server.states[0];
  }
}

/** The newest receipt: it holds, or an edit made it stale. */
function withReceipt(face: Face, receipt: ReceiptEntry | undefined): Face {
  if (!receipt || receipt.holds === 'invalid') return face;
  if (receipt.holds === 'exact') return { text: face.text, words: [...face.words, `receipt: ${receipt.verdict}, still exact`] };
  return { text: `${face.text} · receipt stale`, words: [...face.words, `receipt: ${receipt.verdict}, stale`] };
}

interface Face {
  readonly text: string;
  readonly words: readonly string[];
}

function face(state: FolderState): Face {
  const tier = state.tier ? `${state.tier.mechanical} · ${plural(state.files.length, 'file')}` : '';
  const from = state.target?.rootRev === undefined ? 'measured against HEAD' : `measured from ${state.target.rootRev}`;
  switch (state.status) {
    case 'starting':
      return { text: '$(shield) …', words: ['Looking at the change'] };
    case 'no-change':
      return { text: '$(shield) No change', words: ['Nothing changed', from] };
    default: {
      const { errors, warnings, infos } = counts(state.findings);
      const said = [plural(errors, 'error'), plural(warnings, 'warning'), `${infos} info`].join(' · ');
      if (state.verdict === 'failed') return { text: `$(shield) Failed · ${errors}`, words: [`**Failed**: ${said}`, tier, from] };
      return {
        text: warnings > 0 ? `$(shield) Passed · ${plural(warnings, 'warning')}` : '$(shield) Passed',
        words: [`**Passed**: ${said}`, tier, from],
      };
    }
  }
}
