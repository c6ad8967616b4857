// A review for a person at a terminal.
import type { Report } from '../../model/report.ts';
import type { ReviewReport } from '../../model/review.ts';
import type { Paint } from './colors.ts';
import { plural, visible } from './marks.ts';

export function renderReviewText(report: Report & { review: ReviewReport }, paint: Paint): string {
  const { review } = report;
  const iteration = review.iterations.at(-1);
  const findings = review.findings.map((finding) => {
    const place = `${visible(finding.path)}:${finding.range.start.line}`;
    const note = finding.verified ? '' : paint('yellow', ' (unverified: the place or the quoted code is not in the frozen bytes)');
    return `${paint('bold', place)} ${visible(finding.message)} ${paint('dim', `${finding.claimed}, ${finding.lane}`)}${note}`;
  });
  const attempts = (iteration?.attempts ?? []).map((attempt) =>
    paint('dim', `  ${attempt.lane}: ${attempt.outcome}, ${visible(attempt.reason)}`),
  );
  return `${[...findings, ...attempts, headline(review, paint), paint('dim', `  loop ${review.loopId} · iteration ${iteration?.n ?? 0} · ${review.effort} · from ${review.root}`)].join('\n')}\n`;
}

function headline(review: ReviewReport, paint: Paint): string {
  if (review.state === 'exhausted') return paint(['red', 'bold'], '✕ No lane gave a valid review of this diff. Nothing was approved.');
  if (review.state === 'waived') return paint(['yellow', 'bold'], '! This diff was waived by a person, not reviewed.');
  return paint(
    'bold',
    review.findings.length === 0 ? '✓ Reviewed, without a finding' : `! Reviewed, ${plural(review.findings.length, 'finding')} to triage`,
  );
}
