// The tree “Receipts”: what gates have signed, newest first, and whether each still holds.
import * as vscode from 'vscode';
import type { ReceiptEntry } from '@change-gate/server/protocol';
import type { Receipts } from './receipts.ts';

export interface ReceiptItem {
  readonly folder: string;
  readonly entry: ReceiptEntry;
}

const icons: Readonly<Record<ReceiptEntry['verdict'], vscode.ThemeIcon>> = {
  passed: new vscode.ThemeIcon('pass', new vscode.ThemeColor('testing.iconPassed')),
  failed: new vscode.ThemeIcon('error', new vscode.ThemeColor('testing.iconFailed')),
  incomplete: new vscode.ThemeIcon('warning', new vscode.ThemeColor('problemsWarningIcon.foreground')),
  unavailable: new vscode.ThemeIcon('warning', new vscode.ThemeColor('problemsWarningIcon.foreground')),
  invalid: new vscode.ThemeIcon('unverified', new vscode.ThemeColor('problemsErrorIcon.foreground')),
};

export class ReceiptsTree implements vscode.TreeDataProvider<ReceiptItem>, vscode.Disposable {
  readonly #receipts: Receipts;
  readonly #view: vscode.TreeView<ReceiptItem>;
  readonly onDidChangeTreeData: vscode.Event<void>;

  constructor(receipts: Receipts) {
    this.#receipts = receipts;
    this.onDidChangeTreeData = receipts.onDidChange;
    this.#view = vscode.window.createTreeView('changeGate.receipts', { treeDataProvider: this });
  }

  getChildren(item?: ReceiptItem): ReceiptItem[] {
    if (item) return [];
    return this.#receipts.folders.flatMap((folder) => this.#receipts.of(folder).map((entry) => ({ folder, entry })));
  }

  getTreeItem({ folder, entry }: ReceiptItem): vscode.TreeItem {
    const verdict = entry.verdict.charAt(0).toUpperCase() + entry.verdict.slice(1);
    const item = new vscode.TreeItem(verdict);
    const when = entry.finishedAt === '' ? '' : new Date(entry.finishedAt).toLocaleString();
    item.id = `${folder}\n${entry.id}`;
    item.iconPath = icons[entry.verdict];
    item.description = [entry.holds === 'exact' ? 'still exact' : entry.holds === 'stale' ? 'stale' : '', when].filter(Boolean).join(' · ');
    item.tooltip = [entry.target, when, explained(entry), entry.id].filter(Boolean).join('\n');
    item.contextValue = entry.verdict === 'invalid' ? 'invalidReceipt' : 'receipt';
    item.accessibilityInformation = { label: [verdict, item.description, entry.target, explained(entry)].filter(Boolean).join(', ') };
    item.command = { command: 'changeGate.showReceipt', title: 'Show', arguments: [{ folder, entry }] };
    return item;
  }

  dispose(): void {
    this.#view.dispose();
  }
}

function explained({ holds, because }: ReceiptEntry): string {
  const what = because.map((name) => name.replace(/^file:/, '')).join(', ');
  if (holds === 'stale') return `Stale: ${what === '' ? 'its target is gone' : `${what} changed`}.`;
  return holds === 'invalid' ? what : 'Every step still holds for the bytes as they are.';
}
