// Runs one declared command in a worktree, with the source checked before and after it, and keeps what it printed.
import type { GateRun } from './run.ts';
import { cleanMessage } from './reports/message.ts';
import type { Worktree } from '../host/host.ts';
import type { Attempt, StepId, StepState } from '../model/step.ts';

export interface CommandRequest {
  readonly step: StepId;
  readonly worktree: Worktree;
  readonly line: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Distinguishes the logs of one step. */
  readonly label: string;
}

export interface CommandAnswer {
  readonly state: Extract<StepState, 'passed' | 'failed' | 'errored' | 'timeout' | 'missing' | 'cancelled'>;
  readonly reason?: string;
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly attempt: Attempt;
  /** Source files that it wrote; they have been taken back. */
  readonly drift: readonly string[];
}

export async function runCommand(run: GateRun, request: CommandRequest): Promise<CommandAnswer> {
  const startedAt = new Date(run.host.clock.now()).toISOString();
  const before = await request.worktree.drift();
  if (before.length > 0) await request.worktree.restore();
  const result = await run.host.processes.run({
    command: ['/bin/sh', '-c', request.line],
    cwd: request.cwd === '' ? request.worktree.path : `${request.worktree.path}/${request.cwd}`,
    env: request.env,
    timeoutMs: run.gatePolicy['timeout-seconds'] * 1000,
    ...(run.options.signal ? { signal: run.options.signal } : {}),
  });
  const drift = await request.worktree.drift();
  if (drift.length > 0) await request.worktree.restore();
  const evidence = await keepLogs(run, request, result);
  const judged = judge(result, drift);
  return {
    ...judged,
    exitCode: result.exitCode,
    stdout: result.stdout,
    stderr: result.stderr,
    drift,
    attempt: { ...judged, exitCode: result.exitCode, startedAt, durationMs: Math.round(result.durationMs), evidence },
  };
}

async function keepLogs(
  run: GateRun,
  { step, label }: CommandRequest,
  { stdout, stderr }: { stdout: string; stderr: string },
): Promise<string[]> {
  const logs = [
    ['stdout', stdout],
    ['stderr', stderr],
  ].filter(([, text]) => text !== '') as [string, string][];
  return Promise.all(logs.map(([name, text]) => run.folder.write(`${step}/${label}.${name}.log`, text)));
}

function judge(
  result: { outcome: string; exitCode: number | null; stderr: string; stdout: string },
  drift: readonly string[],
): { state: CommandAnswer['state']; reason?: string } {
  if (result.outcome === 'cancelled') return { state: 'cancelled', reason: 'cancelled' };
  if (result.outcome === 'timeout') return { state: 'timeout', reason: 'took longer than its time limit' };
  if (drift.length > 0) return { state: 'failed', reason: driftReason(drift) };
  if (result.outcome === 'not-found' || result.exitCode === 127)
    return { state: 'missing', reason: lastLine(result.stderr) || 'the command was not found' };
  if (result.exitCode === 0) return { state: 'passed' };
  if (result.exitCode === null) return { state: 'errored', reason: 'a signal ended the command' };
  return {
    state: 'failed',
    reason: `exit code ${result.exitCode}${lastLine(result.stderr || result.stdout) === '' ? '' : `: ${lastLine(result.stderr || result.stdout)}`}`,
  };
}

export function driftReason(drift: readonly string[]): string {
  return `drift: the command wrote ${drift.slice(0, 5).join(', ')}${drift.length > 5 ? ` and ${drift.length - 5} more` : ''}`;
}

function lastLine(text: string): string {
  return (
    (cleanMessage(text.slice(-4000)) ?? '')
      .split('\n')
      .findLast((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 200) ?? ''
  );
}
