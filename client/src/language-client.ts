// Starts, restarts and stops the language server, and passes on what it says of each folder.
import * as vscode from 'vscode';
import { LanguageClient, type LanguageClientOptions, type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import {
  type BaseText,
  type ExportRequest,
  type FolderState,
  folderStateSchema,
  type HunkProof,
  hunkProofSchema,
  methods,
  type OpenPullRequest,
  openPullRequestSchema,
  type Panel,
  panelSchema,
  type ReceiptEntry,
  receiptListSchema,
  type ReceiptRequest,
  type SetRoot,
  type Verified,
  verifiedSchema,
} from '@change-gate/server/protocol';
import { onBranchSwitch } from './git-extension.ts';
import { chosenRoot } from './root-choice.ts';

export class LanguageServer implements vscode.Disposable {
  readonly #context: vscode.ExtensionContext;
  readonly #states = new Map<string, FolderState>();
  /** The root that each folder is measured from now. */
  readonly #roots = new Map<string, string | null>();
  readonly #changed = new vscode.EventEmitter<FolderState>();
  readonly #client: LanguageClient;
  /** Fires when a folder's state changed. */
  readonly onDidChangeState = this.#changed.event;

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
    const module = context.asAbsolutePath('dist/server.js');
    const server: ServerOptions = {
      run: { module, transport: TransportKind.ipc },
      debug: { module, transport: TransportKind.ipc, options: { execArgv: ['--nolazy', '--inspect=6009'] } },
    };
    const options: LanguageClientOptions = {
      documentSelector: [{ scheme: 'file' }],
      outputChannel: vscode.window.createOutputChannel('Change Gate', { log: true }),
      initializationFailedHandler: () => false,
    };
    this.#client = new LanguageClient('change-gate', 'Change Gate', server, options);
  }

  /** Never fails: what keeps the server from starting is in its log. */
  async start(): Promise<void> {
    try {
      await this.#start();
    } catch (error) {
      this.#client.outputChannel.appendLine(`The language server did not start: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async restart(): Promise<void> {
    this.#states.clear();
    this.#roots.clear();
    await this.#client.restart();
    await this.#takeUpRoots();
  }

  async #start(): Promise<void> {
    this.#client.onNotification(methods.state, (message: unknown) => {
      const parsed = folderStateSchema.safeParse(message);
      if (!parsed.success) return;
      this.#states.set(parsed.data.folder, parsed.data);
      this.#changed.fire(parsed.data);
    });
    await this.#client.start();
    await this.#takeUpRoots();
    this.#context.subscriptions.push(
      onBranchSwitch((folder) => void this.#takeUpRoot(folder)),
      vscode.workspace.onDidChangeWorkspaceFolders(({ added }) => added.forEach((folder) => void this.#takeUpRoot(folder.uri))),
    );
  }

  /** The folder's last state; undefined before the server spoke of it. */
  state(folder: vscode.Uri): FolderState | undefined {
    return this.#states.get(folder.toString());
  }

  get states(): readonly FolderState[] {
    return [...this.#states.values()];
  }

  async check(folder: vscode.Uri): Promise<FolderState> {
    return folderStateSchema.parse(await this.#client.sendRequest(methods.check, folder.toString()));
  }

  async setRoot(request: SetRoot): Promise<FolderState> {
    this.#roots.set(request.folder, request.root);
    return folderStateSchema.parse(await this.#client.sendRequest(methods.setRoot, request));
  }

  /** Null while there is no change to show. */
  async panel(folder: vscode.Uri): Promise<Panel | null> {
    return panelSchema.nullable().parse(await this.#client.sendRequest(methods.panel, folder.toString()));
  }

  /** A file as base has it; null where it has none. */
  async baseText(request: BaseText): Promise<string | null> {
    return this.#client.sendRequest<string | null>(methods.baseText, request);
  }

  /** Newest first. */
  async receipts(folder: vscode.Uri): Promise<ReceiptEntry[]> {
    return receiptListSchema.parse(await this.#client.sendRequest(methods.receipts, folder.toString()));
  }

  async verifyReceipt(request: ReceiptRequest): Promise<Verified> {
    return verifiedSchema.parse(await this.#client.sendRequest(methods.verifyReceipt, request));
  }

  async exportReceipt(request: ExportRequest): Promise<string> {
    return this.#client.sendRequest<string>(methods.exportReceipt, request);
  }

  /** Fails with a message for a person. */
  async pullRequests(folder: vscode.Uri): Promise<OpenPullRequest[]> {
    return openPullRequestSchema.array().parse(await this.#client.sendRequest(methods.pullRequests, folder.toString()));
  }

  /** What the receipt that still holds proves of each hunk; empty where none does. */
  async proof(folder: vscode.Uri): Promise<HunkProof[]> {
    return hunkProofSchema.array().parse(await this.#client.sendRequest(methods.proof, folder.toString()));
  }

  async explain(ruleId: string): Promise<string | null> {
    return this.#client.sendRequest<string | null>(methods.explain, ruleId);
  }

  showLog(): void {
    this.#client.outputChannel.show();
  }

  dispose(): void {
    this.#changed.dispose();
    void this.#client.dispose();
  }

  async #takeUpRoots(): Promise<void> {
    await Promise.all((vscode.workspace.workspaceFolders ?? []).map((folder) => this.#takeUpRoot(folder.uri)));
  }

  /** A root that was chosen for this branch before holds again, without asking the network; another branch's does not. */
  async #takeUpRoot(folder: vscode.Uri): Promise<void> {
    const root = (await chosenRoot(this.#context.workspaceState, folder)) ?? null;
    const key = folder.toString();
    if (root === (this.#roots.get(key) ?? null)) return;
    this.#roots.set(key, root);
    await this.setRoot({ folder: key, root, refresh: false });
  }
}
