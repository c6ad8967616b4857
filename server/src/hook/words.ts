// What an agent is told, in words it can act on.
import type { Judgement } from './judgement.ts';

/** Hosts cap what they pass on; this stays well below the smallest cap. In characters. */
const longestReason = 3600;

export function reasonFor(judgement: Judgement, opening: string): string {
  const text = [
    `Change Gate: ${opening}.`,
    ...(judgement.passed ? [] : findingLines(judgement)),
    ...(judgement.wantsReceipt ? [receiptLine] : []),
    ...contradictionLines(judgement),
  ].join('\n');
  return text.length <= longestReason ? text : `${text.slice(0, longestReason)}…`;
}

export function unverifiedNote(judgement: Judgement, asked: number): string {
  const what = judgement.passed ? 'no passing receipt for this tree' : `${countOf(judgement)} in the change`;
  return `Change Gate: this turn ends unverified; ${what}, asked ${asked} times.`;
}

/** A claim alone stops nobody; the person who reads it is told. */
export function contradictionNote(judgement: Judgement): { note?: string } {
  const lines = contradictionLines(judgement);
  return lines.length === 0 ? {} : { note: ['Change Gate: nothing in the change stops this turn.', ...lines].join('\n') };
}

function contradictionLines({ contradictions = [] }: Judgement): string[] {
  return contradictions.length === 0
    ? []
    : ['The last message claims what the evidence contradicts:', ...contradictions.map((line) => `- ${line}`)];
}

const receiptLine =
  'This repository asks for a passing receipt of exactly this tree, and there is none. Run `change-gate gate --root BRANCH`, with the branch that the change merges into, and mend what it finds.';

function findingLines(judgement: Judgement): string[] {
  const rest = judgement.errors - judgement.findings.length;
  return [
    `The change has ${countOf(judgement)}:`,
    ...judgement.findings.map(({ path, line, message, ruleId }) => `- ${path}:${line} ${message} [${ruleId}]`),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    'Mend the cause: do the work that the check asks for. Do not silence it another way. `change-gate check` lists them again; `change-gate explain RULE` says what to do instead.',
  ];
}

function countOf({ errors }: Judgement): string {
  return `${errors} ${errors === 1 ? 'finding' : 'findings'} of severity error`;
}
