// Commands that are conversations with a person in the terminal: they show what they would do, and ask.
import { cliTask, runTask } from '../cli-task.ts';
import { pickFolder } from '../pick-folder.ts';
import { isTrusted } from '../trust.ts';
import type { Parts } from './index.ts';

export async function installPreflight(parts: Parts): Promise<void> {
  if (!isTrusted('Installing the preflight writes settings of agents into this folder.')) return;
  await converse(parts, 'Install Agent Preflight', 'init');
}

export async function doctor(parts: Parts): Promise<void> {
  if (!isTrusted('The doctor starts the tools that this folder names.')) return;
  await converse(parts, 'Doctor', 'doctor');
}

async function converse({ context }: Parts, title: string, command: string): Promise<void> {
  const folder = await pickFolder();
  if (folder) await runTask(cliTask(context, folder, title, [command]));
}
