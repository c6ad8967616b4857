// Cursor has no veto at the end of a turn: the answer becomes the next message of the conversation.
import { kindOf } from '../events-of.ts';
import type { Dialect } from '../event.ts';
import { firstText, text } from '../payload.ts';

export const cursor: Dialect = {
  host: 'cursor',
  recognizes: (payload) => text(payload, 'cursor_version') !== undefined,
  read: (payload) => {
    const name = text(payload, 'hook_event_name') ?? '';
    const turn = text(payload, 'generation_id');
    const directory = text(payload, 'cwd') ?? firstText(payload, 'workspace_roots');
    const status = text(payload, 'status');
    const command = text(payload, 'command');
    return {
      host: 'cursor',
      kind: kindOf(name),
      name,
      session: text(payload, 'conversation_id') ?? '',
      ...(turn === undefined ? {} : { turn }),
      ...(directory === undefined ? {} : { directory }),
      ...(status !== undefined && status !== 'completed' ? { passes: `the turn ended as ${status}` } : {}),
      ...(command === undefined ? {} : { command }),
    };
  },
  block: (_event, reason) => ({ followup_message: reason }),
  deny: (_event, reason) => ({ permission: 'deny', user_message: reason, agent_message: reason }),
  allow: () => ({}),
};
