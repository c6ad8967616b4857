// The first step and the last: the bytes are what was resolved, before anything ran and after everything did.
import { canonicalJson } from '../receipt/canonical-json.ts';
import { manifestOf } from '../manifest.ts';
import type { GateStep } from '../step.ts';

export const freeze: GateStep = {
  id: 'freeze',
  reads: ['head-tree', 'base-tree', 'policy'],
  run: async ({ head, folder, repository, resolution }) => {
    const drift = await head.drift();
    if (drift.length > 0) return { state: 'failed', reason: `drift: the worktree differs in ${drift.slice(0, 5).join(', ')}` };
    const manifest = await manifestOf(resolution, repository);
    const evidence = [await folder.write('manifest.json', `${canonicalJson(manifest)}\n`)];
    return { state: 'passed', reason: `${manifest.files.length} changed files, tree ${resolution.change.headTree.slice(0, 12)}`, evidence };
  },
};

export const verify: GateStep = {
  id: 'verify',
  reads: ['head-tree'],
  run: async (run) => {
    const left = await run.head.drift();
    if (left.length > 0) run.drift ??= `the worktree differs in ${left.slice(0, 5).join(', ')}`;
    return run.drift === undefined
      ? { state: 'passed', reason: 'the source held from first to last' }
      : { state: 'failed', reason: `drift: ${run.drift}` };
  },
};
