// Copies a finding with its evidence, in words an agent can act on.
import * as vscode from 'vscode';
import type { Finding } from '@change-gate/server/protocol';
import { findingText } from '../finding-text.ts';
import type { Parts } from './index.ts';

export async function copyFinding(_parts: Parts, given?: unknown): Promise<void> {
  const finding = findingOf(given);
  if (!finding) return;
  await vscode.env.clipboard.writeText(`${findingText(finding)}\nMend the cause; do not silence it another way.`);
  void vscode.window.setStatusBarMessage('Change Gate: finding copied', 3000);
}

/** A code action passes the finding itself; the tree passes its entry. */
function findingOf(given: unknown): Finding | undefined {
  const value = given as Partial<Finding> & { finding?: Finding };
  return value?.finding ?? (typeof value?.ruleId === 'string' ? (value as Finding) : undefined);
}
