// Marks in the gutter what a gate proved of the lines it changed, as long as its receipt holds: a test notices, or none does.
import * as vscode from 'vscode';
import type { FolderState, HunkProof } from '@change-gate/server/protocol';
import type { LanguageServer } from './language-client.ts';
import type { Receipts } from './receipts.ts';
import { plural } from './words.ts';

type Face = 'proven' | 'open';

const faces: Readonly<Record<HunkProof['state'], Face | undefined>> = {
  proven: 'proven',
  unproven: 'open',
  untested: 'open',
  structural: undefined,
  'not-run': undefined,
};
const mostNames = 8;

export class ProofGutter implements vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #marks: Readonly<Record<Face, vscode.TextEditorDecorationType>>;
  readonly #hunks = new Map<string, readonly HunkProof[]>();
  readonly #subscriptions: vscode.Disposable[];

  constructor(context: vscode.ExtensionContext, server: LanguageServer, receipts: Receipts) {
    this.#server = server;
    const mark = (name: string, color: string): vscode.TextEditorDecorationType =>
      vscode.window.createTextEditorDecorationType({
        gutterIconPath: context.asAbsolutePath(`client/media/proof-${name}.svg`),
        gutterIconSize: 'contain',
        overviewRulerColor: new vscode.ThemeColor(color),
        overviewRulerLane: vscode.OverviewRulerLane.Left,
        isWholeLine: true,
      });
    this.#marks = { proven: mark('proven', 'testing.iconPassed'), open: mark('open', 'editorWarning.foreground') };
    this.#subscriptions = [
      ...Object.values(this.#marks),
      receipts.onDidChange(() => void this.#refresh(receipts)),
      vscode.window.onDidChangeVisibleTextEditors((editors) => editors.forEach((editor) => this.#paint(editor))),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#clear(document)),
    ];
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  async #refresh(receipts: Receipts): Promise<void> {
    for (const folder of receipts.folders) {
      const holds = receipts.of(folder)[0]?.holds === 'exact';
      this.#hunks.set(folder, holds ? await this.#server.proof(vscode.Uri.parse(folder)) : []);
    }
    vscode.window.visibleTextEditors.forEach((editor) => this.#paint(editor));
  }

  /** What is not saved is not what was proven. */
  #clear(document: vscode.TextDocument): void {
    if (!document.isDirty) return;
    for (const editor of vscode.window.visibleTextEditors)
      if (editor.document === document) for (const mark of Object.values(this.#marks)) editor.setDecorations(mark, []);
  }

  #paint(editor: vscode.TextEditor): void {
    const hunks = editor.document.isDirty ? [] : this.#hunksOf(editor.document.uri);
    for (const face of ['proven', 'open'] as const)
      editor.setDecorations(this.#marks[face], hunks.filter(({ state }) => faces[state] === face).map(decorationOf));
  }

  #hunksOf(uri: vscode.Uri): readonly HunkProof[] {
    const folder = vscode.workspace.getWorkspaceFolder(uri);
    const state: FolderState | undefined = folder && this.#server.state(folder.uri);
    const root = state?.repository === undefined ? undefined : vscode.Uri.parse(state.repository).fsPath;
    if (!folder || root === undefined || !uri.fsPath.startsWith(root)) return [];
    const path = uri.fsPath.slice(root.length + 1).replaceAll('\\', '/');
    return (this.#hunks.get(folder.uri.toString()) ?? []).filter((hunk) => hunk.path === path);
  }
}

function decorationOf({ startLine, endLine, state, by, reason }: HunkProof): vscode.DecorationOptions {
  const hoverMessage = new vscode.MarkdownString();
  const names = by.slice(0, mostNames).map((id) => id.split('::').at(-1) ?? id);
  if (state === 'proven') hoverMessage.appendText(`${plural(by.length, 'test')} would notice if this were undone: ${names.join(', ')}`);
  else hoverMessage.appendText(state === 'untested' ? 'No test reaches these lines.' : 'Undo these lines and no test fails.');
  if (reason !== undefined) hoverMessage.appendText(` (${reason})`);
  return { range: new vscode.Range(Math.max(0, startLine - 1), 0, Math.max(0, endLine - 1), 0), hoverMessage };
}
