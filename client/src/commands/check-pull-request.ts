// Check a Pull Request: a person picks one of the open ones; what it silences and reaches is said in the terminal, on exactly its commits.
import * as vscode from 'vscode';
import { cliTask, runTask } from '../cli-task.ts';
import { pickFolder } from '../pick-folder.ts';
import { isTrusted } from '../trust.ts';
import type { Parts } from './index.ts';

export async function checkPullRequest({ context, server }: Parts): Promise<void> {
  if (!isTrusted('A pull request is asked for with gh and fetched from the remotes that this folder names.')) return;
  const folder = await pickFolder();
  if (!folder) return;
  const open = await vscode.window
    .withProgress({ location: vscode.ProgressLocation.Window, title: 'Change Gate: asking for open pull requests' }, () =>
      server.pullRequests(folder.uri),
    )
    .then(undefined, (error: Error) => void vscode.window.showErrorMessage(`Change Gate: ${error.message}`));
  if (!open) return;
  const choice = await vscode.window.showQuickPick(
    open.map(({ number, title, isDraft, author, branch }) => ({
      label: `#${number} ${title}`,
      description: [isDraft ? 'draft' : '', author, branch].filter(Boolean).join(' · '),
      number,
    })),
    { title: 'Check a pull request', placeHolder: open.length === 0 ? 'None is open' : 'Which one?', matchOnDescription: true },
  );
  if (choice) await runTask(cliTask(context, folder, `Pull Request ${choice.number}`, ['check', '--pr', String(choice.number)]));
}
