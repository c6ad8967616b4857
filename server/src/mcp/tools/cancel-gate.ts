// `cancel_gate`: ends a gate run; it leaves no receipt.
import * as z from 'zod';
import { gateAnswer, gateAnswerSchema } from '../gate-answer.ts';
import { defineTool } from '../tool.ts';

export const cancelGateTool = defineTool({
  name: 'cancel_gate',
  title: 'Cancel a Gate Run',
  description:
    'Ends a gate run and removes its worktree. A cancelled run has no verdict and leaves no receipt. A run that has ended stays as it is.',
  input: z.object({ id: z.string().describe('From start_gate.') }),
  output: gateAnswerSchema,
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  run: async ({ id }, session) => gateAnswer(session, await session.runs.cancel(id)),
});
