// The packaged extension in the real editor: a finding is seen, mended with its quick fix, and gone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestRepository } from '../support/repository.ts';
import { Editor, type Workbench } from './support/editor.ts';
import { packagedExtension } from './support/package.ts';

const vsix = packagedExtension();
const suppressed = 'export function parse(text) {\n  // eslint-disable-next-line\n  return eval(text);\n}\n';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'change-gate-e2e-'));
  const repository = new TestRepository(folder);
  repository.git('init', '-q', '-b', 'main');
  repository.commit('base', {
    'src/parse.js': 'export function parse(text) {\n  return JSON.parse(text);\n}\n',
    'src/auth/login.js': 'export const login = () => true;\n',
    'README.md': '# Sample\n',
  });
  repository.write({
    'src/parse.js': suppressed,
    'src/auth/login.js': 'export const login = () => false;\n',
    'src/names.py': 'import os  # noqa: F401\n',
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('in a trusted window', () => {
  let editor: Editor;
  let window: Workbench;
  beforeAll(async () => {
    editor = await Editor.start({ vsix });
    window = await editor.open(folder);
  }, 150_000);
  afterAll(async () => editor?.stop());

  it('shows the finding in the editor, in Problems, in the tree and in the status bar', async () => {
    const { page } = window;
    await page.keyboard.press('Escape');
    await window.command('Problems: Focus on Problems View');
    const row = window.problem('Silences every rule of ESLint on the next line');
    await row.first().waitFor({ timeout: 60_000 });
    expect((await row.first().innerText()).replace(/\s+/g, ' ')).toMatch(/Change Gate.*suppression\/eslint/);
    await window.statusBar().filter({ hasText: 'Failed · 1' }).waitFor();
    await row.first().dblclick();
    await page.locator('.squiggly-error').first().waitFor();
    await window.command('Change Gate: Check This Change');
    await window.treeRow('HIGH_RISK').waitFor();
    await window.treeRow('Silences every rule of ESLint').first().waitFor();
    await window.screenshot('01-finding-dark');
  });

  it('explains itself on hover', async () => {
    const { page } = window;
    await page.locator('.squiggly-error').first().waitFor();
    await window.command('Show or Focus Hover');
    const hover = page.locator('.monaco-hover', { hasText: 'What to do instead' });
    await hover.first().waitFor();
    await window.screenshot('02-hover');
    await page.keyboard.press('Escape');
  });

  it.each([
    ['Light Modern', 'light'],
    ['Default High Contrast', 'high-contrast'],
    ['Dark Modern', 'dark'],
  ])('looks at home in %s, wide and narrow', async (theme, name) => {
    editor.useTheme(theme);
    const other = await editor.open(folder);
    await other.command('Problems: Focus on Problems View');
    await other.problem('Silences every rule of ESLint').first().dblclick({ timeout: 60_000 });
    await other.page.locator('.squiggly-error').first().waitFor();
    await other.command('Change Gate: Check This Change');
    await other.treeRow('HIGH_RISK').waitFor();
    await other.screenshot(`03-${name}-wide`);
    await other.page.setViewportSize({ width: 900, height: 700 });
    await other.statusBar().waitFor();
    await other.screenshot(`03-${name}-narrow`);
    await other.page.context().close();
  });

  it('goes with its quick fix', async () => {
    const { page } = window;
    await window.command('View: Focus Active Editor Group');
    await page.keyboard.press('Control+G');
    await page.locator('.quick-input-widget input.input').fill(':2:8');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+.');
    const fix = page.locator('.action-widget .monaco-list-row', { hasText: 'Remove the suppression' });
    await fix.first().waitFor();
    await window.screenshot('04-quick-fix');
    await fix.first().click();
    await page.locator('.squiggly-error').first().waitFor({ state: 'detached' });
    await window.statusBar().filter({ hasText: 'Passed' }).waitFor();
    expect(await page.locator('.monaco-editor .view-lines').first().innerText()).not.toMatch(/eslint/);
    await window.screenshot('05-mended');
  });

  it('asked no other machine for anything of ours', () =>
    expect([...editor.foreignRequests].filter((origin) => /change-gate/.test(origin))).toEqual([]));
});

describe('in Restricted Mode', () => {
  it('still shows static findings', async () => {
    const editor = await Editor.start({ vsix, trust: true });
    try {
      const window = await editor.open(folder);
      await window.command('Problems: Focus on Problems View');
      await window.problem('Silences every rule of ESLint on the next line').first().waitFor({ timeout: 60_000 });
      await window.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).first().waitFor();
      await window.screenshot('06-restricted');
    } finally {
      await editor.stop();
    }
  }, 150_000);
});
