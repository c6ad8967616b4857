// Copilot's command line, its cloud agent and VS Code's own agent read the same hook file; both timeouts are in seconds.
import { type Agent, hookCommand } from '../agent.ts';
import { jsonFile } from '../json-file.ts';

const hook = { type: 'command', command: hookCommand, timeout: 60, timeoutSec: 60 };

export const copilot: Agent = {
  id: 'copilot',
  hosts: ['copilot', 'vscode'],
  title: 'Copilot and VS Code',
  traces: ['.github/copilot-instructions.md', '.github/hooks', '.github/copilot', '.github/agents', '.vscode'],
  files: [
    jsonFile(
      '.github/hooks/change-gate.json',
      [
        { path: ['hooks', 'Stop'], inList: true, value: hook },
        { path: ['hooks', 'SubagentStop'], inList: true, value: hook },
        { path: ['hooks', 'PreToolUse'], inList: true, value: hook },
      ],
      { version: 1 },
    ),
    jsonFile('.vscode/mcp.json', [{ path: ['servers', 'change-gate'], value: { type: 'stdio', command: 'change-gate', args: ['mcp'] } }]),
  ],
};
