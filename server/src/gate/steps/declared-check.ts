// Lint, format, types and build: the project's own commands at head, and at base where head fails, so that only the change is charged.
import { runCommand } from '../command.ts';
import { commandFor } from '../declared/discover.ts';
import type { DeclaredStep } from '../declared/declared.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable, type StepAnswer } from '../step.ts';

export function declaredCheck(id: Exclude<DeclaredStep, 'tests'>): GateStep {
  return { id, reads: ['head-tree'], run: (run) => runDeclared(run, id) };
}

async function runDeclared(run: GateRun, id: Exclude<DeclaredStep, 'tests'>): Promise<StepAnswer> {
  const command = commandFor(id, run.commands.head);
  if (!command) return notApplicable('the project declares none');
  const { env } = await run.equipmentOf(run.head);
  const answer = await runCommand(run, { step: id, worktree: run.head, line: command.line, cwd: command.cwd, env, label: 'head' });
  if (answer.drift.length > 0) run.drift ??= `${id} wrote ${answer.drift.slice(0, 5).join(', ')}`;
  if (id === 'build') run.builds = answer.state === 'passed';
  const { state, reason, exitCode, attempt } = answer;
  const control = state === 'failed' && answer.drift.length === 0 ? await controlAtBase(run, id) : undefined;
  const words = { 'broken-by-change': 'passes at base', 'failing-before': 'fails at base too', environment: 'cannot run at base either' };
  const why = [reason, control && words[control]].filter(Boolean).join('; ');
  return {
    state,
    ...(why === '' ? {} : { reason: why }),
    command: command.line,
    declaredIn: command.declaredIn,
    exitCode,
    attempts: [attempt],
    evidence: attempt.evidence,
    ...(control ? { control } : {}),
  };
}

async function controlAtBase(run: GateRun, id: Exclude<DeclaredStep, 'tests'>): Promise<StepAnswer['control']> {
  const command = commandFor(id, run.commands.base) ?? commandFor(id, run.commands.head);
  const worktree = await run.copy(0);
  await worktree.show(run.resolution.change.baseTree);
  const { env } = await run.equipmentOf(worktree);
  const answer = await runCommand(run, { step: id, worktree, line: command?.line ?? 'false', cwd: command?.cwd ?? '', env, label: 'base' });
  if (answer.state === 'passed') return 'broken-by-change';
  return answer.state === 'failed' ? 'failing-before' : 'environment';
}
