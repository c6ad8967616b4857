// The report for a person at a terminal: each finding with its line of code, then a summary one would paste into a pull request.
import type { CheckResult } from '../../gate/check-change.ts';
import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import type { Paint } from './colors.ts';
import { plural, severityMarks, severityStyles, targetWords, verdictMarks, verdictWords, visible } from './marks.ts';

export async function renderText(result: CheckResult, paint: Paint): Promise<string> {
  const { report } = result;
  const blocks: string[] = [];
  for (const finding of report.findings) blocks.push(block(finding, await result.text(finding.path), paint));
  const problems = report.problems.map((problem) =>
    paint('dim', `  note  ${problem.path === undefined ? '' : `${visible(problem.path)}: `}${visible(problem.message)} [${problem.code}]`),
  );
  return `${[...blocks, ...(problems.length > 0 ? [problems.join('\n')] : []), summary(report, paint)].join('\n\n')}\n`;
}

function block(finding: Finding, text: string | undefined, paint: Paint): string {
  const style = severityStyles[finding.severity];
  const place = `${visible(finding.path)}:${finding.range.start.line}:${finding.range.start.column}`;
  const status = finding.status === 'new' ? '' : paint('dim', ` (${finding.status})`);
  const head = `${paint(style, `${severityMarks[finding.severity]} ${finding.severity}`)} ${paint('bold', place)} ${paint('dim', finding.ruleId)}${status}`;
  const evidence = finding.evidence.map((item) =>
    paint(
      'dim',
      `    ↳ ${item.path === undefined ? '' : `${visible(item.path)}${item.range ? `:${item.range.start.line}` : ''} `}${visible(item.message)}`,
    ),
  );
  return [head, `  ${visible(finding.message)}`, ...frame(finding, text, paint), ...evidence].join('\n');
}

/** The first line of the finding with its range underlined. */
function frame({ range, severity }: Finding, text: string | undefined, paint: Paint): string[] {
  const line = text?.split(/\r\n?|\n/)[range.start.line - 1];
  if (line === undefined || line.length > 400) return [];
  const points = [...line];
  const end = range.end.line === range.start.line ? range.end.column : points.length + 1;
  const before = visible(points.slice(0, range.start.column - 1).join(''));
  const inside = visible(points.slice(range.start.column - 1, end - 1).join(''));
  const gutter = `${range.start.line}`.padStart(5);
  return [
    `${paint('dim', `${gutter} │`)} ${visible(line)}`,
    `${paint('dim', '      │')} ${' '.repeat(before.length)}${paint(severityStyles[severity], '~'.repeat(Math.max(inside.length, 1)))}`,
  ];
}

function summary(report: Report, paint: Paint): string {
  const { summary: sum, tier, verdict, target } = report;
  const style = verdict === 'passed' ? 'green' : 'red';
  const counts = [
    plural(sum.errors, 'error'),
    plural(sum.warnings, 'warning'),
    `${sum.infos} info`,
    ...(sum.moved > 0 ? [`${sum.moved} moved`] : []),
    ...(sum.fixed > 0 ? [`${sum.fixed} fixed`] : []),
  ];
  return [
    `${paint([style, 'bold'], `${verdictMarks[verdict]} ${verdictWords[verdict]}`)}  ${counts.join(' · ')}`,
    paint(
      'dim',
      `  ${tier.declared ?? tier.mechanical} · ${plural(report.files.length, 'file')} · ${targetWords(target)} · ${(sum.durationMs / 1000).toFixed(2)} s`,
    ),
    ...(report.findings.length > 0
      ? [paint('dim', `  change-gate explain ${report.findings[0]?.ruleId ?? ''} says what to do instead`)]
      : []),
  ].join('\n');
}
