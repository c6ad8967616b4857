// Writes what the extension contributes into package.json: commands, views, menus, settings from their schema, the injection grammar.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { injectionScopes } from './injection.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const output = join(root, 'package.json');

/** Id → title, icon, and where it stands. */
const commands = [
  { id: 'check', title: 'Check This Change', icon: '$(shield)', inTree: true },
  { id: 'runGate', title: 'Run Full Gate', icon: '$(run-all)', inTree: true },
  { id: 'chooseRoot', title: 'Choose Root…', icon: '$(git-branch)', inTree: true },
  { id: 'reviewChange', title: 'Review This Change', icon: '$(eye)' },
  { id: 'checkPullRequest', title: 'Check a Pull Request…', icon: '$(git-pull-request)' },
  { id: 'showMap', title: 'Show Change Map', icon: '$(type-hierarchy)', inTree: true },
  { id: 'showReceipt', title: 'Show Receipt', icon: '$(verified)' },
  { id: 'verifyReceipt', title: 'Verify Receipt', icon: '$(workspace-trusted)', onReceipt: true },
  { id: 'exportReceipt', title: 'Export Receipt…', icon: '$(export)', onReceipt: true },
  { id: 'askAgent', title: 'Ask the Agent to Fix These', icon: '$(comment-discussion)', inTree: true },
  { id: 'explainRule', title: 'Explain Rule…' },
  { id: 'copyFinding', title: 'Copy Finding for an Agent', icon: '$(copy)', onFinding: true },
  { id: 'installPreflight', title: 'Install Agent Preflight…' },
  { id: 'doctor', title: 'Doctor' },
  { id: 'restartServer', title: 'Restart Language Server' },
  { id: 'showLog', title: 'Show Log' },
];

/** Tools of agents that run in the editor; the code behind them is `client/src/agents/tools.ts`. */
const languageModelTools = [
  {
    name: 'change_gate_check',
    toolReferenceName: 'checkChange',
    displayName: 'Check This Change',
    icon: '$(shield)',
    userDescription: 'What the change silences, special-cases, weakens or loosens',
    modelDescription:
      'Says what the uncommitted change silences, special-cases, weakens or loosens: new suppressions, tests that demand less, looser configuration, code written for the test. Call it before you say that you are done, and mend the cause of every new finding of severity error.',
    inputSchema: {
      type: 'object',
      properties: { folder: { type: 'string', description: 'Absolute path of a folder of the workspace. Default: every folder.' } },
    },
  },
  {
    name: 'change_gate_explain',
    toolReferenceName: 'explainRule',
    displayName: 'Explain Rule',
    icon: '$(question)',
    userDescription: 'What a rule saw, why it matters and what to do instead',
    modelDescription:
      'Says of a rule what it saw, why it matters, what the honest fix is and when it is fine. Call it with the ruleId of a finding before you mend it.',
    inputSchema: {
      type: 'object',
      properties: { ruleId: { type: 'string', description: 'Such as suppression/eslint.' } },
      required: ['ruleId'],
    },
  },
].map((tool) => ({ ...tool, canBeReferencedInPrompt: true, tags: ['change-gate'] }));

