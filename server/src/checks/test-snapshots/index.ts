// Says when recorded answers are rewritten: snapshots and golden files, which pass by definition after they are recorded anew.
import type { ChangeView, ComparisonCheck, Draft, SourcePair } from '../check.ts';
import type { Rule } from '../../model/rule.ts';

const rules: readonly Rule[] = [
  {
    id: 'test/snapshot-rewritten',
    severity: 'warning',
    title: 'Recorded answers rewritten',
    saw: 'A snapshot or golden file whose recorded answers changed.',
    why: 'A snapshot recorded anew agrees with whatever the code does now, right or wrong.',
    fix: 'Read the difference of the snapshot as you would read code, and keep only what was meant.',
    fine: 'Fine where the output was meant to change and somebody read the difference.',
  },
];

const recorded =
  /\.snap$|\.approved\.\w+$|\.verified\.\w+$|\.golden$|(?:^|\/)(?:__snapshots__|golden|goldens|snapshots|__image_snapshots__)\//;

export const check: ComparisonCheck = {
  id: 'test-snapshots',
  kind: 'comparison',
  rules,
  wants: ({ path }) => recorded.test(path),
  compare: async (change: ChangeView) => ({ drafts: change.pairs.flatMap(rewritten) }),
};

/** Answers that are only added, with their tests, are no rewrite. */
function rewritten({ base, head, entry }: SourcePair): Draft[] {
  if (!base || !head || base.text === head.text) return [];
  const now = new Set(lines(head.text));
  const lost = lines(base.text).filter((line) => !now.has(line));
  if (lost.length === 0) return [];
  const before = new Set(lines(base.text));
  const first = head.text.split('\n').find((line) => line.trim() !== '' && !before.has(line.trim())) ?? '';
  const start = Math.max(0, head.text.indexOf(first));
  return [
    {
      ruleId: 'test/snapshot-rewritten',
      severity: 'warning',
      message: `${lost.length === 1 ? 'One recorded line' : `${lost.length} recorded lines`} of ${entry.path} changed. After recording anew, the test agrees with whatever the code does.`,
      side: 'head',
      path: head.path,
      start: start + (first.length - first.trimStart().length),
      end: start + Math.max(1, first.trimEnd().length),
      subject: entry.path,
      evidence: [],
    },
  ];
}

function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'));
}
