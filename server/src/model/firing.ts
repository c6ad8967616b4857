// What is remembered of an agent's hook, so that `doctor` can say whether it fires and whether its answers are honoured.
import * as z from 'zod';

export const agentIdSchema = z.enum(['claude', 'copilot', 'vscode', 'codex', 'cursor', 'gemini']);
export type AgentId = z.infer<typeof agentIdSchema>;

export const firingSchema = z.object({
  host: agentIdSchema,
  event: z.string(),
  session: z.string(),
  at: z.number().describe('Milliseconds since the epoch.'),
  decision: z.enum(['allow', 'block', 'deny', 'unverified']),
  honoured: z.enum(['yes', 'unknown']).describe('`yes`: after a block the session went on and fired again.'),
});
export type Firing = z.infer<typeof firingSchema>;

/** Kind of the state file; its key is the agent's id. */
export const firingKind = 'firings';

/** The next record: a session that fires again after a block has gone on working, as it was told. */
export function nextFiring(last: Firing | undefined, fired: Omit<Firing, 'honoured'>): Firing {
  const wentOn = last?.decision === 'block' && last.session === fired.session && fired.at - last.at > 1000;
  return { ...fired, honoured: wentOn || last?.honoured === 'yes' ? 'yes' : 'unknown' };
}
