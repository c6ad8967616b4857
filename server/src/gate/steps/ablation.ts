// Takes each hunk back alone and looks whether any test notices: cheapest first, on the machine's cores, the tests that reach it before all others.
import { commandFor } from '../declared/discover.ts';
import { formOnly } from '../proof/form-only.ts';
import { type Hunk, hunksOf } from '../proof/hunks.ts';
import { hunkMemory, type HunkMemory } from '../proof/hunk-memory.ts';
import { inParallel } from '../proof/in-parallel.ts';
import { type Reaching, reachingTests } from '../proof/reaching-tests.ts';
import { isUnbuilt, runVariant, type VariantResult } from '../proof/variant.ts';
import { countCases, isFailure, isFlaky } from '../reports/counts.ts';
import type { DeclaredCommand } from '../declared/declared.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { plural } from '../words.ts';
import type { HunkState, Proof } from '../../model/gate-report.ts';
import type { Attempt } from '../../model/step.ts';

/** How long `auto` goes on: a number of suites, but never beyond these. In milliseconds. */
const budget = { suites: 20, least: 60_000, most: 600_000 };

/** More copies than this would only wait for each other. */
const mostLanes = 4;

type ProvenHunk = Proof['hunks'][number];

/** What doubting a hunk needs. */
interface Doubt {
  readonly command: DeclaredCommand;
  readonly reaching: Reaching;
  readonly memory: HunkMemory;
  readonly attempts: Attempt[];
}

export const ablation: GateStep = {
  id: 'ablation',
  reads: ['head-tree', 'base-tree'],
  run: async (run) => {
    const { change } = run.resolution;
    const first = run.tests.head;
    if (run.options.ablate === 'off') return { state: 'skipped', reason: '--ablate off' };
    const generated = new Set(run.check.report.files.filter((file) => file.generated).map((file) => file.path));
    const hunks = await hunksOf(
      change,
      run.repository.tree(change.baseTree),
      run.repository.tree(change.headTree),
      (path) => !generated.has(path),
    );
    if (hunks.length === 0) return notApplicable('the change has no hunk of code');
    if (!first || countCases(first.run).executed === 0) {
      run.proof.hunks.push(...hunks.map((hunk) => proven(hunk, 'untested')));
      return notApplicable('no tests ran');
    }
    const command = commandFor('tests', run.commands.head);
    if (!command) return notApplicable('the project declares no tests');
    const attempts: Attempt[] = [];
    const doubting: Doubt = { command, reaching: await reachingTests(run), memory: hunkMemory(run, command.line), attempts };
    const deadline = run.host.clock.now() + timeFor(run, first.attempt.durationMs);
    const states = new Map<Hunk, ProvenHunk>();
    const cheapestFirst = [...hunks].sort((a, b) => a.size - b.size);
    await inParallel(cheapestFirst, Math.min(run.host.cores, mostLanes), async (hunk, lane) => {
      const isLate = run.options.ablate === 'auto' && run.host.clock.now() > deadline;
      const answer = isLate || run.options.signal?.aborted ? proven(hunk, 'not-run') : await doubt(run, hunk, lane, doubting);
      states.set(hunk, answer);
      run.watcher.note('ablation', `${states.size} of ${hunks.length}: ${hunk.path}:${hunk.startLine} ${answer.state}`);
    });
    run.proof.hunks.push(...hunks.flatMap((hunk) => states.get(hunk) ?? []));
    const count = (state: HunkState): number => run.proof.hunks.filter((hunk) => hunk.state === state).length;
    const states_ = (['proven', 'unproven', 'untested', 'structural', 'not-run'] as const).filter((state) => count(state) > 0);
    if (count('not-run') > 0)
      run.gaps.push({
        code: 'hunks-not-run',
        message: `${plural(count('not-run'), 'hunk')} did not fit into the time for ablation; --ablate all has none.`,
      });
    return {
      state: 'passed',
      reason: `${plural(hunks.length, 'hunk')}: ${states_.map((state) => `${count(state)} ${state}`).join(', ')}`,
      attempts,
    };
  },
};

async function doubt(run: GateRun, hunk: Hunk, lane: number, { command, reaching, memory, attempts }: Doubt): Promise<ProvenHunk> {
  const { change } = run.resolution;
  if (/\.(?:d\.[cm]?ts|pyi)$/.test(hunk.path)) return proven(hunk, 'structural', [], 'types only: nothing runs it');
  if (await formOnly(run.host.sources, hunk)) return proven(hunk, 'structural', [], 'comments or formatting only');
  const worktree = await run.copy(lane);
  const tree = await worktree.derive(change.headTree, hunk.undo);
  const before = await memory.recall(tree);
  if (before) return { ...before, path: hunk.path, startLine: hunk.startLine, endLine: hunk.endLine };
  const ask = async (files: readonly string[]): Promise<VariantResult> => {
    const label = `${hunk.path.replaceAll(/[^\w.-]+/g, '_')}-${hunk.startLine}${files.length > 0 ? '.reaching' : ''}`;
    const result = await runVariant(run, { step: 'ablation', label, tree, command, worktree, files });
    if (!isUnbuilt(result)) attempts.push(result.attempt);
    return result;
  };
  const near = reaching.files(hunk);
  const first = near.length > 0 ? judge(run, hunk, await ask(near)) : undefined;
  const answer = first?.state === 'proven' ? first : judge(run, hunk, await ask([]));
  const named: ProvenHunk =
    answer.state === 'unproven' && reaching.isUntested(hunk)
      ? proven(hunk, 'untested', [], 'no test reaches it, by the change map')
      : answer;
  if (named.state !== 'not-run') await memory.keep(tree, named);
  return named;
}

/** A test that held at head, every time, and fails without the hunk has noticed. */
function judge(run: GateRun, hunk: Hunk, result: VariantResult): ProvenHunk {
  if (isUnbuilt(result)) return proven(hunk, 'structural', [], `does not build without it: ${result.unbuilt}`);
  if (result.state === 'timeout') return proven(hunk, 'not-run', [], 'the tests did not end without it');
  if (result.state === 'cancelled') return proven(hunk, 'not-run', [], 'cancelled');
  const held = new Set(
    (run.tests.settled?.cases ?? []).filter((test) => test.outcome === 'passed' && !isFlaky(test)).map((test) => test.id),
  );
  const failed = result.run.cases.filter((test) => isFailure(test.outcome));
  const noticed = failed.filter((test) => held.has(test.id));
  if (noticed.length > 0)
    return proven(
      hunk,
      'proven',
      noticed.map((test) => test.id),
    );
  const unloadable = failed.find((test) => test.failureKind === 'import' || test.failureKind === 'collection');
  if (unloadable) return proven(hunk, 'proven', [unloadable.id], 'the tests do not load without it');
  if (countCases(result.run).executed === 0) return proven(hunk, 'structural', [], 'no test can run without it');
  return proven(hunk, 'unproven');
}

function proven({ path, startLine, endLine }: Hunk, state: HunkState, by: readonly string[] = [], reason?: string): ProvenHunk {
  return { path, startLine, endLine, state, by: by.slice(0, 50), ...(reason === undefined ? {} : { reason }) };
}

function timeFor(run: GateRun, suite: number): number {
  return Math.min(Math.max(suite * budget.suites, budget.least), budget.most);
}
