// What a finding means, where the pointer is: its proof, the honest fix, why it matters. The act itself is the diagnostic, which editors show beside it.
import { type Connection, type Hover, MarkupKind } from 'vscode-languageserver/node';
import { rules } from '../../checks/rules.ts';
import { rulePage } from '../rule-page.ts';
import type { Workspace } from '../session/workspace.ts';
import { findingsAt, type PlacedFinding } from './finding-at.ts';

export function registerHover(connection: Connection, workspace: Workspace): void {
  connection.onHover(({ textDocument, position }): Hover | null => {
    const placed = findingsAt(workspace, textDocument.uri, position);
    const [first] = placed;
    if (!first) return null;
    const range = { start: first.document.lines.positionAt(first.start), end: first.document.lines.positionAt(first.end) };
    return { range, contents: { kind: MarkupKind.Markdown, value: placed.map(page).join('\n\n---\n\n') } };
  });
}

function page({ finding }: PlacedFinding): string {
  const rule = rules.get(finding.ruleId);
  const evidence = finding.evidence.map(
    (item) =>
      `- ${item.path === undefined ? '' : `\`${item.path.replaceAll('`', "'")}${item.range ? `:${item.range.start.line}` : ''}\` `}${escapeMarkdown(item.message)}`,
  );
  return [
    `**${escapeMarkdown(rule?.title ?? finding.message)}**`,
    ...(evidence.length > 0 ? [evidence.join('\n')] : []),
    ...(rule ? [rulePage(rule)] : []),
  ].join('\n\n');
}

/** Text of the repository must not become markup or links. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\*_{}[\]<>()#+!|]/g, (character) => `\\${character}`);
}
