// Runs one step to an answer: who skipped it, how long it took, what it read; a fault inside it is its own answer, not the run's.
import { explainDisk } from './disk-full.ts';
import type { GateRun } from './run.ts';
import type { GateStep, StepAnswer } from './step.ts';
import { Failure } from '../model/failure.ts';
import type { Step, StepInput } from '../model/step.ts';

/** Steps that no selection leaves out: without them nothing else means anything. */
const always: ReadonlySet<string> = new Set(['freeze', 'check', 'verify']);

export async function runStep(step: GateStep, run: GateRun): Promise<Step> {
  const { clock } = run.host;
  const started = clock.now();
  run.watcher.started(step.id);
  const answer = await answerOf(step, run);
  const durationMs = clock.now() - started;
  run.states.set(step.id, answer.state);
  run.watcher.ended(step.id, answer.state, answer.reason, durationMs);
  const ran = answer.state !== 'skipped' && answer.state !== 'not-applicable';
  const whole = {
    state: answer.state,
    ...(answer.reason === undefined ? {} : { reason: answer.reason }),
    startedAt: new Date(started).toISOString(),
    durationMs,
    evidence: [...(answer.evidence ?? [])],
  };
  return {
    id: step.id,
    state: answer.state,
    ...(answer.reason === undefined ? {} : { reason: answer.reason }),
    ...(answer.state === 'skipped' ? { skippedBy: 'the caller' } : {}),
    ...(answer.declaredIn === undefined ? {} : { declaredIn: answer.declaredIn }),
    ...(answer.command === undefined ? {} : { command: answer.command }),
    cwd: '.',
    ...(answer.exitCode === undefined ? {} : { exitCode: answer.exitCode }),
    ...(answer.control === undefined ? {} : { control: answer.control }),
    attempts: ran ? [...(answer.attempts ?? [whole])] : [],
    inputs: ran ? [...inputsOf(step, run), ...(answer.inputs ?? [])] : [],
    evidence: [...new Set([...(answer.evidence ?? []), ...(answer.attempts ?? []).flatMap((attempt) => attempt.evidence)])],
  };
}

async function answerOf(step: GateStep, run: GateRun): Promise<StepAnswer> {
  if (run.options.signal?.aborted) return { state: 'cancelled', reason: 'cancelled' };
  const { steps } = run.options;
  if (steps && !always.has(step.id) && !steps.includes(step.id))
    return { state: 'skipped', reason: 'not among the steps that were asked for' };
  try {
    return await step.run(run);
  } catch (error) {
    if (error instanceof Failure && error.kind === 'cancelled') throw error;
    const explained = explainDisk(error);
    if (explained instanceof Failure && explained.code === 'disk-full') throw explained;
    return { state: 'errored', reason: error instanceof Error ? error.message : String(error) };
  }
}

function inputsOf(step: GateStep, { resolution: { change }, policyDigest }: GateRun): StepInput[] {
  const digests = { 'head-tree': change.headTree, 'base-tree': change.baseTree, policy: policyDigest };
  return step.reads.map((name) => ({ name, digest: digests[name] }));
}
