// The receipts of every folder, as the server last listed them; asked for again when the change moves or a gate ends.
import * as vscode from 'vscode';
import type { ReceiptEntry } from '@change-gate/server/protocol';
import type { LanguageServer } from './language-client.ts';

/** The tree settles before it is asked; in milliseconds. */
const quietTime = 800;

export class Receipts implements vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #entries = new Map<string, readonly ReceiptEntry[]>();
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #subscription: vscode.Disposable;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly onDidChange = this.#changed.event;

  constructor(server: LanguageServer) {
    this.#server = server;
    this.#subscription = server.onDidChangeState(({ folder, status }) => {
      if (status !== 'starting') this.#refreshSoon(folder);
    });
  }

  /** Newest first. */
  of(folder: string): readonly ReceiptEntry[] {
    return this.#entries.get(folder) ?? [];
  }

  get folders(): readonly string[] {
    return [...this.#entries.keys()];
  }

  async refresh(folder: string): Promise<void> {
    const entries = await this.#server.receipts(vscode.Uri.parse(folder)).catch(() => []);
    if (JSON.stringify(entries) === JSON.stringify(this.#entries.get(folder))) return;
    this.#entries.set(folder, entries);
    this.#changed.fire();
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#subscription.dispose();
    this.#changed.dispose();
  }

  #refreshSoon(folder: string): void {
    clearTimeout(this.#timers.get(folder));
    this.#timers.set(
      folder,
      setTimeout(() => void this.refresh(folder), quietTime),
    );
  }
}
