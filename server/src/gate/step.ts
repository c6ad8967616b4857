// What a step of the gate is. Adding one is a file in `steps/` and a line in its table.
import type { Attempt, Control, StepId, StepInput, StepState } from '../model/step.ts';
import type { GateRun } from './run.ts';

/** What came of a step, without its id and its times. */
export interface StepAnswer {
  readonly state: StepState;
  readonly reason?: string;
  readonly declaredIn?: string;
  readonly command?: string;
  readonly exitCode?: number | null;
  readonly control?: Control;
  /** One when absent, of the step as a whole. */
  readonly attempts?: readonly Attempt[];
  /** Besides the trees that every step reads. */
  readonly inputs?: readonly StepInput[];
  readonly evidence?: readonly string[];
}

export interface GateStep {
  readonly id: StepId;
  /** Which sides it reads; an edit there makes its answer stale. */
  readonly reads: readonly ('head-tree' | 'base-tree' | 'policy')[];
  run(run: GateRun): Promise<StepAnswer>;
}

export function notApplicable(reason: string): StepAnswer {
  return { state: 'not-applicable', reason };
}
