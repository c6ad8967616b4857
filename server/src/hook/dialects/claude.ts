// Claude Code, and every host that speaks its form. Also the answer to a host nobody knows.
import { kindOf } from '../events-of.ts';
import type { Dialect, HookEvent, Payload } from '../event.ts';
import { hasItems, record, text } from '../payload.ts';

export const claude: Dialect = {
  host: 'claude',
  recognizes: () => true,
  read: (payload) => readSnake('claude', payload),
  block: (_event, reason) => ({ decision: 'block', reason }),
  deny: denyNested,
  allow: (_event, note) => (note === undefined ? {} : { systemMessage: note }),
};

/** Payloads whose fields are written in snake case. */
export function readSnake(host: HookEvent['host'], payload: Payload): HookEvent {
  const name = text(payload, 'hook_event_name', 'event') ?? '';
  const turn = text(payload, 'turn_id');
  const directory = text(payload, 'cwd');
  const command = text(record(payload, 'tool_input'), 'command', 'cmd');
  const passes = passReason(payload);
  const message = text(payload, 'last_assistant_message', 'prompt_response');
  return {
    host,
    kind: kindOf(name),
    name,
    session: text(payload, 'session_id') ?? '',
    ...(turn === undefined ? {} : { turn }),
    ...(directory === undefined ? {} : { directory }),
    ...(passes === undefined ? {} : { passes }),
    ...(message === undefined ? {} : { message }),
    ...(command === undefined ? {} : { command }),
  };
}

/** The nested form of a tool decision, as VS Code, Claude Code and Codex read it. */
export function denyNested(event: HookEvent, reason: string): object {
  return { hookSpecificOutput: { hookEventName: event.name, permissionDecision: 'deny', permissionDecisionReason: reason } };
}

function passReason(payload: Payload): string | undefined {
  if (payload['permission_mode'] === 'plan') return 'plan mode';
  if (hasItems(payload, 'background_tasks') || hasItems(payload, 'session_crons')) return 'work goes on in the background';
  return undefined;
}
