// One hook command for every agent: reads the host's payload, checks the tree, answers in the host's own dialect. Never fails, never blocks for a fault of ours.
import { extractClaims } from '../agents/claims/extract.ts';
import { git } from '../host/git/index.ts';
import type { Repository } from '../host/host.ts';
import { readStandardInput } from '../host/standard-input.ts';
import { stateFile } from '../host/state-files.ts';
import { Failure } from '../model/failure.ts';
import { type Firing, firingKind, firingSchema, nextFiring } from '../model/firing.ts';
import { type Decision, decide } from './decide.ts';
import { dialectOf } from './dialects/index.ts';
import type { Dialect, HookEvent, HookHost } from './event.ts';
import type { judgeTree } from './judge-tree.ts';
import type { Judgement } from './judgement.ts';
import { memorySchema } from './memory.ts';
import { parseObject } from './payload.ts';
import { publishingAct } from './shell-command.ts';
import { answerOf, recall } from './sighting.ts';
import { version } from '../version.ts';

/** How long the payload may take to arrive, and the whole answer to be found. Hosts give up after 30 s; in milliseconds. */
const inputDeadline = 5_000;
const answerDeadline = 20_000;
const largestPayload = 16 * 1024 * 1024;

/** The engine, loaded only where a state of the tree is new. */
export type LoadJudge = () => typeof judgeTree;

/** Prints exactly one JSON object. The exit code is always 0. */
export async function runHook(host: HookHost | 'auto', load: LoadJudge): Promise<number> {
  const payload = parseObject(await readStandardInput(inputDeadline, largestPayload)) ?? {};
  const dialect = dialectOf(payload, host);
  const event = dialect.read(payload);
  process.stdout.write(`${JSON.stringify(await answer(dialect, event, load))}\n`);
  return 0;
}

async function answer(dialect: Dialect, event: HookEvent, load: LoadJudge): Promise<object> {
  if (!concernsTheGate(event)) return dialect.allow(event);
  try {
    return speak(dialect, event, await judge(event, load));
  } catch (error) {
    process.stderr.write(
      `change-gate: the preflight could not run: ${error instanceof Failure ? `${error.message} [${error.code}]` : 'internal error'}\n`,
    );
    return dialect.allow(event);
  }
}

function concernsTheGate(event: HookEvent): boolean {
  if (event.kind === 'other' || event.passes !== undefined) return false;
  return event.kind === 'stop' || (event.command !== undefined && publishingAct(event.command) !== undefined);
}

async function judge(event: HookEvent, load: LoadJudge): Promise<Decision> {
  const repository = await git.open(event.directory ?? process.cwd());
  try {
    const judgement = await judgementOn(event, repository, load);
    if (!judgement) return await record(repository, event, { kind: 'allow' });
    const state = stateFile(repository.commonDir, 'hook', event.session);
    const { decision, memory } = decide(event, judgement, memorySchema.safeParse(await state.read()).data, Date.now());
    await state.write(memory);
    return await record(repository, event, decision);
  } finally {
    await repository.close();
  }
}

/** What is known of a state that was judged before; only a new one, a claim or a demanded receipt needs the engine. */
async function judgementOn(event: HookEvent, repository: Repository, load: LoadJudge): Promise<Judgement | undefined> {
  const signal = AbortSignal.timeout(answerDeadline);
  const stamp = repository.bare ? undefined : await repository.stamp(signal);
  const known = stamp === undefined ? undefined : await recall(repository, stamp, version);
  const answer = known && extractClaims(event.message ?? '').length === 0 ? answerOf(known) : undefined;
  if (answer !== undefined) return answer === 'nothing' ? undefined : answer;
  return load()({ repository, event, stamp, signal });
}

/** Remembers that this agent's hook fired, and what it heard. */
async function record(repository: Repository, event: HookEvent, decision: Decision): Promise<Decision> {
  const state = stateFile(repository.commonDir, firingKind, event.host);
  const last = firingSchema.safeParse(await state.read()).data;
  const said: Firing['decision'] = decision.kind === 'allow' && decision.unverified === true ? 'unverified' : decision.kind;
  await state.write(nextFiring(last, { host: event.host, event: event.name, session: event.session, at: Date.now(), decision: said }));
  return decision;
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
