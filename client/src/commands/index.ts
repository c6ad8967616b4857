// The table of commands: an id and its handler, one file each.
import * as vscode from 'vscode';
import type { ChangeTree } from '../change-tree.ts';
import type { GateTasks } from '../gate-tasks.ts';
import type { ChangePanel } from '../panel/index.ts';
import type { Receipts } from '../receipts.ts';
import type { LanguageServer } from '../language-client.ts';
import { askAgent } from './ask-agent.ts';
import { checkChange } from './check-change.ts';
import { checkPullRequest } from './check-pull-request.ts';
import { chooseRoot } from './choose-root.ts';
import { copyFinding } from './copy-finding.ts';
import { explainRule } from './explain-rule.ts';
import { openFinding } from './open-finding.ts';
import { exportReceipt, verifyReceipt } from './receipt.ts';
import { restartServer } from './restart-server.ts';
import { reviewChange } from './review-change.ts';
import { runGate } from './run-gate.ts';
import { showLog } from './show-log.ts';
import { showPanel } from './show-panel.ts';
import { doctor, installPreflight } from './terminal.ts';

export interface Parts {
  readonly context: vscode.ExtensionContext;
  readonly server: LanguageServer;
  readonly tree: ChangeTree;
  readonly panel: ChangePanel;
  readonly receipts: Receipts;
  readonly gate: GateTasks;
}

type Handler = (parts: Parts, ...args: readonly unknown[]) => Promise<void>;

const commands: Readonly<Record<string, Handler>> = {
  'changeGate.check': checkChange,
  'changeGate.checkPullRequest': checkPullRequest,
  'changeGate.chooseRoot': chooseRoot,
  'changeGate.runGate': runGate,
  'changeGate.reviewChange': reviewChange,
  'changeGate.showMap': showPanel,
  'changeGate.showReceipt': showPanel,
  'changeGate.verifyReceipt': verifyReceipt,
  'changeGate.exportReceipt': exportReceipt,
  'changeGate.explainRule': explainRule,
  'changeGate.askAgent': askAgent,
  'changeGate.copyFinding': copyFinding,
  'changeGate.openFinding': openFinding,
  'changeGate.installPreflight': installPreflight,
  'changeGate.doctor': doctor,
  'changeGate.restartServer': restartServer,
  'changeGate.showLog': showLog,
};

export function registerCommands(parts: Parts): vscode.Disposable[] {
  return Object.entries(commands).map(([id, handler]) =>
    vscode.commands.registerCommand(id, (...args: unknown[]) => handler(parts, ...args)),
  );
}
