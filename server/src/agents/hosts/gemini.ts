// Gemini CLI: hooks and MCP servers share one settings file; its timeouts are in milliseconds.
import { type Agent, hookCommand } from '../agent.ts';
import { jsonFile } from '../json-file.ts';

const hook = { type: 'command', name: 'change-gate', command: hookCommand, timeout: 60_000 };

export const gemini: Agent = {
  id: 'gemini',
  hosts: ['gemini'],
  title: 'Gemini CLI',
  traces: ['.gemini', 'GEMINI.md'],
  files: [
    jsonFile('.gemini/settings.json', [
      { path: ['hooks', 'AfterAgent'], inList: true, value: { hooks: [hook] } },
      { path: ['hooks', 'BeforeTool'], inList: true, value: { matcher: 'run_shell_command', hooks: [hook] } },
      { path: ['mcpServers', 'change-gate'], value: { command: 'change-gate', args: ['mcp'] } },
    ]),
  ],
  then: 'Gemini CLI runs hooks only in a folder that you trust.',
};
