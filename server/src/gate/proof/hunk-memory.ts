// Remembers what was proven of a hunk on exactly these bytes, so that a run that was cut off goes on where it stood. Signed, since receipts rest on it.
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { canonicalJson } from '../receipt/canonical-json.ts';
import { open, seal } from '../receipt/envelope.ts';
import type { GateRun } from '../run.ts';
import { provenHunkSchema, type Proof } from '../../model/gate-report.ts';
import { envelopeSchema } from '../../model/receipt.ts';

type ProvenHunk = Proof['hunks'][number];

const remembered = z.object({ key: z.string(), hunk: provenHunkSchema });

export interface HunkMemory {
  /** `without`: the tree that head is without the hunk. Undefined for what was not proven here, or was not by this user's key. */
  recall(without: string): Promise<ProvenHunk | undefined>;
  keep(without: string, hunk: ProvenHunk): Promise<void>;
}

/** `command`: what runs the tests. The answer belongs to both trees, the command, the environment and the version. */
export function hunkMemory({ host, repository, resolution, environment }: GateRun, command: string): HunkMemory {
  const keyOf = (without: string): string =>
    createHash('sha256')
      .update(canonicalJson({ head: resolution.change.headTree, without, command, facts: environment.facts, version: host.version }))
      .digest('hex');
  const fileOf = (key: string) => host.memory(repository.commonDir, 'ablation', key);
  return {
    recall: async (without) => {
      const key = keyOf(without);
      const envelope = envelopeSchema.safeParse(await fileOf(key).read());
      if (!envelope.success) return undefined;
      for (const known of await host.keys.verificationKeys()) {
        const payload = open(envelope.data, known);
        const value = payload && remembered.safeParse(JSON.parse(payload.toString('utf8')));
        if (value?.success && value.data.key === key) return value.data.hunk;
      }
      return undefined;
    },
    keep: async (without, hunk) => {
      const key = keyOf(without);
      await fileOf(key).write(seal(Buffer.from(canonicalJson({ key, hunk })), await host.keys.signingKey()));
    },
  };
}
