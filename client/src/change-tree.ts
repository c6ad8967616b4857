// The tree “Change”: the tier with its reasons, then each file with what was found in it.
import * as vscode from 'vscode';
import type { ChangedFile, Finding, FolderState, Problem } from '@change-gate/server/protocol';
import type { LanguageServer } from './language-client.ts';
import { firstSentence, plural } from './words.ts';

type Entry =
  | { kind: 'folder'; state: FolderState }
  | { kind: 'tier'; state: FolderState }
  | { kind: 'reason'; text: string }
  | { kind: 'file'; state: FolderState; file: ChangedFile; findings: readonly Finding[]; problems: readonly Problem[] }
  | { kind: 'finding'; state: FolderState; finding: Finding }
  | { kind: 'problem'; problem: Problem };

const icons = {
  error: new vscode.ThemeIcon('error', new vscode.ThemeColor('problemsErrorIcon.foreground')),
  warning: new vscode.ThemeIcon('warning', new vscode.ThemeColor('problemsWarningIcon.foreground')),
  info: new vscode.ThemeIcon('info', new vscode.ThemeColor('problemsInfoIcon.foreground')),
};
const worst = ['error', 'warning', 'info'] as const;

export class ChangeTree implements vscode.TreeDataProvider<Entry>, vscode.Disposable {
  readonly #server: LanguageServer;
  readonly #changed = new vscode.EventEmitter<void>();
  readonly #view: vscode.TreeView<Entry>;
  readonly #subscription: vscode.Disposable;
  readonly onDidChangeTreeData = this.#changed.event;

  constructor(server: LanguageServer) {
    this.#server = server;
    this.#view = vscode.window.createTreeView('changeGate.change', { treeDataProvider: this });
    this.#subscription = server.onDidChangeState(() => this.#refresh());
  }

  getTreeItem(entry: Entry): vscode.TreeItem {
    switch (entry.kind) {
      case 'folder':
        return new vscode.TreeItem(vscode.Uri.parse(entry.state.folder), vscode.TreeItemCollapsibleState.Expanded);
      case 'tier':
        return tierItem(entry.state);
      case 'reason':
        return new vscode.TreeItem(entry.text);
      case 'file':
        return fileItem(entry);
      case 'finding':
        return findingItem(entry);
      case 'problem':
        return problemItem(entry.problem);
    }
  }

  getChildren(entry?: Entry): Entry[] {
    const states = this.#server.states.filter((state) => state.status === 'watching');
    if (!entry) return states.length > 1 ? states.map((state) => ({ kind: 'folder', state })) : states.flatMap(entriesOf);
    if (entry.kind === 'folder') return entriesOf(entry.state);
    if (entry.kind === 'tier') return (entry.state.tier?.evidence ?? []).map((text) => ({ kind: 'reason', text: reasonInWords(text) }));
    if (entry.kind === 'file')
      return [
        ...entry.findings.map((finding): Entry => ({ kind: 'finding', state: entry.state, finding })),
        ...entry.problems.map((problem): Entry => ({ kind: 'problem', problem })),
      ];
    return [];
  }

  async focus(): Promise<void> {
    await vscode.commands.executeCommand('changeGate.change.focus');
  }

  dispose(): void {
    for (const part of [this.#view, this.#subscription, this.#changed]) part.dispose();
  }

  #refresh(): void {
    const states = this.#server.states;
    const errors = states.flatMap((state) => state.findings).filter((finding) => finding.severity === 'error').length;
    this.#view.badge = errors > 0 ? { value: errors, tooltip: plural(errors, 'error') } : undefined;
    const status = states.every((state) => state.status === 'unavailable')
      ? 'unavailable'
      : states.some((state) => state.status === 'watching')
        ? 'watching'
        : 'no-change';
    void vscode.commands.executeCommand('setContext', 'changeGate.status', status);
    this.#changed.fire();
  }
}

/** Files with findings first, worst first; then the rest as they stand. */
function entriesOf(state: FolderState): Entry[] {
  const files = state.files.map((file) => ({
    kind: 'file' as const,
    state,
    file,
    findings: state.findings.filter((finding) => finding.path === file.path),
    problems: state.problems.filter((problem) => problem.path === file.path),
  }));
  const rank = ({ findings }: { findings: readonly Finding[] }): number =>
    Math.min(worst.length, ...findings.map((finding) => worst.indexOf(finding.severity)));
  return [{ kind: 'tier', state }, ...files.sort((a, b) => rank(a) - rank(b))];
}

function tierItem(state: FolderState): vscode.TreeItem {
  const item = new vscode.TreeItem(state.tier?.declared ?? state.tier?.mechanical ?? '', vscode.TreeItemCollapsibleState.Collapsed);
  item.description = state.target?.rootRev === undefined ? 'working tree against HEAD' : `branch from ${state.target.rootRev}`;
  item.iconPath = new vscode.ThemeIcon('layers');
  item.tooltip = 'How deep to look at this change, and why';
  return item;
}

function fileItem({ state, file, findings, problems }: Extract<Entry, { kind: 'file' }>): vscode.TreeItem {
  const open = findings.length + problems.length > 0;
  const uri = placeOf(state, file.path);
  const item = new vscode.TreeItem(uri, open ? vscode.TreeItemCollapsibleState.Expanded : vscode.TreeItemCollapsibleState.None);
  item.description = [
    ...(file.oldPath === undefined ? [] : [`from ${file.oldPath}`]),
    file.generated ? 'generated, not judged' : file.status,
  ].join(' · ');
  item.iconPath = vscode.ThemeIcon.File;
  if (file.status !== 'deleted') item.command = { command: 'vscode.open', title: 'Open', arguments: [uri] };
  return item;
}

function findingItem({ state, finding }: Extract<Entry, { kind: 'finding' }>): vscode.TreeItem {
  const item = new vscode.TreeItem(firstSentence(finding.message));
  item.id = `${state.folder}\n${finding.path}\n${finding.fingerprint}`;
  item.description = `${finding.ruleId} · line ${finding.range.start.line}`;
  item.iconPath = icons[finding.severity];
  item.tooltip = new vscode.MarkdownString().appendText(
    `${finding.message}\n${finding.evidence.map((evidence) => evidence.message).join('\n')}`,
  );
  item.contextValue = 'finding';
  item.accessibilityInformation = { label: `${finding.severity}: ${finding.message}` };
  item.command = { command: 'changeGate.openFinding', title: 'Open', arguments: [placeOf(state, finding.path), finding.range] };
  return item;
}

function placeOf(state: FolderState, path: string): vscode.Uri {
  return vscode.Uri.joinPath(vscode.Uri.parse(state.repository ?? state.folder), path);
}

function problemItem(problem: Problem): vscode.TreeItem {
  const item = new vscode.TreeItem(problem.message);
  item.iconPath = new vscode.ThemeIcon('question');
  item.description = problem.code;
  return item;
}

/** `changed_lines=12` → `12 changed lines`. */
function reasonInWords(evidence: string): string {
  const [name = '', value = ''] = evidence.split('=', 2);
  const words: Record<string, string> = {
    files: plural(Number(value), 'file'),
    changed_lines: plural(Number(value), 'changed line'),
    unknown_size_rows: `${plural(Number(value), 'file')} of unknown size`,
    high_risk_paths: `high-risk paths: ${value.replaceAll(',', ', ')}`,
    config_or_dependency_paths: `configuration or dependencies: ${value.replaceAll(',', ', ')}`,
  };
  return words[name] ?? evidence;
}
