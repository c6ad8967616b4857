// Plans what `init` would write, and what `--undo` would take away, before anything is written.
import { Failure } from '../model/failure.ts';
import type { Agent, AgentFile } from './agent.ts';
import { agents, instructions } from './hosts/index.ts';

export interface Edit {
  readonly path: string;
  readonly before: string | undefined;
  /** Undefined: the file goes. */
  readonly after: string | undefined;
}

/** Reads a file of the repository; undefined where there is none. */
export type ReadText = (path: string) => Promise<string | undefined>;

/** The agents that a person named. Throws `Failure` `unknown-agent`. */
export function agentsNamed(names: readonly string[]): readonly Agent[] {
  return names.map((name) => {
    const agent = agents.find(({ id }) => id === (name === 'vscode' ? 'copilot' : name));
    if (agent) return agent;
    throw new Failure('usage', 'unknown-agent', `There is no agent “${name}”.`, `Use some of: ${agents.map(({ id }) => id).join(', ')}.`);
  });
}

/** The agents that have left traces here. Throws `Failure` `no-agent` where there is none. */
export async function agentsUsed(exists: (path: string) => Promise<boolean>): Promise<readonly Agent[]> {
  const used = await Promise.all(agents.map(async ({ traces }) => (await Promise.all(traces.map(exists))).includes(true)));
  const found = agents.filter((_, at) => used[at]);
  if (found.length > 0) return found;
  throw new Failure(
    'usage',
    'no-agent',
    'No agent has left a trace in this repository.',
    `Name those you use: --agents ${agents.map(({ id }) => id).join(',')}.`,
  );
}

/** `more`: files besides those of the agents, such as a CI job. */
export async function planInstall(chosen: readonly Agent[], more: readonly AgentFile[], read: ReadText): Promise<readonly Edit[]> {
  return plan([...filesOf(chosen), ...more], read, (file, before) => file.install(before));
}

/** What others keep in those files stays. */
export async function planRemoval(chosen: readonly Agent[], more: readonly AgentFile[], read: ReadText): Promise<readonly Edit[]> {
  return plan([...filesOf(chosen), ...more], read, (file, before) => (before === undefined ? undefined : file.remove(before)));
}

async function plan(
  files: readonly AgentFile[],
  read: ReadText,
  change: (file: AgentFile, before: string | undefined) => string | undefined,
): Promise<readonly Edit[]> {
  const edits: Edit[] = [];
  for (const file of files) {
    const before = await read(file.path);
    edits.push({ path: file.path, before, after: change(file, before) });
  }
  return edits.filter(({ before, after }) => before !== after);
}

function filesOf(chosen: readonly Agent[]): readonly AgentFile[] {
  return [...chosen.flatMap(({ files }) => files), instructions];
}
