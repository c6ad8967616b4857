// Judges the working tree once for each state of it: what was judged before is remembered by the digest of everything the answer depends on.
import { checkResolution, sourceDigest } from '../gate/check-change.ts';
import { readPolicy } from '../gate/policy.ts';
import { receiptOfTree } from '../gate/receipt/of-tree.ts';
import type { GateHost } from '../gate/run.ts';
import { createGateEngine } from '../gate-engine.ts';
import type { Repository, Resolution } from '../host/host.ts';
import { stateFile } from '../host/state-files.ts';
import { contradictionsOf } from './contradictions.ts';
import type { HookEvent } from './event.ts';
import { type Judgement, judgementOf, judgementSchema } from './judgement.ts';
import { remember } from './sighting.ts';

export interface JudgeRequest {
  readonly repository: Repository;
  readonly event: Pick<HookEvent, 'kind' | 'message'>;
  /** Of the working tree's state, where it has one. */
  readonly stamp: string | undefined;
  readonly signal: AbortSignal;
}

/** Undefined where the tree holds no change and nothing is about to leave it. Throws `Failure`. */
export async function judgeTree({ repository, event, stamp, signal }: JudgeRequest): Promise<Judgement | undefined> {
  const host = createGateEngine();
  const resolution = await repository.resolve({ kind: 'working-tree' }, { allowEmpty: true, signal });
  const { policy, text } = await readPolicy(repository.tree(resolution.change.baseTree));
  const empty = resolution.change.files.length === 0;
  const judgement = await judgeFindings(host, repository, resolution, { text, signal });
  if (stamp !== undefined) await remember(repository, { stamp, preflight: policy.preflight, empty, judgement });
  const demandsReceipt = policy.preflight === 'receipt' && (!empty || event.kind === 'tool');
  if (empty && !demandsReceipt) return undefined;
  const contradictions = event.message === undefined ? [] : await contradictionsOf(host, repository, resolution, event.message);
  return { ...judgement, contradictions, wantsReceipt: demandsReceipt && !(await isProven(host, repository, resolution)) };
}

async function isProven(host: GateHost, repository: Repository, { change }: Resolution): Promise<boolean> {
  return (await receiptOfTree(host, repository.commonDir, change.headTree))?.gate.verdict === 'passed';
}

async function judgeFindings(
  host: GateHost,
  repository: Repository,
  resolution: Resolution,
  { text, signal }: { text: string; signal: AbortSignal },
): Promise<Judgement> {
  const digest = sourceDigest(resolution, text);
  const memory = stateFile(repository.commonDir, 'judgements', digest);
  const remembered = judgementSchema.safeParse(await memory.read());
  if (remembered.success && remembered.data.version === host.version && remembered.data.digest === digest) return remembered.data;
  const judgement = judgementOf((await checkResolution(host, repository, resolution, { signal })).report);
  await memory.write(judgement);
  return judgement;
}
