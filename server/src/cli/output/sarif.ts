// SARIF 2.1.0 in the form that code scanning takes. Source: OASIS SARIF 2.1.0 and GitHub's list of the properties it requires.
import { allRules as rules } from '../../gate/rules.ts';
import type { Finding, Severity } from '../../model/finding.ts';
import type { Range } from '../../model/range.ts';
import type { Report } from '../../model/report.ts';
import type { Rule } from '../../model/rule.ts';

const levels: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' };

export function renderSarif(report: Report): string {
  const used = [...new Set(report.findings.map((finding) => finding.ruleId))].sort();
  const sarif = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Change Gate',
            version: report.tool.version,
            semanticVersion: report.tool.version,
            rules: used.map((id) => descriptor(id, rules.get(id))),
          },
        },
        automationDetails: { id: `change-gate/${report.sourceDigest.slice(0, 16)}` },
        columnKind: 'unicodeCodePoints',
        results: report.findings.map((finding) => result(finding, used)),
      },
    ],
  };
  return `${JSON.stringify(sarif, null, 2)}\n`;
}

function descriptor(id: string, rule: Rule | undefined) {
  const text = (value: string | undefined): { text: string } => ({ text: value === undefined || value === '' ? id : value });
  return {
    id,
    shortDescription: text(rule?.title),
    fullDescription: text(rule && `${rule.saw} ${rule.why}`),
    help: text(rule && `${rule.fix} ${rule.fine}`),
    ...(rule?.url === undefined ? {} : { helpUri: rule.url }),
    defaultConfiguration: { level: levels[rule?.severity ?? 'warning'] },
    properties: {
      tags: [id.split('/')[0] ?? id],
      precision: 'very-high',
      problem: { severity: rule?.severity === 'info' ? 'recommendation' : (rule?.severity ?? 'warning') },
    },
  };
}

function result(finding: Finding, used: readonly string[]) {
  const related = finding.evidence.filter((item) => item.path !== undefined && item.range !== undefined);
  return {
    ruleId: finding.ruleId,
    ruleIndex: used.indexOf(finding.ruleId),
    level: levels[finding.severity],
    message: { text: finding.message },
    locations: [{ physicalLocation: place(finding.path, finding.range) }],
    partialFingerprints: { primaryLocationLineHash: finding.fingerprint },
    baselineState: finding.status === 'new' ? 'new' : finding.status === 'moved' ? 'updated' : 'unchanged',
    ...(related.length > 0
      ? {
          relatedLocations: related.map((item, id) => ({
            id,
            message: { text: item.message },
            physicalLocation: place(item.path ?? '', item.range ?? finding.range),
          })),
        }
      : {}),
  };
}

function place(path: string, { start, end }: Range) {
  return {
    artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  };
}