export async function manifest() {
  const current = JSON.parse(readFileSync(output, 'utf8'));
  const contributes = {
    commands: commands.map(({ id, title, icon }) => ({
      command: `changeGate.${id}`,
      title,
      category: 'Change Gate',
      ...(icon ? { icon } : {}),
    })),
    viewsContainers: { activitybar: [{ id: 'changeGate', title: 'Change Gate', icon: 'client/media/activity-bar.svg' }] },
    views: {
      changeGate: [
        { id: 'changeGate.change', name: 'Change', contextualTitle: 'Change Gate', icon: 'client/media/activity-bar.svg' },
        {
          id: 'changeGate.map',
          name: 'Change Map',
          type: 'webview',
          contextualTitle: 'Change Gate',
          icon: 'client/media/activity-bar.svg',
          visibility: 'collapsed',
        },
        {
          id: 'changeGate.receipts',
          name: 'Receipts',
          contextualTitle: 'Change Gate',
          icon: 'client/media/activity-bar.svg',
          visibility: 'collapsed',
        },
      ],
    },
    viewsWelcome: [
      {
        view: 'changeGate.change',
        when: "changeGate.status == 'no-change'",
        contents:
          'Nothing changed against HEAD.\n\nMeasure the whole branch from the branch it merges into:\n\n[Choose Root](command:changeGate.chooseRoot)',
      },
      {
        view: 'changeGate.change',
        when: "changeGate.status == 'unavailable'",
        contents:
          'Change Gate checks folders under git. This one is not, or git could not be asked.\n\n[Show Log](command:changeGate.showLog)',
      },
      {
        view: 'changeGate.change',
        when: '!changeGate.status && workspaceFolderCount == 0',
        contents: 'Open a folder under git to see what its change silences, weakens or loosens.',
      },
      { view: 'changeGate.change', when: '!changeGate.status && workspaceFolderCount != 0', contents: 'Looking at the change…' },
      {
        view: 'changeGate.receipts',
        contents:
          'No gate has run here. It freezes the change, runs its checks and tests, undoes it piece by piece, and signs what it saw.\n\n[Run Full Gate](command:changeGate.runGate)',
      },
    ],
    menus: {
      'view/title': commands
        .filter((command) => command.inTree)
        .map(({ id }, index) => ({ command: `changeGate.${id}`, when: 'view == changeGate.change', group: `navigation@${index + 1}` })),
      'view/item/context': [
        ...commands
          .filter((command) => command.onFinding)
          .map(({ id }) => ({ command: `changeGate.${id}`, when: 'view == changeGate.change && viewItem == finding', group: 'inline' })),
        ...commands
          .filter((command) => command.onReceipt)
          .map(({ id }) => ({ command: `changeGate.${id}`, when: 'view == changeGate.receipts && viewItem == receipt', group: 'inline' })),
      ],
      commandPalette: commands.filter((command) => command.onFinding).map(({ id }) => ({ command: `changeGate.${id}`, when: 'false' })),
    },
    configuration: { title: 'Change Gate', properties: await settings() },
    taskDefinitions: [
      {
        type: 'change-gate',
        required: ['args'],
        properties: {
          args: { type: 'array', items: { type: 'string' }, description: 'Arguments of the command line, such as gate --root main.' },
        },
      },
    ],
    problemMatchers: [
      {
        name: 'change-gate',
        label: 'Change Gate: failing tests',
        owner: 'change-gate-tests',
        source: 'Change Gate',
        severity: 'error',
        fileLocation: ['relative', '${workspaceFolder}'],
        pattern: { regexp: '^✕ test (.+):(\\d+) (.+)$', file: 1, line: 2, message: 3 },
      },
    ],
    languageModelTools,
    mcpServerDefinitionProviders: [{ id: 'change-gate', label: 'Change Gate' }],
    chatSkills: [{ path: './client/skills/change-gate/SKILL.md' }],
    grammars: [{ path: './syntaxes/injection/directives.tmLanguage.json', scopeName: 'change-gate.directives', injectTo: injectionScopes }],
  };
  const { contributes: _old, devDependencies, workspaces, ...rest } = current;
  const next = {
    ...rest,
    icon: 'client/media/icon.png',
    activationEvents: ['onStartupFinished', 'onView:changeGate.change', 'onWebviewPanel:changeGate.panel'],
    capabilities: {
      untrustedWorkspaces: { supported: 'limited', description: 'Static findings only: nothing of the folder is executed.' },
      virtualWorkspaces: { supported: false, description: 'Change Gate needs git and the files on disk.' },
    },
    contributes,
    workspaces,
    devDependencies,
  };
  return `${JSON.stringify(next, null, 2)}\n`;
}

async function settings() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export { settingsSchema } from './src/model/settings.ts'; export * as z from 'zod';",
      resolveDir: join(root, 'server'),
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const { settingsSchema, z } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
  const { properties } = z.toJSONSchema(settingsSchema, { io: 'input' });
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [`changeGate.${name}`, { ...schema, scope: 'window' }]));
}
