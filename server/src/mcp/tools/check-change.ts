// `check_change`: the static findings of a change, within a blink.
import * as z from 'zod';
import { checkChange } from '../../gate/check-change.ts';
import { Failure } from '../../model/failure.ts';
import { reportSchema } from '../../model/report.ts';
import { showFindings, shownFindings } from '../shown-findings.ts';
import { directoryOf, targetInput, targetOf } from '../target-input.ts';
import { defineTool } from '../tool.ts';

const { target, base, head, sourceDigest, tier, problems, summary } = reportSchema.shape;
const judged = z.object({ target, base, head, sourceDigest, tier, problems, summary }).partial();

const output = judged.extend({ state: z.enum(['passed', 'failed', 'no-change']), ...shownFindings });

export const checkChangeTool = defineTool({
  name: 'check_change',
  title: 'Check This Change',
  description:
    'Says what the change silences, special-cases, weakens or loosens: new suppressions, tests that demand less, looser configuration, code written for the test. Call it before you say that you are done. Without a target it judges the working tree. It reads only, and takes about a second.',
  input: z.object(targetInput),
  output,
  annotations: { readOnlyHint: true, idempotentHint: true },
  run: async (args, session, { signal, report }): Promise<z.infer<typeof output>> => {
    await report(0, 1, 'Checking the change');
    try {
      const { report: found } = await checkChange(session.host, {
        directory: directoryOf(args),
        target: targetOf(args) ?? { kind: 'working-tree' },
        signal,
      });
      await report(1, 1, 'Checked');
      return { state: found.verdict === 'passed' ? 'passed' : 'failed', ...judged.parse(found), ...showFindings(session, found.findings) };
    } catch (error) {
      if (error instanceof Failure && error.code === 'empty-change') return { state: 'no-change', findings: [], leftOff: 0 };
      throw error;
    }
  },
});
