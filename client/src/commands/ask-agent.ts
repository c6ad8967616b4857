// Ask the Agent to Fix These: fills the chat's input with the findings and their evidence. A person reads it and sends it, or does not.
import * as vscode from 'vscode';
import type { Finding } from '@change-gate/server/protocol';
import { findingText } from '../finding-text.ts';
import { plural } from '../words.ts';
import type { Parts } from './index.ts';

/** Longer prompts are read less carefully; the agent can check again for the rest. */
const mostFindings = 20;
const openChat = 'workbench.action.chat.open';

export async function askAgent({ server }: Parts): Promise<void> {
  const findings = server.states.flatMap((state) => state.findings);
  if (findings.length === 0) {
    void vscode.window.showInformationMessage('Change Gate: there is nothing to fix.');
    return;
  }
  const query = promptFor(findings);
  if (await fillChat(query)) return;
  await vscode.env.clipboard.writeText(query);
  void vscode.window.showInformationMessage(
    `Change Gate: this editor has no chat, so the prompt with ${plural(findings.length, 'finding')} is on the clipboard.`,
  );
}

async function fillChat(query: string): Promise<boolean> {
  if (!(await vscode.commands.getCommands(true)).includes(openChat)) return false;
  try {
    await vscode.commands.executeCommand(openChat, { query, isPartialQuery: true, mode: 'agent' });
    return true;
  } catch {
    return false;
  }
}

function promptFor(findings: readonly Finding[]): string {
  const rest = findings.length - mostFindings;
  return [
    `Change Gate has ${plural(findings.length, 'finding')} in this change. Mend the cause of each: do the work that the check asks for. Do not silence it another way, do not weaken a test, and leave the policy of the gate alone.`,
    ...findings.slice(0, mostFindings).map(findingText),
    ...(rest > 0 ? [`And ${rest} more; check the change again for them.`] : []),
    'Check the change again until nothing is left, then say in one line a file what you did.',
  ].join('\n\n');
}
