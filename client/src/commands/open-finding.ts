// Opens a finding at its very text: reports count code points, editors count UTF-16 units.
import * as vscode from 'vscode';
import type { Finding } from '@change-gate/server/protocol';
import type { Parts } from './index.ts';

export async function openFinding(_parts: Parts, uri: unknown, range: unknown): Promise<void> {
  const { start, end } = range as Finding['range'];
  const document = await vscode.workspace.openTextDocument(uri as vscode.Uri);
  const at = ({ line, column }: Finding['range']['start']): vscode.Position => {
    const row = Math.min(line, document.lineCount) - 1;
    const before = [...document.lineAt(row).text].slice(0, column - 1).join('');
    return new vscode.Position(row, before.length);
  };
  await vscode.window.showTextDocument(document, { selection: new vscode.Range(at(start), at(end)), preview: true });
}
