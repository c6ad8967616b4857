// A gate run for a person at a terminal: failing tests in full, the steps, then eight lines to paste into a pull request.
import { isFailure } from '../../gate/reports/counts.ts';
import type { GateReport } from '../../model/gate-report.ts';
import type { Paint } from './colors.ts';
import { plural, severityMarks, severityStyles, targetWords, verdictMarks, verdictWords, visible } from './marks.ts';
import { stepMarks, stepStyles } from './step-marks.ts';

const mostFailures = 10;

export function renderGateText(report: GateReport, paint: Paint): string {
  const blocks = [failures(report, paint), findings(report, paint), stepLines(report, paint), summary(report, paint)];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
}

function failures({ tests }: GateReport, paint: Paint): string[] {
  const failing = (tests.cases ?? []).filter((test) => isFailure(test.outcome));
  const shown = failing.slice(0, mostFailures).flatMap((test) => {
    const place = test.file === undefined ? visible(test.group) : `${visible(test.file)}${test.line === undefined ? '' : `:${test.line}`}`;
    const message = (test.message ?? '').split('\n').map((line) => `    ${visible(line)}`);
    return [`${paint('red', '✕ test')} ${paint('bold', place)} ${visible(test.name)}`, ...message];
  });
  return failing.length > mostFailures ? [...shown, paint('dim', `  and ${failing.length - mostFailures} more failing tests`)] : shown;
}

function findings({ findings: all }: GateReport, paint: Paint): string[] {
  return all.flatMap((finding) => [
    `${paint(severityStyles[finding.severity], `${severityMarks[finding.severity]} ${finding.severity}`)} ${paint('bold', `${visible(finding.path)}:${finding.range.start.line}`)} ${paint('dim', finding.ruleId)}`,
    `  ${visible(finding.message)}`,
    ...finding.evidence.map((item) =>
      paint(
        'dim',
        `    ↳ ${item.path === undefined ? '' : `${visible(item.path)}${item.range ? `:${item.range.start.line}` : ''} `}${visible(item.message)}`,
      ),
    ),
  ]);
}

function stepLines({ steps }: GateReport, paint: Paint): string[] {
  return steps.map((step) => {
    const seconds = step.attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0) / 1000;
    const time = step.attempts.length === 0 ? '' : paint('dim', ` ${seconds.toFixed(1)} s`);
    return ` ${paint(stepStyles(step.state), stepMarks(step.state))} ${step.id.padEnd(10)} ${visible(step.reason ?? step.state)}${time}`;
  });
}

function summary(report: GateReport, paint: Paint): string[] {
  const { tests, verdict, tier, target, summary: sum, receipt } = report;
  const { proof } = tests;
  const style = verdict === 'passed' ? 'green' : verdict === 'failed' ? 'red' : 'yellow';
  const grades = (['full', 'vacuous', 'weak', 'unknown'] as const)
    .map((grade) => [grade, proof.new.filter((test) => test.proof === grade).length] as const)
    .filter(([, count]) => count > 0);
  const states = (['proven', 'unproven', 'untested', 'structural', 'not-run'] as const)
    .map((state) => [state, proof.hunks.filter((hunk) => hunk.state === state).length] as const)
    .filter(([, count]) => count > 0);
  const [worst] = report.reasons;
  const row = (name: string, text: string): string => `  ${name.padEnd(9)} ${text}`;
  const counts = (pairs: readonly (readonly [string, number])[], none: string): string =>
    pairs.length === 0 ? none : pairs.map(([name, count]) => `${count} ${name}`).join(' · ');
  return [
    `${paint([style, 'bold'], `${verdictMarks[verdict]} ${verdictWords[verdict]}`)}  ${worst ? visible(worst.message) : 'every required step holds'}`,
    row(
      'tests',
      `${tests.executed} executed · ${tests.passed} passed · ${tests.failed} failed · ${tests.skipped} skipped · ${tests.flaky} flaky`,
    ),
    row('new tests', counts(grades, 'none new or touched')),
    row('hunks', counts(states, 'none to prove')),
    row('findings', `${plural(sum.errors, 'error')} · ${plural(sum.warnings, 'warning')} · ${sum.infos} info`),
    row(
      'change',
      `${tier.declared ?? tier.mechanical} · ${plural(report.files.length, 'file')} · ${targetWords(target)} · ${(sum.durationMs / 1000).toFixed(1)} s`,
    ),
    row('bound to', `tree ${report.head.slice(0, 12)} · base ${report.base.slice(0, 12)} · source ${report.sourceDigest.slice(0, 16)}`),
    row('receipt', receipt ? `change-gate receipt verify ${receipt.id.slice(0, 16)}` : 'none'),
  ];
}
