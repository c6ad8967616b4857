// Runs the embedded command line in the integrated terminal: a task with a process of its own, no shell in between.
import * as vscode from 'vscode';

export interface CliTask extends vscode.TaskDefinition {
  readonly type: 'change-gate';
  /** Arguments of the command line. */
  readonly args: readonly string[];
}

export function cliTask(
  context: vscode.ExtensionContext,
  folder: vscode.WorkspaceFolder,
  title: string,
  args: readonly string[],
): vscode.Task {
  const cli = context.asAbsolutePath('dist/cli.js');
  const execution = new vscode.ProcessExecution(process.execPath, [cli, ...args], {
    cwd: folder.uri.fsPath,
    env: { ELECTRON_RUN_AS_NODE: '1' },
  });
  const definition: CliTask = { type: 'change-gate', args };
  const task = new vscode.Task(definition, folder, title, 'Change Gate', execution, ['$change-gate']);
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, panel: vscode.TaskPanelKind.Dedicated, clear: true, focus: true };
  return task;
}

/** The exit code; undefined where a person ended the task. */
export async function runTask(task: vscode.Task): Promise<number | undefined> {
  const execution = await vscode.tasks.executeTask(task);
  return new Promise((resolve) => {
    const subscription = vscode.tasks.onDidEndTaskProcess((event) => {
      if (event.execution !== execution) return;
      subscription.dispose();
      resolve(event.exitCode);
    });
  });
}
