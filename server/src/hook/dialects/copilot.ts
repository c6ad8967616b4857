// Copilot's command line and cloud agent: the spelling of the event name decides between camel case and the form of Claude Code.
import { kindOf } from '../events-of.ts';
import type { Dialect } from '../event.ts';
import { record, text } from '../payload.ts';

export const copilot: Dialect = {
  host: 'copilot',
  recognizes: (payload) =>
    text(payload, 'stopReason', 'transcriptPath', 'toolName') !== undefined || text(payload, 'stop_reason') !== undefined,
  read: (payload) => {
    const toolName = text(payload, 'toolName', 'tool_name');
    const name = text(payload, 'hook_event_name') ?? (toolName === undefined ? 'agentStop' : 'preToolUse');
    const directory = text(payload, 'cwd');
    const command = text(record(payload, 'toolArgs', 'tool_input'), 'command');
    return {
      host: 'copilot',
      kind: kindOf(name),
      name,
      session: text(payload, 'sessionId', 'session_id') ?? '',
      ...(directory === undefined ? {} : { directory }),
      ...(command === undefined ? {} : { command }),
    };
  },
  block: (_event, reason) => ({ decision: 'block', reason }),
  deny: (_event, reason) => ({ permissionDecision: 'deny', permissionDecisionReason: reason }),
  allow: () => ({}),
};
