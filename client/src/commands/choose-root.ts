// Choose Root: from which branch the change is measured. The repository cannot tell it, so a person does, once a branch.
import * as vscode from 'vscode';
import { branchesOf, branchOf } from '../git-extension.ts';
import { pickFolder } from '../pick-folder.ts';
import { rememberRoot } from '../root-choice.ts';
import type { Parts } from './index.ts';

interface Choice extends vscode.QuickPickItem {
  readonly root: string | null;
}

export async function chooseRoot({ context, server, tree }: Parts): Promise<void> {
  const folder = await pickFolder();
  if (!folder) return;
  const branch = await branchOf(folder.uri);
  const names = (await branchesOf(folder.uri)).filter((name) => name !== branch);
  const choices: Choice[] = [
    { label: '$(edit) Working tree against HEAD', description: 'only what is not committed', root: null },
    ...names.map((name) => ({ label: `$(git-branch) ${name}`, description: 'the branch this change merges into', root: name })),
  ];
  const choice = await vscode.window.showQuickPick(choices, {
    title: `Measure ${branch ?? 'this change'} from`,
    placeHolder: 'The branch it merges into; refreshed from origin',
    matchOnDescription: true,
  });
  if (!choice) return;
  const state = await vscode.window.withProgress(
    { location: vscode.ProgressLocation.Window, title: 'Change Gate: refreshing the root' },
    () => server.setRoot({ folder: folder.uri.toString(), root: choice.root, refresh: true }),
  );
  if (state.status === 'unavailable') {
    void vscode.window.showErrorMessage(`Change Gate: ${state.reason ?? 'the root cannot be used'}`);
    await server.setRoot({ folder: folder.uri.toString(), root: null, refresh: false });
    return;
  }
  await rememberRoot(context.workspaceState, folder.uri, choice.root ?? undefined);
  await tree.focus();
}
