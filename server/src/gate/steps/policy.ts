// Where the change edits what judges it, base's configuration is run on head's code as well: what it used to demand stays visible.
import { roleOf } from '../../analysis/roles.ts';
import { runCommand } from '../command.ts';
import { commandFor } from '../declared/discover.ts';
import type { DeclaredStep } from '../declared/declared.ts';
import { policyPath } from '../policy.ts';
import { baseCheckFails } from '../proof/findings.ts';
import { isFailure } from '../reports/counts.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { runSuite } from '../suite.ts';
import { plural } from '../words.ts';
import type { TreeEdit } from '../../host/host.ts';
import type { ChangeEntry, ChangeSet } from '../../model/change-set.ts';
import type { Attempt } from '../../model/step.ts';

const judged: readonly DeclaredStep[] = ['lint', 'format', 'types', 'tests'];
const lockfile =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|Cargo\.lock|poetry\.lock|uv\.lock|go\.sum|composer\.lock|Gemfile\.lock)$/;

export const policy: GateStep = {
  id: 'policy',
  reads: ['head-tree', 'base-tree'],
  run: async (run) => {
    const governing = run.resolution.change.files.filter(governs);
    if (governing.length === 0) return notApplicable('the change edits no policy, tool configuration, CI or hook');
    const worktree = await run.copy(0);
    const tree = await worktree.derive(run.resolution.change.headTree, configurationOf(governing, run.resolution.change));
    await worktree.show(tree);
    const attempts: Attempt[] = [];
    const failing: string[] = [];
    for (const id of judged) {
      if (run.states.get(id) === 'failed') continue;
      const complaint = await runWithBase(run, id, attempts);
      if (complaint === undefined) continue;
      failing.push(id);
      run.findings.push(baseCheckFails(governing[0]?.path ?? policyPath, id, complaint));
    }
    const paths = governing
      .slice(0, 3)
      .map((file) => file.path)
      .join(', ');
    if (failing.length > 0)
      return {
        state: 'failed',
        reason: `with base's configuration (${paths}), ${failing.join(' and ')} ${failing.length === 1 ? 'fails' : 'fail'}`,
        attempts,
      };
    return { state: 'passed', reason: `${plural(attempts.length, 'check')} with base's configuration (${paths}): no difference`, attempts };
  },
};

function governs(file: ChangeEntry): boolean {
  const role = roleOf(file.path);
  return (
    (role === 'config' || role === 'ci' || file.path === policyPath || /^(?:\.husky|\.githooks)\//.test(file.path)) &&
    !lockfile.test(file.path)
  );
}

function configurationOf(files: readonly ChangeEntry[], { files: all }: ChangeSet): TreeEdit[] {
  return files.flatMap((file): TreeEdit[] => {
    const oldPath = file.oldPath ?? file.path;
    const back: TreeEdit = file.base && file.status !== 'copied' ? { path: oldPath, side: file.base } : { path: file.path, remove: true };
    return oldPath === file.path || !all.includes(file) ? [back] : [{ path: file.path, remove: true }, back];
  });
}

/** What base's own command says of head's code, where that is worse than what head's says. */
async function runWithBase(run: GateRun, id: DeclaredStep, attempts: Attempt[]): Promise<string | undefined> {
  const command = commandFor(id, run.commands.base);
  if (!command) return undefined;
  const worktree = await run.copy(0);
  if (id === 'tests') {
    const result = await runSuite(run, { step: 'policy', label: 'tests', worktree, command });
    attempts.push(result.attempt);
    const fine = new Set((run.tests.settled?.cases ?? []).filter((test) => isFailure(test.outcome)).map((test) => test.id));
    const wasRed = new Set((run.tests.base?.run.cases ?? []).filter((test) => isFailure(test.outcome)).map((test) => test.id));
    const failing = result.run.cases.filter((test) => isFailure(test.outcome) && !fine.has(test.id) && !wasRed.has(test.id));
    return failing.length > 0 ? `${plural(failing.length, 'test')} such as “${failing[0]?.name ?? ''}”` : undefined;
  }
  const { env } = await run.equipmentOf(worktree);
  const answer = await runCommand(run, { step: 'policy', worktree, line: command.line, cwd: command.cwd, env, label: id });
  attempts.push(answer.attempt);
  if (answer.state !== 'failed' || answer.drift.length > 0) return undefined;
  const shown = worktree.tree;
  await worktree.show(run.resolution.change.baseTree);
  const control = await runCommand(run, { step: 'policy', worktree, line: command.line, cwd: command.cwd, env, label: `${id}.base` });
  await worktree.show(shown);
  return control.state === 'passed' ? (answer.reason ?? 'it fails') : undefined;
}
