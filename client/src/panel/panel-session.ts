// One shown panel, in an editor tab or in the side bar: sends what is to be seen, does what is asked, by ids that were issued before.
import * as vscode from 'vscode';
import { type FolderState, type FromPanel, fromPanelSchema, type Panel, type PanelAct, type ToPanel } from '@change-gate/server/protocol';
import type { LanguageServer } from '../language-client.ts';
import { comparePlace, openPlace, placeOf } from './places.ts';
import { savePicture } from './save-picture.ts';

/** Typing goes on while the map is made; in milliseconds. */
const quietTime = 250;

const commands: Readonly<Record<PanelAct, string>> = {
  runGate: 'changeGate.runGate',
  checkChange: 'changeGate.check',
  chooseRoot: 'changeGate.chooseRoot',
  verifyReceipt: 'changeGate.verifyReceipt',
  exportReceipt: 'changeGate.exportReceipt',
  showLog: 'changeGate.showLog',
};

export class PanelSession implements vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #webview: vscode.Webview;
  readonly #isVisible: () => boolean;
  readonly #subscriptions: vscode.Disposable[];
  #panel: Panel | undefined;
  #state: FolderState | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isReady = false;
  /** Something changed while nobody looked, or while the map was being made. */
  #isBehind = false;
  #isWorking = false;

  constructor(server: LanguageServer, webview: vscode.Webview, isVisible: () => boolean) {
    this.#server = server;
    this.#webview = webview;
    this.#isVisible = isVisible;
    this.#subscriptions = [
      webview.onDidReceiveMessage((message: unknown) => this.#receive(message)),
      server.onDidChangeState(() => this.refresh()),
      vscode.window.onDidChangeActiveTextEditor(() => this.#folderMayDiffer()),
    ];
  }

  /** Shows what is there now, soon. */
  refresh(): void {
    this.#isBehind = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#show(), quietTime);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  #folderMayDiffer(): void {
    if (this.#current()?.folder !== this.#state?.folder) this.refresh();
  }

  async #show(): Promise<void> {
    if (!this.#isReady || !this.#isVisible() || this.#isWorking || !this.#isBehind) return;
    this.#isWorking = true;
    this.#isBehind = false;
    try {
      await this.#send(await this.#look());
    } catch {
      await this.#send(nothing('The map could not be made.', 'The log says why.', 'showLog'));
    } finally {
      this.#isWorking = false;
    }
    if (this.#isBehind) this.refresh();
  }

  async #look(): Promise<ToPanel> {
    this.#state = this.#current();
    const state = this.#state;
    if (!state) return nothing('No folder under git is open.', 'Open one to see what its change reaches.');
    switch (state.status) {
      case 'starting':
        return { version: 1, type: 'waiting', sentence: 'Looking at the change…' };
      case 'unavailable':
        return nothing('Change Gate cannot look at this folder.', state.reason ?? '', 'showLog');
      case 'no-change':
        return nothing('Nothing changed.', 'Choose the branch that this one merges into to see the whole branch.', 'chooseRoot');
      case 'watching': {
        this.#panel = (await this.#server.panel(vscode.Uri.parse(state.folder))) ?? undefined;
        return this.#panel
          ? { version: 1, type: 'panel', panel: this.#panel }
          : { version: 1, type: 'waiting', sentence: 'Looking at the change…' };
      }
    }
  }

  async #send(message: ToPanel): Promise<void> {
    await this.#webview.postMessage(message);
  }

  #receive(message: unknown): void {
    const parsed = fromPanelSchema.safeParse(message);
    if (parsed.success) void this.#act(parsed.data);
  }

  async #act(message: FromPanel): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.#isReady = true;
        return this.refresh();
      case 'act':
        await vscode.commands.executeCommand(commands[message.act], this.#panel?.receipt?.id);
        return;
      case 'saveImage':
        return savePicture(message.svg);
      case 'open':
      case 'compare': {
        const place = this.#panel && placeOf(this.#panel, message.id);
        if (place && this.#state) await (message.type === 'open' ? openPlace : comparePlace)(this.#state, place);
      }
    }
  }

  /** The folder of the active editor, else the first with a change. */
  #current(): FolderState | undefined {
    const active = vscode.window.activeTextEditor?.document.uri;
    const folder = active && vscode.workspace.getWorkspaceFolder(active);
    const { states } = this.#server;
    const own = folder && this.#server.state(folder.uri);
    return (
      own ??
      states.find((state) => state.folder === this.#state?.folder) ??
      states.find((state) => state.status === 'watching') ??
      states[0]
    );
  }
}

function nothing(sentence: string, advice: string, act?: 'chooseRoot' | 'showLog'): ToPanel {
  return { version: 1, type: 'nothing', sentence, advice, ...(act ? { act } : {}) };
}
