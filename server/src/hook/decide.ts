// Decides, without I/O: may the agent say done, may the command run? Blocks only while the tree makes progress.
import type { HookEvent } from './event.ts';
import type { Judgement } from './judgement.ts';
import type { Memory } from './memory.ts';
import { contradictionNote, reasonFor, unverifiedNote } from './words.ts';

export type Decision =
  | { readonly kind: 'allow'; readonly note?: string; readonly unverified?: boolean }
  | { readonly kind: 'block' | 'deny'; readonly reason: string };

/** A state is blocked at most this often; then the turn ends as unverified. */
export const mostBlocks = 3;

export function decide(
  event: HookEvent,
  judgement: Judgement,
  memory: Memory | undefined,
  now: number,
): { decision: Decision; memory: Memory } {
  const same = memory?.digest === judgement.digest;
  const before = same ? memory.blocks : 0;
  const next = (blocks: number): Memory => ({
    digest: judgement.digest,
    blocks,
    host: event.host,
    turn: event.turn ?? '',
    at: now,
    repeated: false,
  });
  if (judgement.passed && !judgement.wantsReceipt) return { decision: { kind: 'allow', ...contradictionNote(judgement) }, memory: next(0) };

  if (event.kind === 'tool')
    return {
      decision: { kind: 'deny', reason: reasonFor(judgement, 'Not committed or published') },
      memory: memory && same ? memory : next(0),
    };
  const block: Decision = { kind: 'block', reason: reasonFor(judgement, 'Not done yet') };
  if (same && isDoubleFiring(event, memory, now)) return { decision: block, memory: { ...memory, repeated: true } };
  if (before >= mostBlocks)
    return { decision: { kind: 'allow', note: unverifiedNote(judgement, before), unverified: true }, memory: next(before) };
  return { decision: block, memory: next(before + 1) };
}

/** Two firings within this time can be one event that two hosts saw. In milliseconds. */
const doubleFiringWindow = 5000;

/** Two hosts read the same hook file, or one turn fires twice: that is one decision, repeated once. */
function isDoubleFiring(event: HookEvent, memory: Memory, now: number): boolean {
  if (memory.blocks === 0 || memory.repeated || now - memory.at > doubleFiringWindow) return false;
  return memory.host !== event.host || (event.turn !== undefined && event.turn === memory.turn);
}
