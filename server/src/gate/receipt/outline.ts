// What every rendering of a receipt says, in the same order and words; renderings only add their form.
import type { GatePredicate, Receipt, StepValidity } from '../../model/receipt.ts';
import { marks, type ReceiptOutline, type Tone } from '../../model/receipt-outline.ts';
import type { Step, StepState } from '../../model/step.ts';
import { cleanMessage, cleanName } from '../reports/message.ts';
import type { Freshness } from './freshness.ts';

const verdictTones: Readonly<Record<GatePredicate['verdict'], Tone>> = {
  passed: 'ok',
  failed: 'bad',
  incomplete: 'warn',
  unavailable: 'warn',
};
const stateTones: Readonly<Record<StepState, Tone>> = {
  passed: 'ok',
  failed: 'bad',
  errored: 'bad',
  'setup-failed': 'warn',
  timeout: 'warn',
  missing: 'warn',
  cancelled: 'warn',
  skipped: 'dim',
  'not-applicable': 'dim',
};

/** Every text is free of control characters; escaping for a format is the format's own business. */
export function outlineOf(receipt: Receipt, fresh?: Freshness): ReceiptOutline {
  const { gate } = receipt;
  const tone = verdictTones[gate.verdict];
  return {
    mark: marks[tone],
    tone,
    verdict: gate.verdict.charAt(0).toUpperCase() + gate.verdict.slice(1),
    tier: gate.tier.declared ?? gate.tier.mechanical,
    holds: holdsSentence(gate, fresh),
    figures: figuresOf(gate),
    reasons: gate.reasons.map(({ message, code }) => ({ message: plain(message), code })),
    steps: gate.steps.map((step, at) => outlineStep(step, fresh?.steps[at], hasGaps(step, gate))),
    bound: boundTo(receipt),
    unproven: unprovenOf(gate).map(plain),
    notes: notesOf(gate),
  };
}

function holdsSentence(gate: GatePredicate, fresh: Freshness | undefined): string {
  const frozen = `frozen ${plain(gate.startedAt).replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC')}`;
  if (!fresh) return frozen;
  const stale = fresh.steps.filter((step) => step.state === 'stale').map((step) => step.id);
  return stale.length === 0 ? `${frozen}, still exact` : `${frozen}, stale: ${stale.join(', ')}`;
}

function figuresOf({ tests }: GatePredicate): ReceiptOutline['figures'] {
  const proven = tests.proof.hunks.filter((hunk) => hunk.state === 'proven').length;
  const vacuous = tests.proof.new.filter((test) => test.proof === 'vacuous').length;
  return [
    { value: String(tests.executed), label: 'tests executed', tone: tests.failed > 0 ? 'bad' : tests.executed > 0 ? 'ok' : 'warn' },
    hunkFigure(proven, tests.proof.hunks.length),
    { value: String(vacuous), label: vacuous === 1 ? 'vacuous test' : 'vacuous tests', tone: vacuous === 0 ? 'ok' : 'warn' },
  ];
}

function hunkFigure(proven: number, all: number): ReceiptOutline['figures'][number] {
  if (all === 0) return { value: '–', label: 'no hunk to prove', tone: 'dim' };
  return { value: `${proven} of ${all}`, label: 'hunks proven', tone: proven === all ? 'ok' : 'warn' };
}

function unprovenOf({ tests: { proof, flaky } }: GatePredicate): string[] {
  const weak = proof.new.filter((test) => test.proof !== 'full');
  const open = proof.hunks.filter((hunk) => hunk.state !== 'proven' && hunk.state !== 'structural');
  return [
    ...weak.map((test) => `${test.proof}: ${test.id} ${test.atBase === 'not-run' ? 'did not run' : test.atBase} at base`),
    ...open.map((hunk) => `${hunk.state}: ${hunk.path}:${hunk.startLine}–${hunk.endLine}`),
    ...proof.sensitive.map((test) => `sensitive: ${test.id} has another outcome when ${test.variable} changes`),
    ...(flaky > 0 ? [`flaky: ${flaky} ${flaky === 1 ? 'test' : 'tests'} with different outcomes on the same bytes`] : []),
  ];
}

/** A step that ran as it should, and showed that something is not proven. */
function hasGaps({ id, state }: Step, { tests: { proof } }: GatePredicate): boolean {
  if (state !== 'passed') return false;
  if (id === 'base') return proof.new.some((test) => test.proof !== 'full');
  return id === 'ablation' && proof.hunks.some((hunk) => hunk.state !== 'proven' && hunk.state !== 'structural');
}

function outlineStep(step: Step, validity: StepValidity | undefined, gaps: boolean): ReceiptOutline['steps'][number] {
  const tone = gaps ? 'warn' : stateTones[step.state];
  const milliseconds = step.attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0);
  const attempts = step.attempts.length > 1 ? ` (${step.attempts.length} attempts)` : '';
  const skippedBy = step.skippedBy ? ` by ${step.skippedBy}` : '';
  return {
    mark: marks[tone],
    tone,
    id: step.id,
    state: step.state,
    detail: plain(`${step.reason ?? step.command ?? step.state}${skippedBy}${attempts}`),
    seconds: step.attempts.length === 0 ? '' : `${(milliseconds / 1000).toFixed(1)} s`,
    stale:
      validity?.state === 'stale' ? `stale: ${plain(validity.because.map((name) => name.replace(/^file:/, '')).join(', '))} changed` : '',
  };
}

function boundTo({ gate, subjects, keyId }: Receipt): ReceiptOutline['bound'] {
  const digests = subjects.map(({ name, digest }) => ({ name, value: Object.values(digest).join('') }));
  const root = gate.target.rootRev ?? gate.target.root;
  return [
    { name: 'change', value: plain(gate.target.spec) },
    ...(root === undefined ? [] : [{ name: 'root', value: plain([root, gate.target.rootSource].filter(Boolean).join(', ')) }]),
    { name: 'base', value: gate.base },
    ...digests,
    { name: 'source', value: gate.sourceDigest },
    { name: 'policy', value: gate.policyDigest },
    { name: 'environment', value: gate.environmentDigest },
    { name: 'tool', value: `change-gate ${plain(gate.tool.version)}` },
    { name: 'key', value: keyId },
  ];
}

function notesOf(gate: GatePredicate): string[] {
  return [
    ...gate.waivers.map((waiver) => `${waiver.step} waived by ${waiver.by}: ${waiver.reason}`),
    ...gate.lanes.map((lane) => `review by ${lane.lane}: ${lane.outcome}${lane.reason ? `, ${lane.reason}` : ''}`),
    ...gate.gaps.map((gap) => gap.message),
    ...gate.networkCalls.map((call) => `network: ${call.purpose} (${call.host})`),
  ].map(plain);
}

/** Repository text on one line. */
function plain(text: string): string {
  return cleanName(cleanMessage(text) ?? '');
}
