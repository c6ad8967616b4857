// What one can do about a finding: take the suppression out, or hand the finding to an agent.
import { type CodeAction, CodeActionKind, type Connection } from 'vscode-languageserver/node';
import { removalOf } from '../../checks/suppressions/removal.ts';
import { clientCommands } from '../../protocol/index.ts';
import type { Workspace } from '../session/workspace.ts';
import { findingsAt, type PlacedFinding } from './finding-at.ts';

export function registerCodeActions(connection: Connection, workspace: Workspace): void {
  connection.onCodeAction(({ textDocument, range, context }) => {
    const placed = findingsAt(workspace, textDocument.uri, range.start, range.end);
    return placed.flatMap((item) => {
      const diagnostics = context.diagnostics.filter(
        (diagnostic) => (diagnostic.data as { fingerprint?: string } | undefined)?.fingerprint === item.finding.fingerprint,
      );
      return [...removal(item), ...handOver(item)].map((action) => ({ ...action, ...(diagnostics.length > 0 ? { diagnostics } : {}) }));
    });
  });
}

function removal({ finding, document, source, start, end }: PlacedFinding): CodeAction[] {
  if (!finding.ruleId.startsWith('suppression/')) return [];
  const cut = removalOf(source, start, end);
  if (!cut) return [];
  const range = { start: document.lines.positionAt(cut.start), end: document.lines.positionAt(cut.end) };
  return [
    {
      title: 'Remove the suppression',
      kind: CodeActionKind.QuickFix,
      isPreferred: true,
      edit: {
        documentChanges: [{ textDocument: { uri: document.uri, version: document.version }, edits: [{ range, newText: cut.text }] }],
      },
    },
  ];
}

function handOver({ finding }: PlacedFinding): CodeAction[] {
  return [
    {
      title: 'Copy this finding for an agent',
      kind: CodeActionKind.QuickFix,
      command: { title: 'Copy', command: clientCommands.copyFinding, arguments: [finding] },
    },
    {
      title: `Explain ${finding.ruleId}`,
      kind: CodeActionKind.QuickFix,
      command: { title: 'Explain', command: clientCommands.explainRule, arguments: [finding.ruleId] },
    },
  ];
}
