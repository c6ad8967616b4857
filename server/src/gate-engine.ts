// Composes the gate with the real host, as `engine.ts` does for the checks.
import { createEngine, environment } from './engine.ts';
import type { GateHost, GateRun, ReviewAnswer } from './gate/run.ts';
import { checkout } from './host/checkout.ts';
import { systemClock } from './host/clock.ts';
import { cores } from './host/cores.ts';
import { injectedFolder } from './host/injected.ts';
import { userKeyStore } from './host/keys.ts';
import { journal } from './host/journal.ts';
import { leftBehind } from './host/left-behind.ts';
import { processes } from './host/processes.ts';
import type { StateFile } from './host/host.ts';
import { stateFile } from './host/state-files.ts';
import { headlessLane } from './review/lanes/headless.ts';
import { subagentLane } from './review/lanes/subagent.ts';
import { runReview } from './review/run-review.ts';
import { readFileIfThere } from './host/read-file.ts';
import { runStore } from './host/run-store.ts';
import { userWorkspaces } from './host/workspaces/index.ts';

export function createGateEngine(): GateHost {
  const inherited = environment();
  return {
    ...createEngine(),
    processes,
    workspaces: userWorkspaces(),
    checkout,
    keys: userKeyStore(),
    store: runStore,
    environment: inherited,
    injected: injectedFolder,
    leftBehind,
    cores: cores(),
    memory: stateFile,
    readFile: readFileIfThere,
    review: (run) => review(run, inherited),
  };
}

/** One run of the review gate on what the gate froze. */
async function review(run: GateRun, inherited: Readonly<Record<string, string>>): Promise<ReviewAnswer> {
  const lanes = [headlessLane(processes, inherited), subagentLane(processes, inherited)];
  const state = (loopId: string): StateFile => stateFile(run.repository.commonDir, 'loops', loopId);
  const sent = journal(run.repository.commonDir, 'sent');
  const host = { repository: run.repository, processes, lanes, state, sent, clock: systemClock, hostIsReviewTree: false };
  const answer = await runReview(host, run.resolution, {
    effort: 'medium',
    lanes: [],
    scopeDigest: run.check.report.sourceDigest,
    ...(run.options.signal ? { signal: run.options.signal } : {}),
  });
  return { state: answer.state, findings: answer.findings.length, lanes: answer.iterations.flatMap((iteration) => iteration.attempts) };
}
