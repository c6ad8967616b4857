// Codex: Claude Code's form, read strictly; a key too many makes the answer invalid.
import type { Dialect } from '../event.ts';
import { text } from '../payload.ts';
import { denyNested, readSnake } from './claude.ts';

export const codex: Dialect = {
  host: 'codex',
  recognizes: (payload) => text(payload, 'turn_id') !== undefined && text(payload, 'hook_event_name') !== undefined,
  read: (payload) => readSnake('codex', payload),
  block: (_event, reason) => ({ decision: 'block', reason }),
  deny: denyNested,
  allow: (_event, note) => (note === undefined ? {} : { systemMessage: note }),
};
