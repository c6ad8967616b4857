// A headless reviewer: the agent's own command line, with a pinned model, a time limit, the repository's hooks off and read-only tools.
import type { Processes } from '../../host/host.ts';
import { type Lane, reviewCommand } from '../lane.ts';

/** Source: seed rule §24. In milliseconds. */
const timeLimit = 10 * 60 * 1000;
const model = 'opus';
const readOnlyTools = 'Read,Grep,Glob,Bash(git diff:*),Bash(git log:*),Bash(git show:*),Bash(git status:*)';

export function headlessLane(processes: Processes, env: Readonly<Record<string, string>>): Lane {
  return {
    name: 'headless',
    sends: reviewCommand,
    review: async (request) => runReviewer(processes, env, request.reviewTree, reviewCommand(request), undefined, request.signal),
  };
}

/** `claude -p PROMPT`; `input` goes to standard input. Shared with the subagent lane. */
export async function runReviewer(
  processes: Processes,
  env: Readonly<Record<string, string>>,
  cwd: string,
  prompt: string,
  input: string | undefined,
  signal: AbortSignal | undefined,
) {
  const result = await processes.run({
    command: [
      'claude',
      '-p',
      prompt,
      '--output-format',
      'text',
      '--model',
      model,
      '--settings',
      JSON.stringify({ disableAllHooks: true }),
      '--allowedTools',
      readOnlyTools,
      '--disallowedTools',
      'Edit,Write,NotebookEdit',
    ],
    cwd,
    env,
    timeoutMs: timeLimit,
    ...(input === undefined ? {} : { input }),
    ...(signal === undefined ? {} : { signal }),
  });
  const exits = {
    exited: result.exitCode === 0 ? 'ok' : 'nonzero',
    killed: 'nonzero',
    timeout: 'timeout',
    cancelled: 'nonzero',
    'not-found': 'not-found',
    'not-started': 'nonzero',
  } as const;
  return { text: result.stdout, exit: exits[result.outcome] };
}
