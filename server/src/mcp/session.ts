// What lasts for one connection: the engine with its caches, the gate runs, and the findings that were shown last.
import { createGateEngine } from '../gate-engine.ts';
import type { GateHost } from '../gate/run.ts';
import type { Finding } from '../model/finding.ts';
import { GateRuns } from './gate-runs.ts';

export interface Session {
  readonly host: GateHost;
  readonly runs: GateRuns;
  /** By fingerprint; resources and `explain_finding` read them. */
  readonly findings: Map<string, Finding>;
}

export function openSession(): Session {
  const host = createGateEngine();
  return { host, runs: new GateRuns(host), findings: new Map() };
}
