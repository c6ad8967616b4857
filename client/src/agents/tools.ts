// Language-model tools for agents that run in the editor. They look and explain; none of them weakens or dismisses anything.
import * as vscode from 'vscode';
import type { LanguageServer } from '../language-client.ts';

interface CheckInput {
  /** Absolute path. */
  readonly folder?: string;
}
interface ExplainInput {
  readonly ruleId: string;
}

/** More of them helps no model. */
const mostFindings = 60;

/** Names and schemas stand in the manifest. */
export function registerTools(server: LanguageServer): vscode.Disposable[] {
  return [
    vscode.lm.registerTool<CheckInput>('change_gate_check', {
      prepareInvocation: () => ({ invocationMessage: 'Checking the change' }),
      invoke: async ({ input }) => answer(await check(server, input)),
    }),
    vscode.lm.registerTool<ExplainInput>('change_gate_explain', {
      prepareInvocation: ({ input }) => ({ invocationMessage: `Explaining ${input.ruleId}` }),
      invoke: async ({ input }) =>
        answer((await server.explain(input.ruleId)) ?? `There is no rule “${input.ruleId}”. Take the ruleId of a finding.`),
    }),
  ];
}

async function check(server: LanguageServer, { folder }: CheckInput): Promise<string> {
  const folders = vscode.workspace.workspaceFolders ?? [];
  const wanted = folder === undefined ? folders : folders.filter(({ uri }) => uri.fsPath === folder);
  if (wanted.length === 0)
    throw new Error(
      folder === undefined
        ? 'No folder is open.'
        : `${folder} is not a folder of this workspace. Its folders: ${folders.map(({ uri }) => uri.fsPath).join(', ') || 'none'}.`,
    );
  const states = await Promise.all(wanted.map(({ uri }) => server.check(uri)));
  return JSON.stringify(
    states.map(({ repository, status, reason, target, tier, verdict, findings, problems }) => ({
      repository,
      state: verdict ?? status,
      reason,
      target,
      tier,
      findings: findings.slice(0, mostFindings),
      leftOff: Math.max(0, findings.length - mostFindings),
      problems,
    })),
  );
}

function answer(text: string): vscode.LanguageModelToolResult {
  return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(text)]);
}
