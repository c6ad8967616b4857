// The table of commands: a name and the module that runs it. One file a command.
export interface Command {
  /** Arguments behind the command's name → exit code. Throws `Failure`. */
  run(args: readonly string[]): Promise<number>;
}

export const commands = {
  check: () => import('./check.ts'),
  doctor: () => import('./doctor.ts'),
  explain: () => import('./explain.ts'),
  gate: () => import('./gate.ts'),
  hook: () => import('./hook.ts'),
  init: () => import('./init.ts'),
  lsp: () => import('./lsp.ts'),
  map: () => import('./map.ts'),
  mcp: () => import('./mcp.ts'),
  receipt: () => import('./receipt.ts'),
  review: () => import('./review.ts'),
} satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof commands;
