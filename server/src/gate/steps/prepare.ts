// Makes the worktree fit to run: linked dependencies, or the project's own preparation where the user allowed it.
import { runCommand } from '../command.ts';
import { notApplicable, type GateStep } from '../step.ts';
import { plural } from '../words.ts';

export const prepare: GateStep = {
  id: 'prepare',
  reads: ['head-tree'],
  run: async (run) => {
    const equipment = await run.equipmentOf(run.head);
    run.gaps.push(...equipment.problems);
    const [missing] = equipment.missing;
    if (!missing)
      return equipment.linked.length > 0
        ? { state: 'passed', reason: `${plural(equipment.linked.length, 'folder')} of installed dependencies linked` }
        : notApplicable('nothing has to be installed');
    if (missing.prepare === undefined) return { state: 'setup-failed', reason: `${missing.reason}; install them, then run the gate again` };
    if (!run.options.prepare)
      return {
        state: 'setup-failed',
        reason: `${missing.reason}; install them, or allow “${missing.prepare}” in the worktree with --prepare`,
      };
    const env = { ...equipment.env, npm_config_offline: 'false' };
    const answer = await runCommand(run, { step: 'prepare', worktree: run.head, line: missing.prepare, cwd: '', env, label: '1' });
    const { state, reason, exitCode, attempt } = answer;
    return {
      state: state === 'failed' ? 'setup-failed' : state,
      ...(reason === undefined ? {} : { reason }),
      exitCode,
      command: missing.prepare,
      attempts: [attempt],
    };
  },
};
