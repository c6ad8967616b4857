// Claude Code: hooks in its project settings, the MCP server in `.mcp.json`.
import { type Agent, hookCommand } from '../agent.ts';
import { jsonFile } from '../json-file.ts';

const hook = { type: 'command', command: hookCommand, timeout: 60 };

export const claude: Agent = {
  id: 'claude',
  hosts: ['claude'],
  title: 'Claude Code',
  traces: ['.claude', 'CLAUDE.md', '.mcp.json'],
  files: [
    jsonFile('.claude/settings.json', [
      { path: ['hooks', 'Stop'], inList: true, value: { hooks: [hook] } },
      { path: ['hooks', 'SubagentStop'], inList: true, value: { hooks: [hook] } },
      { path: ['hooks', 'PreToolUse'], inList: true, value: { matcher: 'Bash', hooks: [hook] } },
    ]),
    jsonFile('.mcp.json', [{ path: ['mcpServers', 'change-gate'], value: { type: 'stdio', command: 'change-gate', args: ['mcp'] } }]),
  ],
};
