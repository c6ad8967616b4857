// Says of each agent whether its preflight is installed, whether its hook was ever seen firing, and whether its answer was honoured.
import type { AgentId, Firing } from '../model/firing.ts';
import type { Agent } from './agent.ts';
import type { ReadText } from './plan.ts';

export interface AgentLine {
  readonly name: string;
  readonly state: 'good' | 'bad' | 'open';
  readonly message: string;
  readonly tried: string;
}

export interface AgentEvidence {
  readonly read: ReadText;
  exists(path: string): Promise<boolean>;
  /** What is remembered of a host's hook in this repository. */
  lastFiring(host: AgentId): Promise<Firing | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** An agent that is neither installed nor used here has no line. */
export async function diagnoseAgents(agents: readonly Agent[], evidence: AgentEvidence): Promise<readonly AgentLine[]> {
  const lines = await Promise.all(agents.map((agent) => diagnoseAgent(agent, evidence)));
  const said = lines.filter((line) => line !== undefined);
  return said.length > 0
    ? said
    : [
        {
          name: 'agents',
          state: 'open',
          message: 'no agent has left a trace here; change-gate init --agents … installs the preflight',
          tried: `look for ${agents.flatMap(({ traces }) => traces).join(', ')}`,
        },
      ];
}

async function diagnoseAgent(agent: Agent, evidence: AgentEvidence): Promise<AgentLine | undefined> {
  const { id: name, files, hosts, then } = agent;
  const missing = await missingFiles(agent, evidence.read);
  const firing = latest(await Promise.all(hosts.map((host) => evidence.lastFiring(host))));
  const isUsed = (await Promise.all(agent.traces.map((path) => evidence.exists(path)))).includes(true);
  const tried = `read ${files.map(({ path }) => path).join(', ')}; look for a firing of ${hosts.join(' or ')}`;
  if (missing.length === files.length && !firing)
    return isUsed ? { name, state: 'open', message: `not installed; change-gate init --agents ${name} does it`, tried } : undefined;
  const installed = missing.length === 0 ? 'installed' : `our entries are missing in ${missing.join(', ')}`;
  const seen = firing ? firingWords(firing, evidence.now) : `never seen firing${then === undefined ? '' : `. ${then}`}`;
  return { name, state: missing.length > 0 ? 'bad' : firing ? stateOf(firing) : 'open', message: `${installed}; ${seen}`, tried };
}

async function missingFiles({ files }: Agent, read: ReadText): Promise<string[]> {
  const missing = await Promise.all(
    files.map(async ({ path, install }) => {
      try {
        const text = await read(path);
        return text === undefined || install(text) !== text ? path : undefined;
      } catch {
        return path;
      }
    }),
  );
  return missing.filter((path) => path !== undefined);
}

function latest(firings: readonly (Firing | undefined)[]): Firing | undefined {
  return firings.filter((firing) => firing !== undefined).sort((a, b) => b.at - a.at)[0];
}

function stateOf({ decision }: Firing): AgentLine['state'] {
  return decision === 'unverified' ? 'open' : 'good';
}

const said: Readonly<Record<Firing['decision'], string>> = {
  allow: 'it was let through',
  block: 'it was kept working',
  deny: 'its command was denied',
  unverified: 'its turn ended unverified',
};

function firingWords({ event, at, decision, honoured }: Firing, now: number): string {
  const minutes = Math.round((now - at) / 60_000);
  const when =
    minutes < 1
      ? 'just now'
      : minutes < 120
        ? `${minutes} min ago`
        : minutes < 2880
          ? `${Math.round(minutes / 60)} h ago`
          : `${Math.round(minutes / 1440)} days ago`;
  const obeyed = honoured === 'yes' ? 'it has gone on working after a block' : 'no block of it is known to be honoured yet';
  return `${event} fired ${when}, ${said[decision]}; ${obeyed}`;
}
