// What a receipt proves of single symbols and tests, as long as the bytes are still those it speaks of.
import type { HunkState, TestSummary } from '../../model/gate-report.ts';
import type { Lines } from '../../model/change-map.ts';
import type { PanelNode } from '../../model/panel.ts';
import type { Tone } from '../../model/receipt-outline.ts';
import type { StepId } from '../../model/step.ts';
import type { ReceiptNow } from './panel-of.ts';

const hunkTones: Readonly<Record<HunkState, Tone>> = {
  proven: 'ok',
  unproven: 'warn',
  untested: 'warn',
  structural: 'dim',
  'not-run': 'dim',
};
const inOrder: readonly HunkState[] = ['proven', 'unproven', 'untested', 'structural', 'not-run'];

export interface ProofNow {
  readonly hunks: TestSummary['proof']['hunks'];
  /** Mark and words for a test; undefined where nothing is known of it. */
  test(path: string, name: string): { tone: Tone; words: string } | undefined;
}

/** Steps that an edit has made stale prove nothing any more. */
export function proofNow(now: ReceiptNow | undefined): ProofNow {
  if (!now) return { hunks: [], test: () => undefined };
  const { receipt, fresh } = now;
  const holds = (id: StepId): boolean =>
    receipt.gate.steps.some((step, at) => step.id === id && step.state !== 'skipped' && fresh.steps[at]?.state === 'valid');
  const { proof } = receipt.gate.tests;
  const { passed, warned, failed } = receipt.tests;
  const relations = new Map(Object.entries(proof.baseline).flatMap(([relation, ids]) => (ids ?? []).map((id) => [id, relation] as const)));
  const added = new Map(proof.new.map((each) => [each.id, each.proof]));
  const ids = holds('tests') ? [...new Set([...failed, ...warned, ...passed, ...relations.keys(), ...added.keys()])] : [];
  const green = new Set(passed);
  return {
    hunks: holds('ablation') ? proof.hunks : [],
    test: (path, name) => {
      const id = ids.find((each) => isTest(each, path, name));
      return id === undefined ? undefined : inWords(added.get(id), relations.get(id), green.has(id));
    },
  };
}

function isTest(id: string, path: string, name: string): boolean {
  const stem = path.replace(/\.\w+$/, '');
  return id.includes(name) && (id.includes(path) || id.includes(stem.replaceAll('/', '.')));
}

function inWords(proof: string | undefined, relation: string | undefined, passes: boolean): { tone: Tone; words: string } {
  switch (proof) {
    case 'full':
      return { tone: 'ok', words: 'full proof: fails at base' };
    case 'vacuous':
      return { tone: 'warn', words: 'vacuous: passes at base too' };
    case 'weak':
      return { tone: 'warn', words: 'weak: fails at base for another reason' };
  }
  switch (relation) {
    case undefined:
    case 'kept':
      return passes ? { tone: 'ok', words: 'kept: passes at base and head' } : { tone: 'bad', words: 'does not pass' };
    case 'fixed':
    case 'revived':
    case 'new':
    case 'moved':
      return { tone: 'ok', words: relation };
    case 'failing-before':
    case 'flaky-before':
    case 'inactive':
      return { tone: 'dim', words: relation.replace('-', ' ') };
    default:
      return { tone: 'bad', words: relation.replace('-', ' ') };
  }
}

/** How many hunks of a stretch stand in which state. */
export function hunksIn({ hunks }: ProofNow, path: string, lines: Lines | undefined): PanelNode['proof'] {
  const inside = hunks.filter((hunk) => hunk.path === path && (!lines || (hunk.startLine <= lines.end && lines.start <= hunk.endLine)));
  return inOrder.flatMap((state) => {
    const count = inside.filter((hunk) => hunk.state === state).length;
    return count === 0 ? [] : [{ tone: hunkTones[state], hunks: count, word: state }];
  });
}
