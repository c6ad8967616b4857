// Who may import whom: the invariants of ARCHITECTURE.md as a table. A folder that is not listed here may not exist.

export interface Layer {
  /** Folders or files below `server/src/` beside the layer's own. `…/host.ts` alone is a port: types only. */
  readonly internal: readonly string[];
  /** Packages and Node modules. */
  readonly packages: readonly string[];
  /** Packages whose types alone may be named. */
  readonly typesOf?: readonly string[];
}

/** Node modules that compute and touch nothing. */
const pure = ['node:path', 'node:crypto', 'node:util', 'node:url', 'node:buffer'];
const ports = ['host/host.ts', 'host/key-store.ts'];
const engine = ['model', 'syntax', 'checks', 'analysis', 'gate', 'review', 'github'];
const door = [...engine, 'agents', 'protocol', 'host', 'engine.ts', 'gate-engine.ts', 'version.ts'];
const data = ['zod', 'picomatch', 'diff'];

/** By folder or file below `server/src/`. */
export const layers: Readonly<Record<string, Layer>> = {
  model: { internal: [], packages: ['zod'] },
  protocol: { internal: ['model'], packages: ['zod'] },
  syntax: { internal: ['model'], packages: [...pure, ...data, 'web-tree-sitter'] },
  checks: { internal: ['model', 'syntax'], packages: [...pure, ...data, 'web-tree-sitter', 'yaml'] },
  analysis: { internal: ['model', 'syntax', 'checks', ...ports], packages: [...pure, ...data, 'jsonc-parser', 'web-tree-sitter'] },
  gate: {
    internal: ['model', 'syntax', 'checks', 'analysis', ...ports],
    packages: [...pure, ...data, 'yaml', 'fast-xml-parser'],
    typesOf: ['web-tree-sitter'],
  },
  review: { internal: ['model', 'syntax', 'checks', 'analysis', 'gate', ...ports], packages: [...pure, ...data] },
  github: { internal: ['model', 'checks', ...ports], packages: [...pure, ...data] },
  agents: { internal: ['model', ...ports], packages: [...pure, 'zod', 'jsonc-parser'] },
  host: { internal: ['model', 'syntax/grammar.ts'], packages: ['*'] },
  lsp: { internal: door, packages: [...pure, ...data, 'vscode-languageserver', 'vscode-languageserver-textdocument'] },
  cli: { internal: door, packages: [...pure, ...data, 'node:readline/promises'] },
  mcp: { internal: door, packages: [...pure, ...data, '@modelcontextprotocol/server'] },
  hook: { internal: door, packages: [...pure, ...data] },
  'engine.ts': { internal: [...engine, 'host', 'version.ts'], packages: [] },
  'gate-engine.ts': { internal: [...engine, 'host', 'engine.ts', 'version.ts'], packages: [] },
  'version.ts': { internal: [], packages: [] },
};

/** Packages that belong to one place, by what the path below the project's root begins with. */
export const homes: Readonly<Record<string, readonly string[]>> = {
  'simple-git': ['server/src/host/'],
  execa: ['server/src/host/'],
  'node:fs': ['server/src/host/'],
  'node:fs/promises': ['server/src/host/'],
  'node:child_process': ['server/src/host/'],
  'fast-xml-parser': ['server/src/gate/reports/'],
  yaml: ['server/src/gate/policy.ts', 'server/src/checks/config-readers/', 'server/src/syntax/'],
  'jsonc-parser': ['server/src/agents/', 'server/src/analysis/imports/'],
  'vscode-languageserver': ['server/src/lsp/'],
  '@modelcontextprotocol/server': ['server/src/mcp/'],
  vscode: ['client/src/'],
};

/** Handing over: a subcommand starts another door through its entries, and touches nothing else of it. */
export const handovers: Readonly<Record<string, readonly string[]>> = {
  'cli/commands/lsp.ts': ['lsp/main.ts'],
  'cli/commands/mcp.ts': ['mcp/main.ts'],
  'cli/commands/hook.ts': ['hook/main.ts', 'hook/git-hook.ts', 'hook/event.ts', 'hook/judge-tree.ts'],
  'cli/run-command.ts': ['hook/judge-tree.ts'],
  'cli/main.ts': ['hook/main.ts'],
};
