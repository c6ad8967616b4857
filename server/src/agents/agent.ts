// What it takes to install the preflight for one agent. Adding an agent is a file in `hosts/` and a line in its table.
import type { AgentId } from '../model/firing.ts';

/** What one file holds for us. Both functions are pure and leave everything that is not ours as it is, comments and spelling included. */
export interface AgentFile {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  /** The file with our entries; the same text where it has them already. Throws `Failure` `not-json` for what cannot be read. */
  install(text: string | undefined): string;
  /** The file without them; undefined where nothing else is left in it. */
  remove(text: string): string | undefined;
}

export interface Agent {
  readonly id: AgentId;
  readonly title: string;
  /** The hosts whose payloads its hook sends. */
  readonly hosts: readonly AgentId[];
  /** Paths that show that the agent is used here. */
  readonly traces: readonly string[];
  readonly files: readonly AgentFile[];
  /** What a person still has to do, because no file can. */
  readonly then?: string;
}

/** Where a shell does not find the command, the hook still answers: some agents deny everything when a hook fails. */
export const hookCommand = 'change-gate hook || echo {}';

/** How an entry of ours is known again, whatever was put around it. */
export function isOurs(value: unknown): boolean {
  return JSON.stringify(value ?? null).includes('change-gate hook');
}
