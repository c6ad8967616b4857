// Opens what the panel shows: a place of head as a file, a place of base as its document, or both side by side.
import * as vscode from 'vscode';
import type { FolderState, Panel, Place } from '@change-gate/server/protocol';
import { baseDocument } from '../base-documents.ts';

/** The place of an item that this panel was given; undefined for any other id. */
export function placeOf(panel: Panel, id: string): Place | undefined {
  const node = panel.map.nodes.find((each) => each.id === id);
  return node?.place ?? panel.attention.flatMap((row) => row.places).find((each) => each.id === id)?.place;
}

export async function openPlace(state: FolderState, place: Place): Promise<void> {
  const uri = place.side === 'base' ? baseDocument(state, place.path) : headUri(state, place.path);
  await vscode.commands.executeCommand('vscode.open', uri, { ...showing(place), preview: true });
}

export async function comparePlace(state: FolderState, place: Place): Promise<void> {
  const file = state.files.find((each) => each.path === place.path);
  if (!file || file.status === 'added' || file.status === 'untracked') return openPlace(state, place);
  if (file.status === 'deleted') return openPlace(state, { ...place, side: 'base' });
  const title = `${place.path.slice(place.path.lastIndexOf('/') + 1)} (base ↔ change)`;
  const left = baseDocument(state, file.oldPath ?? file.path);
  await vscode.commands.executeCommand('vscode.diff', left, headUri(state, place.path), title, { ...showing(place), preview: true });
}

function headUri(state: FolderState, path: string): vscode.Uri {
  return vscode.Uri.joinPath(vscode.Uri.parse(state.repository ?? state.folder), path);
}

/** Beside the panel, not instead of it. */
function showing({ lines }: Place): vscode.TextDocumentShowOptions {
  const line = (lines?.start ?? 1) - 1;
  const hasPanel = vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputWebview;
  return { selection: new vscode.Range(line, 0, line, 0), ...(hasPanel ? { viewColumn: vscode.ViewColumn.Beside } : {}) };
}
