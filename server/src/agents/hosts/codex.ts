// Codex: hooks in a file of their own, which a person has to trust; the MCP server in its TOML settings.
import { type Agent, hookCommand } from '../agent.ts';
import { jsonFile } from '../json-file.ts';
import { blockFile } from '../text-file.ts';

const hook = { type: 'command', command: hookCommand, timeout: 60 };

export const codex: Agent = {
  id: 'codex',
  hosts: ['codex'],
  title: 'Codex',
  traces: ['.codex'],
  files: [
    jsonFile('.codex/hooks.json', [
      { path: ['hooks', 'Stop'], inList: true, value: { hooks: [hook] } },
      { path: ['hooks', 'SubagentStop'], inList: true, value: { hooks: [hook] } },
      { path: ['hooks', 'PreToolUse'], inList: true, value: { matcher: 'Bash', hooks: [hook] } },
    ]),
    blockFile(
      '.codex/config.toml',
      '# change-gate: begin',
      ['[mcp_servers.change-gate]', 'command = "change-gate"', 'args = ["mcp"]'],
      '# change-gate: end',
    ),
  ],
  then: 'Codex runs a hook only after you trusted it: open /hooks in Codex once.',
};
