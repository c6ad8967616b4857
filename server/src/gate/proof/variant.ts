// Runs the tests on another tree than head: base, head with base's tests, head without a hunk.
import { runCommand } from '../command.ts';
import { commandFor } from '../declared/discover.ts';
import type { GateRun } from '../run.ts';
import type { Worktree } from '../../host/host.ts';
import { runSuite, type SuiteRequest, type SuiteResult } from '../suite.ts';

export type VariantRequest = Omit<SuiteRequest, 'worktree'> & {
  readonly tree: string;
  /** The one for everything that is not head where none is named. */
  readonly worktree?: Worktree;
};

/** `unbuilt` says why the build that the tests need did not go through. */
export type VariantResult = SuiteResult | { readonly unbuilt: string };

export async function runVariant(run: GateRun, { tree, worktree: named, ...request }: VariantRequest): Promise<VariantResult> {
  const worktree = named ?? (await run.copy(0));
  await worktree.show(tree);
  const build = run.builds ? commandFor('build', run.commands.head) : undefined;
  if (build) {
    const { env } = await run.equipmentOf(worktree);
    const built = await runCommand(run, {
      step: request.step,
      worktree,
      line: build.line,
      cwd: build.cwd,
      env,
      label: `${request.label}.build`,
    });
    if (built.state !== 'passed') return { unbuilt: built.reason ?? built.state };
  }
  return runSuite(run, { ...request, worktree });
}

export function isUnbuilt(result: VariantResult): result is { readonly unbuilt: string } {
  return 'unbuilt' in result;
}
