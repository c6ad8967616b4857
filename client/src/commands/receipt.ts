// Verify Receipt, Export Receipt: of the one a person points at, or the newest.
import * as vscode from 'vscode';
import type { ExportRequest } from '@change-gate/server/protocol';
import type { Parts } from './index.ts';

const formats: readonly (vscode.QuickPickItem & { readonly format: ExportRequest['format']; readonly extension: string })[] = [
  { label: 'Page', description: 'HTML, to read or to mail', format: 'html', extension: 'html' },
  { label: 'Markdown', description: 'for a pull request', format: 'markdown', extension: 'md' },
  { label: 'JSON', description: 'for a program', format: 'json', extension: 'json' },
  {
    label: 'Signed bundle',
    description: 'in-toto statements; the only form that can be verified again',
    format: 'intoto',
    extension: 'intoto.jsonl',
  },
];

export async function verifyReceipt(parts: Parts, wanted?: unknown): Promise<void> {
  const receipt = find(parts, wanted);
  if (!receipt) return;
  const { state, because } = await parts.server.verifyReceipt(receipt);
  const what = because.map((name) => name.replace(/^file:/, '')).join(', ');
  if (state === 'valid') void vscode.window.showInformationMessage('Change Gate: the receipt is genuine, and every step still holds.');
  else if (state === 'stale')
    void vscode.window.showWarningMessage(
      `Change Gate: the receipt is genuine, but stale: ${what === '' ? 'its target is gone' : `${what} changed`}.`,
    );
  else void vscode.window.showErrorMessage(`Change Gate: ${what}`);
}

export async function exportReceipt(parts: Parts, wanted?: unknown): Promise<void> {
  const receipt = find(parts, wanted);
  if (!receipt) return;
  const choice = await vscode.window.showQuickPick(formats, { title: 'Export the receipt as' });
  if (!choice) return;
  const text = await parts.server.exportReceipt({ ...receipt, format: choice.format });
  const name = `receipt-${receipt.id.slice(0, 12)}.${choice.extension}`;
  const target = await vscode.window.showSaveDialog({ defaultUri: vscode.Uri.joinPath(vscode.Uri.parse(receipt.folder), name) });
  if (target) await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(text));
}

/** `wanted`: an item of the tree, or an id; the newest receipt where neither is given. */
function find({ receipts }: Parts, wanted: unknown): { folder: string; id: string } | undefined {
  const all = receipts.folders.flatMap((folder) => receipts.of(folder).map(({ id }) => ({ folder, id })));
  const id = typeof wanted === 'string' ? wanted : (wanted as { entry?: { id?: unknown } } | undefined)?.entry?.id;
  const found = typeof id === 'string' ? all.find((each) => each.id === id) : all[0];
  if (!found) void vscode.window.showInformationMessage('Change Gate: there is no receipt yet. Run Full Gate makes one.');
  return found;
}
