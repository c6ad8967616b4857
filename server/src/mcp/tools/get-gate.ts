// `get_gate`: how far a gate run has come, or what came of it.
import * as z from 'zod';
import { gateAnswer, gateAnswerSchema } from '../gate-answer.ts';
import { stepCount } from '../gate-runs.ts';
import { defineTool } from '../tool.ts';

/** While it waits, it says how far the run is this often. In milliseconds. */
const beat = 1_000;

export const getGateTool = defineTool({
  name: 'get_gate',
  title: 'Ask for a Gate Run',
  description:
    'Says how far a gate run has come: its steps, and once it has ended its verdict with every reason, the tests, the findings and the receipt. Nothing but the verdict `passed` means that the change is proven.',
  input: z.object({
    id: z.string().describe('From start_gate.'),
    waitSeconds: z.int().min(0).max(50).optional().describe('Wait this long for the end before answering.'),
  }),
  output: gateAnswerSchema,
  annotations: { readOnlyHint: true },
  run: async ({ id, waitSeconds = 0 }, session, { signal, report }) => {
    const until = performance.now() + waitSeconds * 1000;
    let state = session.runs.state(id);
    while (!state.report && !state.failure && !signal.aborted && performance.now() < until) {
      const ended = state.steps.filter((step) => step.state !== 'running').length;
      await report(ended, stepCount, state.steps.at(-1)?.id ?? 'freeze');
      state = await session.runs.wait(id, Math.min(beat, until - performance.now()));
    }
    return gateAnswer(session, state);
  },
});
