// Measures a receipt against what the repository holds now: the same target, resolved again.
import { createHash } from 'node:crypto';
import { readPolicy } from '../policy.ts';
import type { GateHost } from '../run.ts';
import { type Freshness, freshness } from './freshness.ts';
import { Failure } from '../../model/failure.ts';
import type { Receipt } from '../../model/receipt.ts';
import type { Target, TargetRequest } from '../../model/target.ts';

/** Everything is stale where the target cannot be resolved any more. */
export async function currentFreshness(host: GateHost, directory: string, receipt: Receipt): Promise<Freshness> {
  return freshness(receipt, await currentDigests(host, directory, receipt.gate.target));
}

/** What each input of a gate of this target would be now; empty where the target is gone. */
export async function currentDigests(host: GateHost, directory: string, target: Target): Promise<ReadonlyMap<string, string>> {
  const repository = await host.git.open(directory);
  try {
    const { change } = await repository.resolve(requestOf(target, repository.root), { allowEmpty: true, offline: true });
    const { text } = await readPolicy(repository.tree(change.baseTree));
    return new Map([
      ['head-tree', change.headTree],
      ['base-tree', change.baseTree],
      ['policy', createHash('sha256').update(text).digest('hex')],
    ]);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unavailable') return new Map();
    throw error;
  } finally {
    await repository.close();
  }
}

/** The request that a target came from. */
export function requestOf({ kind, spec, root, paths, pullRequest }: Target, folder: string): TargetRequest {
  switch (kind) {
    case 'working-tree':
      return { kind };
    case 'path':
      return { kind, paths: (paths ?? []).map((path) => `${folder}/${path}`) };
    case 'commit':
      return { kind, spec };
    case 'branch':
      return { kind, root: root ?? spec };
    case 'pull-request':
      return pullRequest ? { kind: 'commit', spec: `${pullRequest.base.oid}...${pullRequest.head.oid}` } : { kind, reference: spec };
  }
}
