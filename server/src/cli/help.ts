// What `--help` prints: the commands, and the options of one.
import type { CommandName } from './commands/index.ts';
import { commonOptions, type OptionTable, targetOptions } from './options.ts';

const summaries: Record<CommandName, string> = {
  check: 'static findings: what this change silences, special-cases, weakens or loosens',
  doctor: 'what is installed and trusted, and what a killed run left behind',
  explain: 'what a rule saw, why it matters, what to do instead',
  gate: 'the whole gate on frozen bytes: checks, tests, proof, verdict, receipt',
  hook: 'answers an agent’s “I am finished”; pre-commit and pre-push for git',
  init: 'installs the preflight for the agents of a repository; shows every edit first',
  lsp: 'the language server, over standard input and output',
  map: 'changed symbols, what depends on them by distance, the tests that reach them',
  mcp: 'the MCP server for agents, over standard input and output',
  receipt: 'what gate runs signed: list, show, verify, export, replay',
  review: 'one run of the review gate: lanes, tried in order until one gives a valid review',
};

const usages: Partial<Record<CommandName, string>> = {
  check: 'change-gate check [target] [--format text|json|sarif|markdown] [--output FILE] [--all]',
  doctor: 'change-gate doctor [--remove] [--json]',
  explain: 'change-gate explain [RULE] [--json]',
  gate: 'change-gate gate [target] [--steps a,b,…] [--rerun N] [--ablate auto|off|all] [--review] [--prepare] [--env NAME…]',
  hook: 'change-gate hook [--host auto|claude|copilot|vscode|codex|cursor|gemini] | pre-commit | pre-push',
  init: 'change-gate init [--agents a,b,…] [--ci github|gitlab] [--undo] [--yes]',
  lsp: 'change-gate lsp',
  map: 'change-gate map [target] [--format text|json|mermaid] [--depth N] [--output FILE]',
  mcp: 'change-gate mcp',
  receipt: 'change-gate receipt list | show [ID] | verify [ID|FILE] | export ID --format html|markdown|json|intoto | replay ID',
  review: 'change-gate review --root BRANCH-OR-COMMIT --effort medium|high [--loop ID] [--lane NAME…]',
};

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(summaries, name);
}

export function helpText(name?: CommandName): string {
  if (name !== undefined) return `${usages[name] ?? `change-gate ${name}`}\n\n${summaries[name]}\n\n${optionList(name)}`;
  return [
    'Change Gate says what a change really does and whether anything proves it.\n',
    'Commands',
    ...Object.entries(summaries).map(([command, summary]) => `  ${command.padEnd(10)} ${summary}`),
    '\nTargets',
    table(targetOptions),
    '\nOptions',
    table(commonOptions),
    '\nExit codes',
    '  0 passed · 1 failed · 2 usage or policy error · 3 unavailable · 4 incomplete · 130 cancelled',
    '\nExamples',
    '  change-gate check                      what the working tree adds',
    '  change-gate check --root main          the whole branch, measured from main',
    '  change-gate check --commit HEAD^!      the last commit',
    '',
  ].join('\n');
}

function optionList(name: CommandName): string {
  return name === 'check' || name === 'gate' || name === 'map'
    ? `Targets\n${table(targetOptions)}\n\nOptions\n${table(commonOptions)}\n`
    : '';
}

function table(options: OptionTable): string {
  return Object.entries(options)
    .map(([name, option]) => `  ${`--${name}${option.hint === undefined ? '' : ` ${option.hint}`}`.padEnd(28)} ${option.help}`)
    .join('\n');
}
