// Runs the whole gate in-process on real repositories, with keys, caches and worktrees in temporary folders.
import { createGateEngine } from '../../server/src/gate-engine.ts';
import { runGate } from '../../server/src/gate/gate.ts';
import type { GateHost, GateOptions, GateWatcher } from '../../server/src/gate/run.ts';
import { userKeyStore } from '../../server/src/host/keys.ts';
import { userWorkspaces } from '../../server/src/host/workspaces/index.ts';
import type { GateReport } from '../../server/src/model/gate-report.ts';
import { cleanEnvironment, repository, temporaryFolder, type TestFiles, type TestRepository } from './repository.ts';

export const quiet: GateWatcher = { started: () => undefined, ended: () => undefined, note: () => undefined };

export interface GateBench {
  readonly host: GateHost;
  /** Where the worktrees of runs are. */
  readonly worktrees: string;
}

export function gateBench(environment: Readonly<Record<string, string>> = {}): GateBench {
  const folder = temporaryFolder();
  const worktrees = `${folder}/worktrees`;
  const own = { PATH: cleanEnvironment.PATH ?? '', HOME: folder, ...environment };
  return {
    worktrees,
    host: { ...createGateEngine(), environment: own, keys: userKeyStore(`${folder}/keys`), workspaces: userWorkspaces(worktrees) },
  };
}

/** A repository whose branch `feature` holds `head` on top of `main`, uncommitted. */
export function feature(base: TestFiles, head: TestFiles): TestRepository {
  const created = repository({ base });
  created.git('remote', 'add', 'origin', created.root);
  return created.branch('feature').write(head);
}

export function gate(
  bench: GateBench,
  repo: TestRepository,
  options: Partial<GateOptions> = {},
  watcher: GateWatcher = quiet,
): Promise<GateReport> {
  const defaults: GateOptions = {
    directory: repo.root,
    target: { kind: 'branch', root: 'main' },
    rerun: 1,
    ablate: 'off',
    review: false,
    prepare: false,
    letThrough: [],
  };
  return runGate(bench.host, { ...defaults, ...options }, watcher);
}

export function stateOf(report: GateReport, id: string): string | undefined {
  return report.steps.find((step) => step.id === id)?.state;
}

export function reasonOf(report: GateReport, id: string): string {
  return report.steps.find((step) => step.id === id)?.reason ?? '';
}

/** A package whose tests node runs itself. */
export const nodeProject = {
  'package.json': JSON.stringify({ name: 'p', type: 'module', scripts: { test: 'node --test' } }),
  '.gitignore': 'node_modules\n',
};

/** A test file of node's own runner. */
export function nodeTestFile(name: string, body: string, imports = "import { sum } from '../src/sum.js';\n"): string {
  return `import test from 'node:test';\nimport assert from 'node:assert/strict';\n${imports}test('${name}', () => { ${body} });\n`;
}
