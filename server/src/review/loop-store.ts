// Keeps review loops: an abandoned lane stays abandoned, also after a restart.
import { randomUUID } from 'node:crypto';
import type { StateFile } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import { type Effort, type Loop, loopSchema, type RootKind } from '../model/review.ts';

export interface LoopRequest {
  readonly loopId?: string;
  readonly root: string;
  readonly rootKind: RootKind;
  readonly effort: Effort;
  readonly reviewTree: string;
}

/** Opens a new loop, or takes up the one that is named. Throws `Failure` `unknown-loop` or `loop-differs`. */
export async function openLoop(request: LoopRequest, state: (loopId: string) => StateFile): Promise<Loop> {
  const { loopId, root, rootKind, effort, reviewTree } = request;
  if (loopId === undefined)
    return { schemaVersion: 1, loopId: randomUUID(), root, rootKind, effort, reviewTree, iterations: [], abandoned: [] };
  const stored = loopSchema.safeParse(await state(loopId).read());
  if (!stored.success)
    throw new Failure(
      'usage',
      'unknown-loop',
      `There is no review loop “${loopId}” in this repository.`,
      'Leave --loop out to open a new one.',
    );
  const loop = stored.data;
  const differs = (
    [
      ['root', loop.root, root],
      ['effort', loop.effort, effort],
    ] as const
  ).find(([, before, now]) => before !== now);
  if (differs)
    throw new Failure(
      'usage',
      'loop-differs',
      `The loop was opened with ${differs[0]} “${differs[1]}”, not “${differs[2]}”.`,
      'Both are fixed for a loop; leave --loop out to open a new one.',
    );
  return loop;
}
