// What a rule says of itself; the source of hover, `explain`, SARIF help and the README table.
import * as z from 'zod';
import { severitySchema } from './finding.ts';

export const ruleSchema = z.object({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/),
  severity: severitySchema.describe('The severity it has unless the case says otherwise.'),
  title: z.string().describe('A short noun phrase.'),
  saw: z.string().describe('What it looks for.'),
  why: z.string().describe('Why it matters.'),
  fix: z.string().describe('The honest fix: what to do instead.'),
  fine: z.string().describe('When it is fine, and how policy can say so.'),
  url: z.string().optional().describe('The silenced tool’s own documentation.'),
});
export type Rule = z.infer<typeof ruleSchema>;
