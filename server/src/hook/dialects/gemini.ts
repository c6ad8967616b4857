// Gemini CLI: the end of a turn is AfterAgent, and a veto is a denial.
import type { Dialect } from '../event.ts';
import { text } from '../payload.ts';
import { readSnake } from './claude.ts';

const names = new Set(['AfterAgent', 'BeforeTool', 'AfterTool', 'BeforeAgent']);

export const gemini: Dialect = {
  host: 'gemini',
  recognizes: (payload) => names.has(text(payload, 'hook_event_name') ?? ''),
  read: (payload) => readSnake('gemini', payload),
  block: (_event, reason) => ({ decision: 'deny', reason }),
  deny: (_event, reason) => ({ decision: 'deny', reason }),
  allow: (_event, note) => (note === undefined ? {} : { systemMessage: note }),
};
