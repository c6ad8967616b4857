// `explain_finding`: what a rule saw, why it matters, and what to do instead.
import * as z from 'zod';
import { rules } from '../../checks/rules.ts';
import { Failure } from '../../model/failure.ts';
import { findingSchema } from '../../model/finding.ts';
import { ruleSchema } from '../../model/rule.ts';
import { defineTool } from '../tool.ts';

export const explainFindingTool = defineTool({
  name: 'explain_finding',
  title: 'Explain a Finding',
  description:
    'Says of a finding or a rule what it saw, why it matters, what the honest fix is and when it is fine. Name a rule id, or the fingerprint of a finding that check_change or get_gate has shown.',
  input: z.object({
    ruleId: z.string().optional().describe('Such as `suppression/eslint`.'),
    fingerprint: z.string().optional().describe('Of a finding that was shown in this session.'),
  }),
  output: z.object({ rule: ruleSchema, finding: findingSchema.optional() }),
  annotations: { readOnlyHint: true, idempotentHint: true },
  run: async ({ ruleId, fingerprint }, session) => {
    const finding = fingerprint === undefined ? undefined : session.findings.get(fingerprint);
    if (fingerprint !== undefined && !finding)
      throw new Failure(
        'usage',
        'unknown-finding',
        'No finding with this fingerprint was shown in this session.',
        'Call check_change first, or name the rule.',
      );
    const id = finding?.ruleId ?? ruleId ?? '';
    const rule = rules.get(id);
    if (!rule) throw new Failure('usage', 'unknown-rule', `There is no rule “${id}”.`, 'Take the ruleId of a finding.');
    return { rule, ...(finding ? { finding } : {}) };
  },
});
