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

const graceMs = 500;

/** The exit code; undefined where a person ended the task, or where its process never started. */
export async function runTask(task: vscode.Task): Promise<number | undefined> {
  const codes = new Map<vscode.TaskExecution, number | undefined>();
  let ended = (): void => undefined;
  // Listened to before it starts: a quick end is not missed.
  const subscriptions = [
    vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
      codes.set(execution, exitCode);
    }),
    vscode.tasks.onDidEndTask(({ execution }) => {
      const settle = (): void => {
        if (!codes.has(execution)) codes.set(execution, undefined);
        ended();
      };
      // The code of a process may be told a moment after the end of its task.
      setTimeout(settle, codes.has(execution) ? 0 : graceMs);
    }),
  ];
  try {
    const execution = await vscode.tasks.executeTask(task);
    while (!codes.has(execution)) await new Promise<void>((resolve) => (ended = resolve));
    return codes.get(execution);
  } finally {
    for (const subscription of subscriptions) subscription.dispose();
  }
}
