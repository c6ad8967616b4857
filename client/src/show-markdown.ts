// Shows a Markdown document as a page; in an editor without a Markdown preview, as its text.
import * as vscode from 'vscode';

const preview = 'markdown.showPreview';

export async function showMarkdown(uri: vscode.Uri): Promise<void> {
  const hasPreview = (await vscode.commands.getCommands(true)).includes(preview);
  if (hasPreview) await vscode.commands.executeCommand(preview, uri);
  else await vscode.window.showTextDocument(uri, { preview: true });
}
