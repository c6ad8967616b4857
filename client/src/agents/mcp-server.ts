// Offers the MCP server of this extension to the editor, one for each folder that is trusted: its gate runs what a folder declares.
import * as vscode from 'vscode';

export function registerMcpServer(context: vscode.ExtensionContext): vscode.Disposable {
  const changed = new vscode.EventEmitter<void>();
  const cli = context.asAbsolutePath('dist/cli.js');
  const version = String(context.extension.packageJSON.version);
  return vscode.Disposable.from(
    changed,
    vscode.workspace.onDidGrantWorkspaceTrust(() => changed.fire()),
    vscode.workspace.onDidChangeWorkspaceFolders(() => changed.fire()),
    vscode.lm.registerMcpServerDefinitionProvider('change-gate', {
      onDidChangeMcpServerDefinitions: changed.event,
      provideMcpServerDefinitions: () => (vscode.workspace.isTrusted ? definitions(cli, version) : []),
    }),
  );
}

/** The editor's own Node runs it, so nothing has to be installed. */
function definitions(cli: string, version: string): vscode.McpStdioServerDefinition[] {
  const folders = (vscode.workspace.workspaceFolders ?? []).filter(({ uri }) => uri.scheme === 'file');
  return folders.map((folder) => {
    const label = folders.length === 1 ? 'Change Gate' : `Change Gate (${folder.name})`;
    const definition = new vscode.McpStdioServerDefinition(label, process.execPath, [cli, 'mcp'], { ELECTRON_RUN_AS_NODE: '1' }, version);
    definition.cwd = folder.uri;
    return definition;
  });
}
