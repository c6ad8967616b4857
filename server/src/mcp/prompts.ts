// Prompts that a person picks: what a careful colleague would ask an agent for.
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';

export function registerPrompts(server: McpServer): void {
  server.registerPrompt('preflight', { title: 'Preflight', description: 'Check the change and mend the cause of every new finding.' }, () =>
    ask(
      'Call check_change. For each new finding of severity error call explain_finding, then mend the cause: do the work that the check asks for. Do not silence it another way, and do not touch the policy of the gate. Check again until nothing is left, then say in one line a file what you did.',
    ),
  );
  const root = z.string().describe('The branch that the change merges into.');
  server.registerPrompt(
    'prove',
    { title: 'Prove This Change', description: 'Run the whole gate and report its verdict.', argsSchema: z.object({ root }) },
    ({ root: branch }) =>
      ask(
        `Call start_gate with root ${JSON.stringify(branch)}, then get_gate with waitSeconds 50 until the run has ended. Report the verdict with every reason, word for word. Say which tests prove the change and which hunks nothing proves. If it did not pass, propose what to mend; do not call it done.`,
      ),
  );
}

function ask(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
