// Review This Change: the review gate in the terminal, where a person can be asked and may waive. A person says how deep, since no rule can tell.
import * as vscode from 'vscode';
import { cliTask, runTask } from '../cli-task.ts';
import { pickFolder } from '../pick-folder.ts';
import { chosenRoot } from '../root-choice.ts';
import { isTrusted } from '../trust.ts';
import type { Parts } from './index.ts';

const efforts = [
  { label: 'Medium', description: 'what reviewers are confident of', effort: 'medium' },
  {
    label: 'High',
    description: 'wider and less sure: where it cannot be tried here, outlives a revert, or yields data that no test checks',
    effort: 'high',
  },
] as const;

export async function reviewChange({ context }: Parts): Promise<void> {
  if (!isTrusted('A review sends the change to the reviewers that are installed here.')) return;
  const folder = await pickFolder();
  if (!folder) return;
  const root = await chosenRoot(context.workspaceState, folder.uri);
  if (root === undefined) {
    const choice = await vscode.window.showInformationMessage(
      'Change Gate: a review needs its root, the branch that this change merges into.',
      'Choose Root',
    );
    if (choice) await vscode.commands.executeCommand('changeGate.chooseRoot');
    return;
  }
  const chosen = await vscode.window.showQuickPick(efforts, { title: `Review the change from ${root}`, placeHolder: 'How deep?' });
  if (chosen) await runTask(cliTask(context, folder, 'Review', ['review', '--root', root, '--effort', chosen.effort]));
}
