// What is told of a gate run, running or ended; `get_gate` and `cancel_gate` answer the same.
import * as z from 'zod';
import { gateReportSchema } from '../model/gate-report.ts';
import { stepIdSchema } from '../model/step.ts';
import type { GateRunState } from './gate-runs.ts';
import type { Session } from './session.ts';
import { showFindings, shownFindings } from './shown-findings.ts';

const { verdict, reasons, receipt, tests, gaps } = gateReportSchema.shape;

export const gateAnswerSchema = z.object({
  id: z.string(),
  state: z.enum(['running', 'ended', 'failed']).describe('`failed`: the run itself came to no verdict; `failure` says why.'),
  steps: z.array(z.object({ id: stepIdSchema, state: z.string(), reason: z.string().optional() })),
  verdict: verdict.optional(),
  reasons: reasons.optional(),
  tests: tests.omit({ cases: true, proof: true }).optional(),
  ...z.object(shownFindings).partial().shape,
  gaps: gaps.optional(),
  receipt,
  failure: z.object({ code: z.string(), message: z.string(), advice: z.string() }).optional(),
});

export function gateAnswer(session: Session, { id, steps, report, failure }: GateRunState): z.infer<typeof gateAnswerSchema> {
  const base = { id, steps: [...steps] };
  if (failure) return { ...base, state: 'failed', failure: { code: failure.code, message: failure.message, advice: failure.advice } };
  if (!report) return { ...base, state: 'running' };
  const { cases: _cases, proof: _proof, ...counts } = report.tests;
  return {
    ...base,
    state: 'ended',
    verdict: report.verdict,
    reasons: report.reasons,
    tests: counts,
    ...showFindings(session, report.findings),
    gaps: report.gaps,
    receipt: report.receipt,
  };
}
