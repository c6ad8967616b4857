// The workspace folder a command is about: the only one, the active editor's, or the one a person picks.
import * as vscode from 'vscode';

export async function pickFolder(): Promise<vscode.WorkspaceFolder | undefined> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const active = vscode.window.activeTextEditor && vscode.workspace.getWorkspaceFolder(vscode.window.activeTextEditor.document.uri);
  if (folders.length === 0) {
    void vscode.window.showInformationMessage('Change Gate checks a folder under git. Open one first.');
    return undefined;
  }
  return folders.length === 1 ? folders[0] : (active ?? vscode.window.showWorkspaceFolderPick({ placeHolder: 'Which folder?' }));
}
