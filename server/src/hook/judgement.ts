// What a preflight has to know of a tree: small enough to be remembered, whole enough to be said.
import * as z from 'zod';
import type { Report } from '../model/report.ts';

/** So many findings are named; the rest is counted. */
const mostNamed = 12;

export const judgementSchema = z.object({
  digest: z.string().describe('Source digest of the tree that was judged.'),
  version: z.string().describe('Of the tool that judged; another one judges again.'),
  passed: z.boolean(),
  errors: z.int().nonnegative(),
  findings: z.array(z.object({ path: z.string(), line: z.int(), message: z.string(), ruleId: z.string() })),
});
export type Judgement = z.infer<typeof judgementSchema> & {
  /** Policy demands a passing receipt for this very tree, and there is none. */
  readonly wantsReceipt?: boolean;
  /** Claims of the last message that the evidence contradicts. */
  readonly contradictions?: readonly string[];
};

export function judgementOf(report: Report): Judgement {
  const failing = report.findings.filter(({ status, severity }) => status === 'new' && severity === 'error');
  return {
    digest: report.sourceDigest,
    version: report.tool.version,
    passed: report.verdict === 'passed',
    errors: report.summary.errors,
    findings: failing.slice(0, mostNamed).map(({ path, range, message, ruleId }) => ({ path, line: range.start.line, message, ruleId })),
  };
}
