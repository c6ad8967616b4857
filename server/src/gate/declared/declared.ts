// The commands that a project itself declares for its checks. Adding an ecosystem is one file and one line in `discover.ts`.
import type { TreeReader } from '../../host/host.ts';
import type { StepId } from '../../model/step.ts';

export type DeclaredStep = Extract<StepId, 'lint' | 'format' | 'types' | 'build' | 'tests'>;

export interface DeclaredCommand {
  readonly step: DeclaredStep;
  /** A line for the shell, as it was declared. */
  readonly line: string;
  /** Where it runs, relative to the root; empty for the root itself. */
  readonly cwd: string;
  /** File and key. */
  readonly declaredIn: string;
}

export interface Discoverer {
  readonly id: string;
  discover(tree: TreeReader): Promise<readonly DeclaredCommand[]>;
}

const largestManifest = 1024 * 1024;

export async function readText(tree: TreeReader, path: string): Promise<string | undefined> {
  const bytes = await tree.read(path, largestManifest);
  return bytes && new TextDecoder().decode(bytes);
}

/** One command for the root. */
export function declared(step: DeclaredStep, line: string, declaredIn: string): DeclaredCommand {
  return { step, line, cwd: '', declaredIn };
}
