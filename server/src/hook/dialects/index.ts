// The table of hosts, in the order in which they are told apart; the last one takes whatever is left.
import type { Dialect, HookHost, Payload } from '../event.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { gemini } from './gemini.ts';
import { vscode } from './vscode.ts';

export const dialects: readonly Dialect[] = [cursor, gemini, vscode, codex, copilot, claude];

export function dialectOf(payload: Payload, host: HookHost | 'auto'): Dialect {
  const wanted = dialects.find((dialect) => (host === 'auto' ? dialect.recognizes(payload) : dialect.host === host));
  return wanted ?? claude;
}
