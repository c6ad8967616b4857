// Finds what a tree declares: policy first, then the ecosystems in order; the first that names a step decides it.
import type { TreeReader } from '../../host/host.ts';
import type { GatePolicy } from '../../model/gate-policy.ts';
import { declared, type DeclaredCommand, type DeclaredStep, type Discoverer } from './declared.ts';
import { ecosystems } from './ecosystems.ts';
import { packageJson } from './package-json.ts';

const discoverers: readonly Discoverer[] = [packageJson, ...ecosystems];

export async function discoverCommands(tree: TreeReader, policy: GatePolicy): Promise<readonly DeclaredCommand[]> {
  const named = Object.entries(policy.commands).map(([step, line]) =>
    declared(step as DeclaredStep, line, '.change-gate.yml gate.commands'),
  );
  const found = (await Promise.all(discoverers.map((discoverer) => discoverer.discover(tree)))).flat();
  const commands: DeclaredCommand[] = [];
  for (const command of [...named, ...found]) {
    if (!commands.some((other) => other.step === command.step)) commands.push(command);
  }
  return commands;
}

export function commandFor(step: DeclaredStep, commands: readonly DeclaredCommand[]): DeclaredCommand | undefined {
  return commands.find((command) => command.step === step);
}
