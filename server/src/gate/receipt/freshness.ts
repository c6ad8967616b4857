// Says which steps of a verified receipt still hold for the bytes at hand, and which an edit has made stale.
import type { Receipt, StepValidity } from '../../model/receipt.ts';
import type { Step } from '../../model/step.ts';

export interface Freshness {
  readonly state: 'valid' | 'stale';
  readonly steps: readonly StepValidity[];
}

/**
 * `current` maps the names of inputs to their digests now (`head-tree`, `policy`, `file:<path>`…). An input that is not there any
 * more has changed. A step that read nothing, or did not run, has nothing that could make it stale.
 */
export function freshness(receipt: Receipt, current: ReadonlyMap<string, string>): Freshness {
  const steps = receipt.gate.steps.map((step) => validityOf(step, current));
  return { state: steps.some((step) => step.state === 'stale') ? 'stale' : 'valid', steps };
}

/** Whether a receipt is about exactly this tree, commit or manifest. */
export function isAbout(receipt: Receipt, digest: string): boolean {
  return receipt.subjects.some((subject) => Object.values(subject.digest).includes(digest));
}

function validityOf(step: Step, current: ReadonlyMap<string, string>): StepValidity {
  const because = step.inputs.filter((input) => current.get(input.name) !== input.digest).map((input) => input.name);
  return { id: step.id, state: because.length > 0 ? 'stale' : 'valid', because };
}
