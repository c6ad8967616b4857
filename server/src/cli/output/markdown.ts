// The report for a pull request or an issue.
import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { plural, severityMarks, verdictMarks, verdictWords, visible } from './marks.ts';

export function renderMarkdown(report: Report): string {
  const { summary, tier, verdict } = report;
  const lines = [
    `## ${verdictMarks[verdict]} Change Gate: ${verdictWords[verdict].toLowerCase()}`,
    '',
    `${plural(summary.errors, 'error')} · ${plural(summary.warnings, 'warning')} · ${summary.infos} info · tier ${tier.declared ?? tier.mechanical} · ${plural(report.files.length, 'file')}`,
    '',
    ...(report.findings.length > 0
      ? ['| | Finding | Place | Rule |', '|---|---|---|---|', ...report.findings.map(row), '']
      : ['Nothing this change does silences, weakens or loosens a check.', '']),
    ...(report.problems.length > 0
      ? [
          '**Not judged**',
          '',
          ...report.problems.map((problem) => `- ${problem.path === undefined ? '' : `${code(problem.path)}: `}${escape(problem.message)}`),
          '',
        ]
      : []),
    `<sub>base ${code(report.base.slice(0, 12))} · head ${code(report.head.slice(0, 12))} · source ${code(report.sourceDigest.slice(0, 16))}</sub>`,
  ];
  return `${lines.join('\n')}\n`;
}

function row(finding: Finding): string {
  const status = finding.status === 'new' ? '' : ` (${finding.status})`;
  return `| ${severityMarks[finding.severity]} ${finding.severity} | ${escape(finding.message)}${status} | ${code(`${finding.path}:${finding.range.start.line}`)} | ${code(finding.ruleId)} |`;
}

/** Repository text must not become markup. */
function escape(text: string): string {
  return visible(text).replace(/[\\`*_{}[\]<>()#+!|@~-]/g, (character) => `\\${character}`);
}

function code(text: string): string {
  return `\`${visible(text).replaceAll('`', "'").replaceAll('|', '\\|')}\``;
}
