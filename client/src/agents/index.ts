// What agents inside the editor find: language-model tools and the MCP server. An editor without them goes on without them.
import * as vscode from 'vscode';
import type { LanguageServer } from '../language-client.ts';
import { registerMcpServer } from './mcp-server.ts';
import { registerTools } from './tools.ts';

/** Editors made from VS Code leave parts of `vscode.lm` out, so each part is asked for. */
export function registerAgents(context: vscode.ExtensionContext, server: LanguageServer): vscode.Disposable[] {
  const available: Partial<typeof vscode.lm> = (vscode as Partial<typeof vscode>).lm ?? {};
  return [
    ...(typeof available.registerTool === 'function' ? registerTools(server) : []),
    ...(typeof available.registerMcpServerDefinitionProvider === 'function' ? [registerMcpServer(context)] : []),
  ];
}
