// Run Full Gate: the command line in the terminal; when it ends, its receipt.
import * as vscode from 'vscode';
import { runTask } from '../cli-task.ts';
import { pickFolder } from '../pick-folder.ts';
import { isTrusted } from '../trust.ts';
import type { Parts } from './index.ts';

/** Exit codes with which the gate has answered: passed, failed, incomplete. */
const answers: readonly (number | undefined)[] = [0, 1, 4];

export async function runGate({ gate, receipts, panel }: Parts): Promise<void> {
  if (!isTrusted('The gate runs what this folder declares: its tests, linters and builds.')) return;
  const folder = await pickFolder();
  if (!folder) return;
  const code = await runTask(await gate.gateOf(folder));
  await receipts.refresh(folder.uri.toString());
  if (answers.includes(code)) panel.show();
  else if (code !== undefined)
    void vscode.window.showWarningMessage('Change Gate: the gate gave no answer; the terminal says why and what to do.');
}
