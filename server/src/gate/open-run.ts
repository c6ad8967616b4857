// Sets a run up: the static check, the policy of base, the worktree of head, and what each side declares.
import { createHash } from 'node:crypto';
import { checkResolution } from './check-change.ts';
import { discoverCommands } from './declared/discover.ts';
import { createEnvironment, type Equipment } from './environments/environment.ts';
import { readPolicy } from './policy.ts';
import type { GateHost, GateOptions, GateRun, GateWatcher } from './run.ts';
import type { Repository, Resolution, Workspace, Worktree } from '../host/host.ts';
import { gatePolicySchema } from '../model/gate-policy.ts';

export interface Frozen {
  readonly repository: Repository;
  readonly resolution: Resolution;
  readonly workspace: Workspace;
  readonly startedAt: string;
}

export async function openRun(
  host: GateHost,
  options: GateOptions,
  watcher: GateWatcher,
  { repository, resolution, workspace, startedAt }: Frozen,
): Promise<GateRun> {
  const { change } = resolution;
  const [baseTree, headTree] = [repository.tree(change.baseTree), repository.tree(change.headTree)];
  const { policy, text } = await readPolicy(baseTree);
  const gatePolicy = policy.gate ?? gatePolicySchema.parse({});
  const [check, head, folder, atHead, atBase] = await Promise.all([
    checkResolution(host, repository, resolution, options.signal ? { signal: options.signal } : {}),
    workspace.checkOut('head', change.headTree),
    host.store(repository.commonDir).start(stampOf(startedAt), resolution.target.pullRequest?.number),
    discoverCommands(headTree, gatePolicy),
    discoverCommands(baseTree, gatePolicy),
  ]);
  const environment = createEnvironment({
    caller: host.environment,
    letThrough: [...options.letThrough, ...gatePolicy.env],
    checkout: host.checkout,
    root: repository.root,
    temporary: await workspace.folder('tmp'),
    caches: await workspace.folder('caches'),
  });
  const equipped = new Map<Worktree, Promise<Equipment>>();
  const equip = (worktree: Worktree): Promise<Equipment> =>
    environment.equip(worktree, repository.tree(worktree === head ? change.headTree : change.baseTree));
  const copies = new Map<number, Promise<Worktree>>();
  return {
    host,
    options,
    watcher,
    repository,
    resolution,
    check,
    policy,
    gatePolicy,
    policyDigest: createHash('sha256').update(text).digest('hex'),
    folder,
    workspace,
    environment,
    equipmentOf: (worktree) => {
      const known = equipped.get(worktree) ?? equip(worktree);
      equipped.set(worktree, known);
      return known;
    },
    head,
    copy: (lane) => {
      const known = copies.get(lane) ?? workspace.checkOut(lane === 0 ? 'other' : `other-${lane}`, change.baseTree);
      copies.set(lane, known);
      return known;
    },
    elsewhere: () => workspace.checkOut('elsewhere/on another way', change.headTree, 'q7'),
    commands: { head: atHead, base: atBase },
    tests: {},
    findings: [],
    proof: { new: [], oldTests: [], hunks: [], sensitive: [], baseline: {} },
    gaps: [...resolution.limits],
    states: new Map(),
    lanes: [],
    drift: undefined,
    builds: false,
  };
}

/** `2026-01-31T09-30-00-123Z`: sorts by time, and every file system takes it. */
function stampOf(time: string): string {
  return time.replaceAll(/[:.]/g, '-');
}
