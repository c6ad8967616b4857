// What reviews have come to on this machine, for a person.
import type { ReviewStats } from '../../review/telemetry.ts';
import { plural } from './marks.ts';

export function renderReviewStats({ runs, unreadable, byLane, withoutReview, findings, unverified, gaps }: ReviewStats): string {
  const rows = (counts: Readonly<Record<string, number>>): string[] =>
    Object.entries(counts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `  ${String(count).padStart(5)}  ${name}`);
  return `${[
    `${plural(runs, 'run')}, ${withoutReview} without a valid review`,
    ...rows(byLane),
    `${plural(findings, 'finding')}, ${unverified} that the frozen bytes do not bear out`,
    ...(Object.keys(gaps).length > 0 ? ['Gaps', ...rows(gaps)] : []),
    ...(unreadable > 0 ? [`${plural(unreadable, 'line')} could not be read`] : []),
  ].join('\n')}\n`;
}
