// Composes the gate with the real host, as `engine.ts` does for the checks.
import { createEngine } from './engine.ts';
import type { GateHost } from './gate/run.ts';
import { checkout } from './host/checkout.ts';
import { injectedFolder } from './host/injected.ts';
import { userKeyStore } from './host/keys.ts';
import { leftBehind } from './host/left-behind.ts';
import { processes } from './host/processes.ts';
import { readFileIfThere } from './host/read-file.ts';
import { runStore } from './host/run-store.ts';
import { userWorkspaces } from './host/workspaces/index.ts';

export function createGateEngine(): GateHost {
  const environment = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return { ...createEngine(), processes, workspaces: userWorkspaces(), checkout, keys: userKeyStore(), store: runStore, environment, injected: injectedFolder, leftBehind, readFile: readFileIfThere };
}
