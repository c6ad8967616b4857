// Check This Change: looks again at every byte and shows the tree.
import * as vscode from 'vscode';
import { pickFolder } from '../pick-folder.ts';
import { counts, plural } from '../words.ts';
import type { Parts } from './index.ts';

export async function checkChange({ server, tree }: Parts): Promise<void> {
  const folder = await pickFolder();
  if (!folder) return;
  const state = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: 'Change Gate: checking the change' },
    () => server.check(folder.uri),
  );
  await tree.focus();
  if (state.status === 'unavailable') void vscode.window.showWarningMessage(`Change Gate: ${state.reason ?? 'not available'}`);
  else if (state.status === 'no-change') void vscode.window.setStatusBarMessage('Change Gate: nothing changed', 5000);
  else
    void vscode.window.setStatusBarMessage(
      `Change Gate: ${plural(counts(state.findings).errors, 'error')} in ${plural(state.files.length, 'file')}`,
      5000,
    );
}
