// Starts the real editor in a real browser, with the packaged extension installed and everything of its own: home, settings, extensions.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { browserPath, editorFolder } from '../../../scripts/editor-paths.mjs';

const project = join(import.meta.dirname, '../../..');
const screenshots = join(project, 'test/e2e/screenshots');

/** What makes the editor quiet and the same every time. */
const settings = {
  'workbench.startupEditor': 'none',
  'workbench.colorTheme': 'Dark Modern',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.editor.enablePreview': false,
  'workbench.reduceMotion': 'on',
  'window.menuBarVisibility': 'compact',
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'update.showReleaseNotes': false,
  'extensions.autoUpdate': false,
  'extensions.autoCheckUpdates': false,
  'extensions.ignoreRecommendations': true,
  'git.autofetch': false,
  'git.openRepositoryInParentFolders': 'never',
  'github.gitAuthentication': false,
  'files.autoSave': 'off',
  'editor.minimap.enabled': false,
  'terminal.integrated.gpuAcceleration': 'off',
  'terminal.integrated.shellIntegration.enabled': false,
};

export interface EditorOptions {
  /** Workspace trust: with it on, a new folder opens in Restricted Mode. */
  readonly trust?: boolean;
  readonly vsix: string;
}

export class Editor {
  readonly #server: ChildProcess;
  readonly #browser: Browser;
  readonly #port: number;
  readonly #home: string;
  /** Addresses other than this machine that the workbench asked for. */
  readonly foreignRequests = new Set<string>();

  private constructor(server: ChildProcess, browser: Browser, port: number, home: string) {
    this.#server = server;
    this.#browser = browser;
    this.#port = port;
    this.#home = home;
  }

  static async start({ trust = false, vsix }: EditorOptions): Promise<Editor> {
    const home = mkdtempSync(join(tmpdir(), 'change-gate-editor-'));
    for (const folder of ['home', 'user/User', 'extensions']) mkdirSync(join(home, folder), { recursive: true });
    writeFileSync(
      join(home, 'user/User/settings.json'),
      JSON.stringify({
        ...settings,
        'security.workspace.trust.enabled': trust,
        'security.workspace.trust.startupPrompt': 'never',
        'security.workspace.trust.banner': 'always',
      }),
    );
    writeFileSync(join(home, 'config.yaml'), 'auth: none\ncert: false\n');
    const node = join(editorFolder(), 'node_modules/node/bin/node');
    const entry = join(editorFolder(), 'node_modules/code-server/out/node/entry.js');
    const common = [
      entry,
      '--config',
      join(home, 'config.yaml'),
      '--user-data-dir',
      join(home, 'user'),
      '--extensions-dir',
      join(home, 'extensions'),
    ];
    const env = { PATH: process.env.PATH, HOME: join(home, 'home'), LANG: 'C.UTF-8' };
    execFileSync(node, [...common, '--install-extension', vsix], { env, stdio: 'pipe' });

    const port = await freePort();
    const log = openSync(join(home, 'server.log'), 'w');
    const slim = join(editorFolder(), 'node_modules/code-server/lib/vscode/extensions-slim');
    const server = spawn(
      node,
      [
        ...common,
        '--bind-addr',
        `127.0.0.1:${port}`,
        '--auth',
        'none',
        '--disable-telemetry',
        '--disable-update-check',
        '--vscode-option',
        `builtin-extensions-dir=${slim}`,
      ],
      { env, detached: true, stdio: ['ignore', log, log] },
    );
    await answers(port, join(home, 'server.log'));
    const browser = await chromium.launch({
      executablePath: browserPath(),
      headless: true,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    });
    return new Editor(server, browser, port, home);
  }

  /** The home that the editor and what it starts see. */
  get home(): string {
    return join(this.#home, 'home');
  }

  /** Opens a folder in a window of its own. */
  async open(folder: string, size = { width: 1400, height: 900 }): Promise<Workbench> {
    const context = await this.#browser.newContext({ viewport: size });
    const page = await context.newPage();
    page.on('request', (request) => {
      const { protocol, hostname, origin } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && hostname !== '127.0.0.1') this.foreignRequests.add(origin);
    });
    await page.goto(`http://127.0.0.1:${this.#port}/?folder=${encodeURIComponent(folder)}`);
    await page.locator('.monaco-workbench .explorer-viewlet').waitFor({ timeout: 90_000 });
    return new Workbench(page);
  }

  /** The theme of windows that open from now on. */
  useTheme(name: string): void {
    const file = join(this.#home, 'user/User/settings.json');
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), 'workbench.colorTheme': name }));
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    const ended = new Promise((resolve) => this.#server.once('exit', resolve));
    signal(this.#server, 'SIGTERM');
    await Promise.race([ended, wait(5000)]);
    signal(this.#server, 'SIGKILL');
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One window, in the words of a person who uses it. */
export class Workbench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Runs a command of the palette; asks again while its extension has not announced it yet. */
  async command(title: string): Promise<void> {
    const input = this.page.locator('.quick-input-widget input.input');
    const row = this.page.locator('.quick-input-list .monaco-list-row', { hasText: title.replace(/^.*: /, '') }).first();
    for (let attempt = 0; ; attempt += 1) {
      await this.page.keyboard.press('F1');
      await input.waitFor();
      await input.fill(`>${title}`);
      try {
        await row.waitFor({ timeout: 5000 });
        return await this.page.keyboard.press('Enter');
      } catch (error) {
        if (attempt === 11) throw error;
        await this.page.keyboard.press('Escape');
      }
    }
  }

  async openFile(name: string): Promise<void> {
    await this.page.locator('.explorer-viewlet .monaco-list-row', { hasText: name }).dblclick();
    await this.page.locator('.monaco-editor .view-lines').first().waitFor();
  }

  /** A row of the Problems panel. */
  problem(text: string) {
    return this.page.locator('.markers-panel .monaco-list-row', { hasText: text });
  }

  statusBar() {
    return this.page.locator('.statusbar-item[id*="changeGate.verdict"]');
  }

  treeRow(text: string) {
    return this.page.locator('.pane-body .monaco-list-row', { hasText: text });
  }

  /** The panel in an editor tab. */
  panel() {
    return this.page.frameLocator('.editor-instance iframe.webview, iframe.webview.ready').frameLocator('#active-frame');
  }

  async screenshot(name: string): Promise<void> {
    mkdirSync(screenshots, { recursive: true });
    await this.page.screenshot({ path: join(screenshots, `${name}.png`) });
  }
}

async function answers(port: number, log: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error(`the editor did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, name);
  } catch {
    // The group is already gone.
  }
}
