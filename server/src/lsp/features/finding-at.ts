// The findings of an open document at a place.
import type { Position } from 'vscode-languageserver/node';
import type { Finding } from '../../model/finding.ts';
import type { Source } from '../../syntax/source.ts';
import type { OpenDocument } from '../session/open-document.ts';
import type { Workspace } from '../session/workspace.ts';

export interface PlacedFinding {
  readonly finding: Finding;
  readonly document: OpenDocument;
  readonly source: Source;
  /** UTF-16 offsets. */
  readonly start: number;
  readonly end: number;
}

/** Findings that touch [from, to]. */
export function findingsAt(workspace: Workspace, uri: string, from: Position, to: Position = from): PlacedFinding[] {
  const document = workspace.document(uri);
  const known = document && workspace.folderOf(uri)?.findingsOf(document);
  if (!document || !known) return [];
  const [low, high] = [document.lines.offsetAt(from), document.lines.offsetAt(to)];
  return known.findings
    .map((finding) => ({
      finding,
      document,
      source: known.source,
      start: known.source.lines.offset(finding.range.start),
      end: known.source.lines.offset(finding.range.end),
    }))
    .filter(({ start, end }) => start <= high && low <= end);
}
