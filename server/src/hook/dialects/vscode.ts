// VS Code's own agent: camel case in, and for Stop only the nested decision is read; SubagentStop reads the top level. Both are given.
import { kindOf } from '../events-of.ts';
import type { Dialect } from '../event.ts';
import { record, text } from '../payload.ts';
import { denyNested } from './claude.ts';

export const vscode: Dialect = {
  host: 'vscode',
  recognizes: (payload) => text(payload, 'hookEventName') !== undefined,
  read: (payload) => {
    const name = text(payload, 'hookEventName') ?? '';
    const directory = text(payload, 'cwd');
    const command = text(record(payload, 'tool_input', 'toolInput'), 'command');
    return {
      host: 'vscode',
      kind: kindOf(name),
      name,
      session: text(payload, 'sessionId', 'session_id') ?? '',
      ...(directory === undefined ? {} : { directory }),
      ...(command === undefined ? {} : { command }),
    };
  },
  block: (event, reason) => ({ decision: 'block', reason, hookSpecificOutput: { hookEventName: event.name, decision: 'block', reason } }),
  deny: denyNested,
  allow: (_event, note) => (note === undefined ? {} : { systemMessage: note }),
};
