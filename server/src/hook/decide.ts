// Decides, without I/O: may the agent say done, may the command run? Blocks only while the tree makes progress.
import type { Report } from '../model/report.ts';
import type { HookEvent } from './event.ts';
import type { Memory } from './memory.ts';

export type Decision =
  | { readonly kind: 'allow'; readonly note?: string }
  | { readonly kind: 'block' | 'deny'; readonly reason: string };

/** A state is blocked at most this often; then the turn ends as unverified. */
export const mostBlocks = 3;

export function decide(event: HookEvent, report: Report, memory: Memory | undefined, now: number): { decision: Decision; memory: Memory } {
  const same = memory?.digest === report.sourceDigest;
  const before = same ? memory.blocks : 0;
  const turn = event.turn ?? '';
  const next = (blocks: number): Memory => ({ digest: report.sourceDigest, blocks, host: event.host, turn, at: now, repeated: false });
  if (report.verdict === 'passed') return { decision: { kind: 'allow' }, memory: next(0) };

  if (event.kind === 'tool') return { decision: { kind: 'deny', reason: reasonFor(report, 'Not committed or published') }, memory: next(before) };
  if (same && isDoubleFiring(event, memory, now)) return { decision: { kind: 'block', reason: reasonFor(report, 'Not done yet') }, memory: { ...memory, repeated: true } };
  if (before >= mostBlocks) return { decision: { kind: 'allow', note: `Change Gate: this turn ends unverified; ${countOf(report)} in the change, asked ${before} times.` }, memory: next(before) };
  return { decision: { kind: 'block', reason: reasonFor(report, 'Not done yet') }, memory: next(before + 1) };
}

/** Two firings within this time can be one event that two hosts saw. In milliseconds. */
const doubleFiringWindow = 5000;

/** Two hosts read the same hook file, or one turn fires twice: that is one decision, repeated once. */
function isDoubleFiring(event: HookEvent, memory: Memory, now: number): boolean {
  if (memory.blocks === 0 || memory.repeated || now - memory.at > doubleFiringWindow) return false;
  return memory.host !== event.host || (event.turn !== undefined && event.turn === memory.turn);
}

/** Hosts cap what they pass on; this stays well below the smallest cap. In characters. */
const longestReason = 3600;

function reasonFor(report: Report, opening: string): string {
  const failing = report.findings.filter((finding) => finding.status === 'new' && finding.severity === 'error');
  const lines = failing.slice(0, 12).map((finding) => `- ${finding.path}:${finding.range.start.line} ${finding.message} [${finding.ruleId}]`);
  const more = failing.length > 12 ? [`- and ${failing.length - 12} more`] : [];
  const text = [
    `Change Gate: ${opening}. The change has ${countOf(report)}:`,
    ...lines,
    ...more,
    'Mend the cause: do the work that the check asks for. Do not silence it another way. `change-gate check` lists them again; `change-gate explain RULE` says what to do instead.',
  ].join('\n');
  return text.length <= longestReason ? text : `${text.slice(0, longestReason)}…`;
}

function countOf(report: Report): string {
  const { errors } = report.summary;
  return `${errors} ${errors === 1 ? 'finding' : 'findings'} of severity error`;
}
