// Saves the map's picture where a person says.
import * as vscode from 'vscode';

export async function savePicture(svg: string): Promise<void> {
  if (!svg.startsWith('<svg')) return;
  const [folder] = vscode.workspace.workspaceFolders ?? [];
  const target = await vscode.window.showSaveDialog({
    filters: { 'SVG image': ['svg'] },
    ...(folder ? { defaultUri: vscode.Uri.joinPath(folder.uri, 'change-map.svg') } : {}),
  });
  if (target) await vscode.workspace.fs.writeFile(target, new TextEncoder().encode(svg));
}
