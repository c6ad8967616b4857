// Offers the full gate as a task of each folder, for the task picker and for key bindings.
import * as vscode from 'vscode';
import { cliTask } from './cli-task.ts';
import { chosenRoot } from './root-choice.ts';

export class GateTasks implements vscode.TaskProvider, vscode.Disposable {
  readonly #context: vscode.ExtensionContext;
  readonly #registration: vscode.Disposable;

  constructor(context: vscode.ExtensionContext) {
    this.#context = context;
    this.#registration = vscode.tasks.registerTaskProvider('change-gate', this);
  }

  /** Nothing in a folder that is not trusted: the gate runs what the folder declares. */
  async provideTasks(): Promise<vscode.Task[]> {
    if (!vscode.workspace.isTrusted) return [];
    return Promise.all((vscode.workspace.workspaceFolders ?? []).map((folder) => this.gateOf(folder)));
  }

  resolveTask(task: vscode.Task): vscode.Task | undefined {
    const args: unknown = task.definition['args'];
    if (!Array.isArray(args) || typeof task.scope !== 'object' || !vscode.workspace.isTrusted) return undefined;
    const resolved = cliTask(this.#context, task.scope, task.name, args.map(String));
    resolved.definition = task.definition;
    return resolved;
  }

  async gateOf(folder: vscode.WorkspaceFolder): Promise<vscode.Task> {
    const root = await chosenRoot(this.#context.workspaceState, folder.uri);
    return cliTask(this.#context, folder, 'Full Gate', ['gate', ...(root === undefined ? ['--working-tree'] : ['--root', root])]);
  }

  dispose(): void {
    this.#registration.dispose();
  }
}
