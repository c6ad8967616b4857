// `change-gate init`: installs the preflight for the agents of a repository; `--undo` takes back only what it put there.
import { createTwoFilesPatch } from 'diff';
import type { Agent, AgentFile } from '../../agents/agent.ts';
import { ciFile, ciSystems } from '../../agents/ci.ts';
import { agents } from '../../agents/hosts/index.ts';
import { agentsNamed, agentsUsed, type Edit, planInstall, planRemoval } from '../../agents/plan.ts';
import { createEngine } from '../../engine.ts';
import { type ProjectFiles, projectFiles } from '../../host/project-files.ts';
import { Failure } from '../../model/failure.ts';
import { version } from '../../version.ts';
import { askLine } from '../ask-line.ts';
import { type OptionTable, readOptions, type Values } from '../options.ts';
import { visible } from '../output/marks.ts';

export const initOptions = {
  agents: { type: 'string', hint: 'a,b,…', help: `some of ${agents.map(({ id }) => id).join(', ')} (default: those that are used here)` },
  ci: { type: 'string', hint: ciSystems.join('|'), help: 'also a CI job that executes the gate again' },
  undo: { type: 'boolean', help: 'take back what init put there, and nothing else' },
  yes: { type: 'boolean', help: 'make the edits without asking' },
  repo: { type: 'string', hint: 'DIR', help: 'the repository (default: the current directory)' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, initOptions);
  const files = projectFiles(await rootOf((values['repo'] as string | undefined) ?? process.cwd()));
  const chosen = await choose(values, files);
  const edits = await (values['undo'] === true ? planRemoval : planInstall)(chosen, readCi(values), files.read);
  if (edits.length === 0) return say('Nothing to do: every file is as it should be.');
  for (const edit of edits) process.stdout.write(show(edit));
  if (!(await agrees(values, edits.length))) return say('Nothing was written. --yes makes these edits.');
  for (const { path, after } of edits) await (after === undefined ? files.remove(path) : files.write(path, after));
  if (values['undo'] !== true) for (const { then } of chosen) if (then !== undefined) say(then);
  return say(
    `${edits.length === 1 ? 'One file' : `${edits.length} files`} written. change-gate doctor says whether the preflight is live.`,
  );
}

async function choose(values: Values, files: ProjectFiles): Promise<readonly Agent[]> {
  const names = values['agents'] as string | undefined;
  if (names !== undefined) return agentsNamed(names.split(',').map((name) => name.trim()));
  return values['undo'] === true ? agents : agentsUsed(files.exists);
}

/** Undoing looks at every system's job. */
function readCi(values: Values): readonly AgentFile[] {
  const wished = values['ci'];
  const chosen = ciSystems.filter((system) => (wished === undefined ? values['undo'] === true : system === wished));
  if (wished !== undefined && chosen.length === 0)
    throw new Failure('usage', 'unknown-ci', `There is no CI template “${String(wished)}”.`, `Use one of: ${ciSystems.join(', ')}.`);
  return chosen.map((system) => ciFile(system, version));
}

async function rootOf(directory: string): Promise<string> {
  const repository = await createEngine().git.open(directory);
  await repository.close();
  return repository.root;
}

function show({ path, before, after }: Edit): string {
  const [from, to] = [before === undefined ? '/dev/null' : path, after === undefined ? '/dev/null' : path];
  const patch = createTwoFilesPatch(from, to, before ?? '', after ?? '', undefined, undefined, { context: 2 });
  return `${patch.split('\n').slice(1).map(visible).join('\n')}\n`;
}

/** Only a person at a terminal, or `--yes`, agrees. */
async function agrees(values: Values, count: number): Promise<boolean> {
  if (values['yes'] === true) return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const answer = await askLine(`Make ${count === 1 ? 'this edit' : `these ${count} edits`}? [y/N] `);
  return /^y(es)?$/i.test(answer.trim());
}

function say(line: string): 0 {
  process.stdout.write(`${line}\n`);
  return 0;
}
