// What was found of the last state of a working tree that was judged, by the state's stamp: a state that is still the same needs no engine.
import * as z from 'zod';
import type { Repository, StateFile } from '../host/host.ts';
import { stateFile } from '../host/state-files.ts';
import { type Judgement, judgementSchema } from './judgement.ts';

const sightingSchema = z.object({
  stamp: z.string(),
  preflight: z.enum(['findings', 'receipt']),
  empty: z.boolean().describe('Nothing changed.'),
  judgement: judgementSchema,
});
export type Sighting = z.infer<typeof sightingSchema>;

export async function recall(repository: Repository, stamp: string, version: string): Promise<Sighting | undefined> {
  const { data } = sightingSchema.safeParse(await stateOf(repository).read());
  return data?.stamp === stamp && data.judgement.version === version ? data : undefined;
}

export async function remember(repository: Repository, sighting: Sighting): Promise<void> {
  await stateOf(repository).write(sighting);
}

/** What it says by itself; undefined where a receipt has to be looked for. `nothing`: no change, nothing to say. */
export function answerOf({ preflight, empty, judgement }: Sighting): Judgement | 'nothing' | undefined {
  if (preflight === 'receipt') return undefined;
  return empty ? 'nothing' : judgement;
}

function stateOf({ commonDir, gitDir }: Repository): StateFile {
  return stateFile(commonDir, 'sightings', gitDir);
}
