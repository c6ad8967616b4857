// Remembers, per workspace and branch, from which root the change is measured.
import type * as vscode from 'vscode';
import { branchOf } from './git-extension.ts';

/** Undefined where no root was chosen for the branch that is checked out. */
export async function chosenRoot(memory: vscode.Memento, folder: vscode.Uri): Promise<string | undefined> {
  return memory.get<string>(await keyOf(folder));
}

export async function rememberRoot(memory: vscode.Memento, folder: vscode.Uri, root: string | undefined): Promise<void> {
  await memory.update(await keyOf(folder), root);
}

async function keyOf(folder: vscode.Uri): Promise<string> {
  return `root:${folder.toString()}:${(await branchOf(folder)) ?? ''}`;
}
