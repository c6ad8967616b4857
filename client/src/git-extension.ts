// The built-in git extension, as far as it is needed: the branch of a folder and the branches to choose from.
import * as vscode from 'vscode';

interface Ref {
  readonly type: number;
  readonly name?: string;
  readonly remote?: string;
}
interface GitRepository {
  readonly state: { readonly HEAD?: { readonly name?: string }; readonly onDidChange: vscode.Event<void> };
  getRefs(query: object): Promise<readonly Ref[]>;
}
interface GitApi {
  getRepository(uri: vscode.Uri): GitRepository | null;
  openRepository?(uri: vscode.Uri): Promise<GitRepository | null>;
}

/** Undefined where the git extension is off or the folder is no repository. */
export async function repositoryOf(folder: vscode.Uri): Promise<GitRepository | undefined> {
  const extension = vscode.extensions.getExtension<{ getAPI(version: 1): GitApi }>('vscode.git');
  if (!extension) return undefined;
  const api = (extension.isActive ? extension.exports : await extension.activate()).getAPI(1);
  return api.getRepository(folder) ?? (await api.openRepository?.(folder)) ?? undefined;
}

export async function branchOf(folder: vscode.Uri): Promise<string | undefined> {
  return (await repositoryOf(folder))?.state.HEAD?.name;
}

/** Names that a branch may merge into, without the remote's name; `origin`'s first. */
export async function branchesOf(folder: vscode.Uri): Promise<string[]> {
  const refs = (await (await repositoryOf(folder))?.getRefs({})) ?? [];
  const names = refs.flatMap(({ name, remote }) =>
    name === undefined ? [] : [remote === undefined ? name : name.slice(remote.length + 1)],
  );
  return [...new Set(names)].filter((name) => name !== 'HEAD');
}

/** Tells of each folder of the workspace when another branch is checked out in it. */
export function onBranchSwitch(listener: (folder: vscode.Uri) => void): vscode.Disposable {
  const subscriptions: vscode.Disposable[] = [];
  for (const { uri } of vscode.workspace.workspaceFolders ?? [])
    void repositoryOf(uri).then((repository) => {
      if (!repository) return;
      let before = repository.state.HEAD?.name;
      subscriptions.push(
        repository.state.onDidChange(() => {
          const now = repository.state.HEAD?.name;
          if (now === before) return;
          before = now;
          listener(uri);
        }),
      );
    });
  return new vscode.Disposable(() => subscriptions.forEach((subscription) => subscription.dispose()));
}
