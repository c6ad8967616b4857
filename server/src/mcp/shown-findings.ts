// How findings are shown to a model: as many as it can use, the rest counted, and each of them kept for later questions.
import * as z from 'zod';
import type { Finding } from '../model/finding.ts';
import { reportSchema } from '../model/report.ts';
import type { Session } from './session.ts';

/** More of them helps no one; the worst come first. */
const mostShown = 60;

export const shownFindings = {
  findings: reportSchema.shape.findings.describe('New findings, worst first.'),
  leftOff: z.int().nonnegative().describe('How many more there are.'),
};

const ranks = { error: 0, warning: 1, info: 2 } as const;

export function showFindings(session: Session, all: readonly Finding[]): { findings: Finding[]; leftOff: number } {
  const fresh = all.filter(({ status }) => status === 'new').sort((a, b) => ranks[a.severity] - ranks[b.severity]);
  const findings = fresh.slice(0, mostShown);
  for (const finding of findings) session.findings.set(finding.fingerprint, finding);
  return { findings, leftOff: fresh.length - findings.length };
}
