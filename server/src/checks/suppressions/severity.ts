// How bad one suppression is: the single place that decides it.
import type { Severity } from '../../model/finding.ts';
import type { Kind } from './entry.ts';

export interface Weight {
  readonly kind: Kind;
  /** Whether the tool lets it name rules. */
  readonly nameable: boolean;
  /** Whether it does name rules, and not a word that means all of them. */
  readonly named: boolean;
  readonly reasoned: boolean;
  /** Whether it covers a whole file or more. */
  readonly wide: boolean;
  /** Whether the tool reports it once it is no longer needed. */
  readonly checked: boolean;
}

const ladder: readonly Severity[] = ['info', 'warning', 'error'];

/** Weighs a suppression by what it hides, whether it says why, and how far it reaches. */
export function weigh(act: Weight): Severity {
  switch (act.kind) {
    case 'format':
    case 'spelling':
    case 'type-escape':
      return 'info';
    case 'coverage':
      return act.wide ? 'error' : act.reasoned ? 'info' : 'warning';
    default:
      return step(step(unweighted(act), act.checked && act.reasoned ? -1 : 0), act.wide ? 1 : 0);
  }
}

function unweighted({ nameable, named, reasoned }: Weight): Severity {
  if (!nameable) return reasoned ? 'warning' : 'error';
  if (!named) return 'error';
  return reasoned ? 'info' : 'warning';
}

function step(severity: Severity, by: number): Severity {
  return ladder[Math.min(2, Math.max(0, ladder.indexOf(severity) + by))] ?? severity;
}
