// The suite once more where everything that must not matter is different; what then differs is narrowed to the variable.
import { commandFor } from '../declared/discover.ts';
import { environmentSensitive } from '../proof/findings.ts';
import { combine, isMarker, type Perturbation, perturbationsFor, unhideable } from '../proof/perturbations.ts';
import { isUnbuilt, runVariant } from '../proof/variant.ts';
import { countCases, isFailure, isFlaky } from '../reports/counts.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { runSuite, type SuiteResult } from '../suite.ts';
import { plural } from '../words.ts';
import type { DeclaredCommand } from '../declared/declared.ts';
import type { Worktree } from '../../host/host.ts';
import type { Attempt } from '../../model/step.ts';
import type { TestCase } from '../../model/test-run.ts';

export const perturb: GateStep = {
  id: 'perturb',
  reads: ['head-tree'],
  run: async (run) => {
    const command = commandFor('tests', run.commands.head);
    const { head, settled } = run.tests;
    if (!command || !head || !settled || countCases(head.run).executed === 0) return notApplicable('no tests ran');
    const trial = new Trial(run, command, settled.cases);
    const home = await run.workspace.folder('other-home');
    const { env } = await run.equipmentOf(run.head);
    const all = perturbationsFor(head.runners, home, env);
    const { differing, result } = await trial.whatDiffers(all);
    if (result.state === 'cancelled' || result.state === 'timeout')
      return { state: result.state, reason: result.reason, attempts: trial.attempts };
    if (countCases(result.run).executed === 0)
      return { state: 'errored', reason: `could not run elsewhere: ${result.reason}`, attempts: trial.attempts };
    if (differing.length > 0) await attribute(trial, all, differing);

    let before = 0;
    for (const [variable, tests] of trial.culprits) {
      run.proof.sensitive.push(...tests.map(({ id }) => ({ id, variable })));
      const old = await sensitiveAtBase(
        run,
        all.filter((one) => variable.split('+').includes(one.variable)),
        tests,
      );
      const fresh = tests.filter((test) => !old.has(test.id));
      before += tests.length - fresh.length;
      if (fresh.length > 0) run.findings.push(await environmentSensitive(run, variable, fresh, isMarker(variable)));
    }
    const names = all
      .map((one) => one.variable)
      .filter((name) => name !== 'order' || result.shuffled)
      .join(', ');
    const kept = head.runners.flatMap((runner) => unhideable[runner] ?? []);
    if (kept.length > 0)
      run.gaps.push({
        code: 'marker-not-hidden',
        message: `${kept.join(', ')} could not be hidden from the code: whether it behaves differently without is not known.`,
      });
    const [state, reason] =
      trial.culprits.size > 0
        ? ([
            before === run.proof.sensitive.length ? 'passed' : 'failed',
            `outcomes hang on ${[...trial.culprits.keys()].join(', ')}${before > 0 ? `; ${plural(before, 'test')} did so at base already` : ''}`,
          ] as const)
        : (['passed', `${plural(countCases(result.run).executed, 'test')} with the same outcome; changed: ${names}`] as const);
    return { state, reason, command: command.line, attempts: trial.attempts };
  },
};

/** Tests whose outcome hangs on the same variables at base: this change did not do it. */
async function sensitiveAtBase(
  run: GateRun,
  perturbations: readonly Perturbation[],
  tests: readonly TestCase[],
): Promise<ReadonlySet<string>> {
  const command = commandFor('tests', run.commands.base);
  const known = new Map(
    (run.tests.base?.run.cases ?? []).filter((test) => !isFlaky(test)).map((test) => [test.id, isFailure(test.outcome)]),
  );
  if (!command || !tests.some((test) => known.has(test.id))) return new Set();
  const { change, preload, seed } = combine(perturbations, run.host.injected);
  const label = `base.${perturbations.map((one) => one.variable).join('+')}`.slice(0, 80);
  const result = await runVariant(run, {
    step: 'perturb',
    label,
    tree: run.resolution.change.baseTree,
    command,
    change,
    preload,
    ...(seed === undefined ? {} : { seed }),
  });
  if (isUnbuilt(result)) return new Set();
  return new Set(
    result.run.cases.filter((test) => known.has(test.id) && known.get(test.id) !== isFailure(test.outcome)).map((test) => test.id),
  );
}

/** Halves the variables until one is left; what only a combination changes is named as that combination. */
async function attribute(trial: Trial, suspects: readonly Perturbation[], tests: readonly TestCase[]): Promise<void> {
  if (suspects.length === 1) {
    trial.blame(suspects, tests);
    return;
  }
  const middle = suspects.length >> 1;
  const halves = [suspects.slice(0, middle), suspects.slice(middle)];
  const explained = new Set<string>();
  for (const half of halves) {
    const open = tests.filter((test) => !explained.has(test.id));
    if (open.length === 0) return;
    const { differing } = await trial.whatDiffers(half);
    const found = differing.filter((test) => open.some((other) => other.id === test.id));
    for (const test of found) explained.add(test.id);
    if (found.length > 0) await attribute(trial, half, found);
  }
  const rest = tests.filter((test) => !explained.has(test.id));
  if (rest.length > 0) trial.blame(suspects, rest);
}

class Trial {
  readonly attempts: Attempt[] = [];
  readonly culprits = new Map<string, TestCase[]>();
  readonly #run: GateRun;
  readonly #command: DeclaredCommand;
  /** Whether a test failed, where every attempt agreed. */
  readonly #known: ReadonlyMap<string, boolean>;
  #elsewhere: Promise<Worktree> | undefined;

  constructor(run: GateRun, command: DeclaredCommand, cases: readonly TestCase[]) {
    this.#run = run;
    this.#command = command;
    this.#known = new Map(cases.filter((test) => !isFlaky(test)).map((test) => [test.id, isFailure(test.outcome)]));
  }

  async whatDiffers(perturbations: readonly Perturbation[]): Promise<{ differing: readonly TestCase[]; result: SuiteResult }> {
    const { change, preload, seed, elsewhere } = combine(perturbations, this.#run.host.injected);
    const worktree = elsewhere ? await (this.#elsewhere ??= this.#run.elsewhere()) : this.#run.head;
    const label = perturbations
      .map((one) => one.variable)
      .join('+')
      .slice(0, 80);
    const result = await runSuite(this.#run, {
      step: 'perturb',
      label,
      worktree,
      command: this.#command,
      change,
      preload,
      ...(seed === undefined ? {} : { seed }),
    });
    this.attempts.push(result.attempt);
    const differing = result.run.cases.filter((test) => this.#known.has(test.id) && this.#known.get(test.id) !== isFailure(test.outcome));
    return { differing, result };
  }

  blame(suspects: readonly Perturbation[], tests: readonly TestCase[]): void {
    const variable = suspects.map((one) => one.variable).join('+');
    this.culprits.set(variable, [...(this.culprits.get(variable) ?? []), ...tests]);
  }
}
