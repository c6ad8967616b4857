// `start_gate`: begins a gate run and gives its id at once.
import * as z from 'zod';
import { Failure } from '../../model/failure.ts';
import { directoryOf, targetInput, targetOf } from '../target-input.ts';
import { defineTool } from '../tool.ts';

const output = z.object({ id: z.string(), state: z.literal('running') });

export const startGateTool = defineTool({
  name: 'start_gate',
  title: 'Run Full Gate',
  description:
    'Starts the whole gate on frozen bytes: declared checks, tests at head and at base, proof for each test and hunk, a verdict and a signed receipt. It runs the commands that the repository declares, in a worktree outside of the checkout. It needs a target and gives an id; ask get_gate until the run has ended.',
  input: z.object(targetInput),
  output,
  annotations: { readOnlyHint: false, destructiveHint: false },
  run: async (args, session): Promise<z.infer<typeof output>> => {
    const target = targetOf(args);
    if (!target)
      throw new Failure(
        'usage',
        'missing-root',
        'The gate needs its root: the branch that the change merges into.',
        'Name it as `root`, or another target: `commit`, `paths`.',
      );
    return { id: session.runs.start(directoryOf(args), target).id, state: 'running' };
  },
});
