// The agents' part of `doctor`: what is installed and seen firing here, and whether the preflight stops what it must stop.
import { type AgentLine, diagnoseAgents } from '../agents/diagnose.ts';
import { agents } from '../agents/hosts/index.ts';
import type { GateHost } from '../gate/run.ts';
import { withCanary } from '../host/canary.ts';
import { projectFiles } from '../host/project-files.ts';
import { stateFile } from '../host/state-files.ts';
import { Failure } from '../model/failure.ts';
import { firingKind, firingSchema } from '../model/firing.ts';

export async function agentLines(host: GateHost, directory: string): Promise<readonly AgentLine[]> {
  return [await commandLine(host), await canaryLine(host), ...(await hookLines(host, directory))];
}

/** Hooks name the command without a path. */
async function commandLine({ processes, environment }: GateHost): Promise<AgentLine> {
  const { outcome, stdout } = await processes.run({
    command: ['change-gate', '--version'],
    cwd: process.cwd(),
    env: pathOf(environment),
    timeoutMs: 10_000,
  });
  const tried = 'change-gate --version';
  if (outcome === 'exited' && stdout.startsWith('change-gate ')) return { name: 'command', state: 'good', message: stdout.trim(), tried };
  return {
    name: 'command',
    state: 'open',
    message: 'change-gate is not on the PATH, so that no hook can call it; npm install --global change-gate',
    tried,
  };
}

/** Fires the hook, as an agent would, on a change that must be blocked. */
async function canaryLine({ processes, environment }: GateHost): Promise<AgentLine> {
  const tried = 'fire Stop in a throwaway repository whose change silences a tool';
  const env = pathOf(environment);
  return withCanary(processes, env, async (cwd): Promise<AgentLine> => {
    const input = JSON.stringify({ session_id: 'canary', hook_event_name: 'Stop', cwd, stop_hook_active: false });
    const { stdout, stderr } = await processes.run({
      command: [process.execPath, process.argv[1] ?? '', 'hook'],
      cwd,
      env,
      input,
      timeoutMs: 30_000,
    });
    if (/^\{"decision":"block","reason":".*canary\.ts/.test(stdout))
      return { name: 'canary', state: 'good', message: 'the preflight stops a bad change', tried };
    return {
      name: 'canary',
      state: 'bad',
      message: `the preflight let a bad change through${stderr === '' ? '' : `: ${stderr.trim()}`}`,
      tried,
    };
  });
}

async function hookLines(host: GateHost, directory: string): Promise<readonly AgentLine[]> {
  try {
    const repository = await host.git.open(directory);
    await repository.close();
    const { root, commonDir } = repository;
    const files = projectFiles(root);
    return await diagnoseAgents(agents, {
      read: files.read,
      exists: files.exists,
      lastFiring: async (id) => firingSchema.safeParse(await stateFile(commonDir, firingKind, id).read()).data,
      now: host.clock.now(),
    });
  } catch (error) {
    if (error instanceof Failure) return [{ name: 'agents', state: 'open', message: error.message, tried: `open ${directory}` }];
    throw error;
  }
}

function pathOf(environment: Readonly<Record<string, string>>): Record<string, string> {
  return { PATH: environment['PATH'] ?? '', HOME: environment['HOME'] ?? '' };
}
