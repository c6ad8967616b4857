// One hook command for every agent: reads the host's payload, checks the tree, answers in the host's own dialect. Never fails, never blocks for a fault of ours.
import { createEngine } from '../engine.ts';
import { type CheckHost, checkChange } from '../gate/check-change.ts';
import { readStandardInput } from '../host/standard-input.ts';
import { stateFile } from '../host/state-files.ts';
import { Failure } from '../model/failure.ts';
import type { Report } from '../model/report.ts';
import { type Decision, decide } from './decide.ts';
import { dialectOf } from './dialects/index.ts';
import type { Dialect, HookEvent, HookHost } from './event.ts';
import { memorySchema } from './memory.ts';
import { parseObject } from './payload.ts';
import { publishingAct } from './shell-command.ts';

/** How long the payload may take to arrive, and the whole answer to be found. Hosts give up after 30 s; in milliseconds. */
const inputDeadline = 5_000;
const answerDeadline = 20_000;
const largestPayload = 16 * 1024 * 1024;

/** Prints exactly one JSON object. The exit code is always 0. */
export async function runHook(host: HookHost | 'auto'): Promise<number> {
  const payload = parseObject(await readStandardInput(inputDeadline, largestPayload)) ?? {};
  const dialect = dialectOf(payload, host);
  const event = dialect.read(payload);
  process.stdout.write(`${JSON.stringify(await answer(dialect, event))}\n`);
  return 0;
}

async function answer(dialect: Dialect, event: HookEvent): Promise<object> {
  if (!concernsTheGate(event)) return dialect.allow(event);
  try {
    return speak(dialect, event, await judge(event));
  } catch (error) {
    process.stderr.write(`change-gate: the preflight could not run: ${error instanceof Failure ? `${error.message} [${error.code}]` : 'internal error'}\n`);
    return dialect.allow(event);
  }
}

function concernsTheGate(event: HookEvent): boolean {
  if (event.kind === 'other' || event.passes !== undefined) return false;
  return event.kind === 'stop' || (event.command !== undefined && publishingAct(event.command) !== undefined);
}

async function judge(event: HookEvent): Promise<Decision> {
  const engine = createEngine();
  const directory = event.directory ?? process.cwd();
  const report = await checkTree(engine, directory);
  if (!report) return { kind: 'allow' };
  const state = stateFile(await commonDirectory(engine, directory), 'hook', event.session);
  const remembered = memorySchema.safeParse(await state.read());
  const { decision, memory } = decide(event, report, remembered.data, engine.clock.now());
  await state.write(memory);
  return decision;
}

/** The report of the working tree, or undefined where it holds no change. */
async function checkTree(engine: CheckHost, directory: string): Promise<Report | undefined> {
  try {
    return (await checkChange(engine, { directory, target: { kind: 'working-tree' }, signal: AbortSignal.timeout(answerDeadline) })).report;
  } catch (error) {
    if (error instanceof Failure && error.code === 'empty-change') return undefined;
    throw error;
  }
}

async function commonDirectory(engine: CheckHost, directory: string): Promise<string> {
  const repository = await engine.git.open(directory);
  await repository.close();
  return repository.commonDir;
}

function speak(dialect: Dialect, event: HookEvent, decision: Decision): object {
  switch (decision.kind) {
    case 'allow':
      return dialect.allow(event, decision.note);
    case 'block':
      return dialect.block(event, decision.reason);
    case 'deny':
      return dialect.deny(event, decision.reason);
  }
}
