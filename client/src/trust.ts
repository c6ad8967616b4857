// Restricted Mode: nothing of a folder is executed before a person trusts it.
import * as vscode from 'vscode';

/** Says why not, and offers the way to trust; `why` is a sentence. */
export function isTrusted(why: string): boolean {
  if (vscode.workspace.isTrusted) return true;
  void vscode.window.showWarningMessage(`Change Gate: ${why} This folder is not trusted.`, 'Manage Trust').then((choice) => {
    if (choice) void vscode.commands.executeCommand('workbench.trust.manage');
  });
  return false;
}
