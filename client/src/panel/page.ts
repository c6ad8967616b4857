// The page that holds the panel: nothing may load but its own script and style.
import { randomBytes } from 'node:crypto';
import * as vscode from 'vscode';

/** Where the build put the panel's files. */
export function assetsOf(context: vscode.ExtensionContext): vscode.Uri {
  return vscode.Uri.joinPath(context.extensionUri, 'dist', 'webview');
}

export function pageFor(webview: vscode.Webview, assets: vscode.Uri): string {
  const nonce = randomBytes(16).toString('base64');
  const [script, style] = ['panel.js', 'panel.css'].map((name) => webview.asWebviewUri(vscode.Uri.joinPath(assets, name)).toString());
  const policy = `default-src 'none'; style-src ${webview.cspSource}; font-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Change Gate</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<script type="module" nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
