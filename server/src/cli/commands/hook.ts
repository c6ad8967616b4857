// `change-gate hook`: the answer to an agent's “I am finished”, and the git hooks. The entry answers the common call by itself.
import { judgeTree } from '../../hook/judge-tree.ts';
import { runHook } from '../../hook/main.ts';
import { runGitHook } from '../../hook/git-hook.ts';
import type { HookHost } from '../../hook/event.ts';
import { Failure } from '../../model/failure.ts';
import { type OptionTable, readOptions } from '../options.ts';

const hosts = ['auto', 'claude', 'copilot', 'vscode', 'codex', 'cursor', 'gemini'] as const;

export const hookOptions = {
  host: { type: 'string', hint: hosts.join('|'), help: 'the agent host (default: told from the payload)' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, hookOptions, true);
  const [name] = positionals;
  if (name === 'pre-commit' || name === 'pre-push') return runGitHook(name);
  if (name !== undefined)
    throw new Failure(
      'usage',
      'unknown-hook',
      `There is no git hook “${name}” here.`,
      'Use pre-commit or pre-push, or no name for an agent’s hook.',
    );
  const host = hosts.find((known) => known === (values['host'] ?? 'auto'));
  if (host === undefined)
    throw new Failure('usage', 'unknown-host', `There is no host “${String(values['host'])}”.`, `Use one of: ${hosts.join(', ')}.`);
  return runHook(host satisfies HookHost | 'auto', () => judgeTree);
}
