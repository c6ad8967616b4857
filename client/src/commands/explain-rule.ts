// Explain Rule: what a rule saw, why it matters, what to do instead.
import * as vscode from 'vscode';
import { ruleUri } from '../rule-documents.ts';
import { showMarkdown } from '../show-markdown.ts';
import type { Parts } from './index.ts';

export async function explainRule({ server }: Parts, id?: unknown): Promise<void> {
  const found = [...new Set(server.states.flatMap((state) => state.findings.map((finding) => finding.ruleId)))];
  const rule = typeof id === 'string' ? id : await pickRule(found);
  if (rule === undefined) return;
  await showMarkdown(ruleUri(rule));
}

async function pickRule(found: readonly string[]): Promise<string | undefined> {
  if (found.length === 0) return vscode.window.showInputBox({ title: 'Explain a rule', prompt: 'Its id, such as suppression/eslint' });
  return vscode.window.showQuickPick([...found].sort(), { title: 'Explain a rule of this change' });
}
