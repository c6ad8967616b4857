// Copies a finding with its evidence, in words an agent can act on.
import * as vscode from 'vscode';
import type { Finding } from '@change-gate/server/protocol';
import type { Parts } from './index.ts';

export async function copyFinding(_parts: Parts, given?: unknown): Promise<void> {
  const finding = findingOf(given);
  if (!finding) return;
  const evidence = finding.evidence.map(({ message, path, range }) => `- ${path === undefined ? '' : `${path}${range ? `:${range.start.line}` : ''}: `}${message}`);
  const text = [`${finding.path}:${finding.range.start.line}: ${finding.message} [${finding.ruleId}]`, ...evidence, 'Mend the cause; do not silence it another way.'].join('\n');
  await vscode.env.clipboard.writeText(text);
  void vscode.window.setStatusBarMessage('Change Gate: finding copied', 3000);
}

/** A code action passes the finding itself; the tree passes its entry. */
function findingOf(given: unknown): Finding | undefined {
  const value = given as Partial<Finding> & { finding?: Finding };
  return value?.finding ?? (typeof value?.ruleId === 'string' ? (value as Finding) : undefined);
}
