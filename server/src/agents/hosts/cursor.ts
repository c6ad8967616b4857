// Cursor: project hooks want a version; the answer to `stop` becomes the next message, so its own loop limit is lifted above ours.
import { type Agent, hookCommand } from '../agent.ts';
import { jsonFile } from '../json-file.ts';

export const cursor: Agent = {
  id: 'cursor',
  hosts: ['cursor'],
  title: 'Cursor',
  traces: ['.cursor', '.cursorrules'],
  files: [
    jsonFile(
      '.cursor/hooks.json',
      [
        { path: ['hooks', 'stop'], inList: true, value: { command: hookCommand, timeout: 60, loop_limit: 10 } },
        { path: ['hooks', 'beforeShellExecution'], inList: true, value: { command: hookCommand, timeout: 60 } },
      ],
      { version: 1 },
    ),
    jsonFile('.cursor/mcp.json', [{ path: ['mcpServers', 'change-gate'], value: { command: 'change-gate', args: ['mcp'] } }]),
  ],
};
