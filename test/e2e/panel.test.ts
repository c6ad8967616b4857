// The panel in the real editor: map and receipt of a real gate run, by mouse, by keyboard, as a list, in every theme.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestRepository } from '../support/repository.ts';
import { Editor, type Workbench } from './support/editor.ts';
import { packagedExtension } from './support/package.ts';

const project = join(import.meta.dirname, '../..');
const price = 'export function price(count) {\n  return count * 2;\n}\nexport function tax(sum) {\n  return sum / 10;\n}\n';
const tests = (...more: string[]): string =>
  [
    "import test from 'node:test';",
    "import assert from 'node:assert';",
    "import { cart } from '../src/cart.js';",
    "test('adds up', () => assert.equal(cart([1, 2]), 6));",
    ...more,
    '',
  ].join('\n');

let editor: Editor;
let window: Workbench;
let folder: string;
beforeAll(async () => {
  const vsix = packagedExtension();
  folder = mkdtempSync(join(tmpdir(), 'change-gate-e2e-'));
  const repository = new TestRepository(folder);
  repository.git('init', '-q', '-b', 'main');
  repository.commit('base', {
    'package.json': '{ "name": "shop", "type": "module", "scripts": { "test": "node --test" } }\n',
    'src/price.js': price,
    'src/cart.js':
      "import { price } from './price.js';\nexport function cart(counts) {\n  return counts.map(price).reduce((a, b) => a + b, 0);\n}\n",
    'test/cart.test.js': tests(),
  });
  repository.write({
    'src/price.js': price.replace('count * 2', 'count * 2 + 0').replace('sum / 10', 'sum / 5'),
    'test/cart.test.js': tests("test('says one', () => assert.equal(1, 1));"),
  });
  editor = await Editor.start({ vsix });
  const gate = spawnSync(process.execPath, [join(project, 'dist/cli.js'), 'gate', '--working-tree', '--quiet'], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: editor.home },
    encoding: 'utf8',
  });
  if (!gate.stdout.includes('Failed')) throw new Error(`The gate did not judge: ${gate.stdout}${gate.stderr}`);
  window = await editor.open(folder);
}, 240_000);
afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the panel', () => {
  it('shows the verdict, the map, where to look first and the receipt', async () => {
    await window.page.keyboard.press('Escape');
    await window.command('Change Gate: Show Change Map');
    const panel = window.panel();
    await panel.getByRole('heading', { name: 'Failed' }).waitFor({ timeout: 60_000 });
    await panel.locator('[data-id="src/price.js#price"]').waitFor();
    await panel.locator('.node.test', { hasText: 'adds up' }).waitFor();
    await panel.locator('.node.gap', { hasText: 'no test reaches tax' }).waitFor();
    await panel.getByText('The test “says one” checks a constant').first().waitFor();
    await panel.locator('.steps li', { hasText: 'ablation' }).waitFor();
    expect(await panel.locator('.figures').innerText()).toMatch(/tests executed/);
    await window.screenshot('10-panel-dark');
  });

  it('leads from node to node by arrow keys, and opens the file by Enter', async () => {
    const panel = window.panel();
    await panel.locator('[data-id="src/price.js#price"]').focus();
    await window.page.keyboard.press('ArrowRight');
    expect(await panel.locator('.node:focus').getAttribute('aria-label')).toMatch(/^Depends on the change: cart/);
    await window.page.keyboard.press('Enter');
    await window.page.locator('.tab', { hasText: 'cart.js' }).waitFor();
    await window.page.locator('.monaco-editor .view-lines', { hasText: 'reduce' }).waitFor();
    await window.screenshot('11-panel-beside-file');
  });

  it('compares with base by d, and shows both sides', async () => {
    const panel = window.panel();
    await panel.locator('[data-id="src/price.js#price"]').focus();
    await window.page.keyboard.press('d');
    await window.page.locator('.tab', { hasText: 'price.js (base ↔ change)' }).waitFor();
    await window.page.locator('.monaco-diff-editor .editor.original .view-lines', { hasText: 'return count * 2;' }).waitFor();
    await window.screenshot('12-panel-compare');
    await window.command('View: Close Other Editors in Group');
    await window.command('View: Close Editor');
  });

  it('marks in the gutter what no test would notice', async () => {
    await window.openFile('price.js');
    await window.page.locator('.monaco-editor .glyph-margin-widgets [class*="ced-"]').first().waitFor();
    await window.screenshot('12-proof-gutter');
    await window.command('View: Close Editor');
    await window.command('Change Gate: Show Change Map');
  });

  it('finds by name, and says the same as a list', async () => {
    const panel = window.panel();
    await panel.getByRole('searchbox').fill('cart');
    await panel.getByText('2 found').waitFor();
    expect(await panel.locator('.node:not(.faded)').count()).toBe(2);
    await panel.getByRole('searchbox').fill('');
    const inPicture = await panel.locator('.node').count();
    await panel.getByRole('button', { name: 'Map as list' }).click();
    expect(await panel.locator('.map-list li').count()).toBe(inPicture);
    await window.screenshot('13-panel-list');
    await panel.getByRole('button', { name: 'Map as picture' }).click();
  });

  it('follows what is typed, and calls the receipt stale once it is saved', async () => {
    await window.openFile('price.js');
    await window.page.keyboard.press('Control+Home');
    await window.page.keyboard.type('export const rate = 3;\n');
    await window.command('Change Gate: Show Change Map');
    const panel = window.panel();
    await panel.locator('[data-id="src/price.js#rate"]').waitFor();
    await window.command('File: Save All Files');
    await panel.getByRole('heading', { name: /^Receipt · .*stale/ }).waitFor();
    await panel.getByText('static checks only; the receipt is stale').waitFor();
    await window.screenshot('14-panel-stale');
  });

  it('stands narrow in the side bar, as a list', async () => {
    await window.command('Change Gate: Focus on Change Map View');
    const view = window.page
      .frameLocator('.composite.viewlet iframe, .sidebar iframe, iframe.webview.ready >> nth=-1')
      .frameLocator('#active-frame');
    await view.locator('.map-list li', { hasText: 'price' }).first().waitFor();
    await window.screenshot('15-panel-side-bar');
  });
});

it.each([
  ['Light Modern', 'light'],
  ['Default High Contrast', 'high-contrast'],
  ['Default High Contrast Light', 'high-contrast-light'],
])('the panel looks at home in %s', async (theme, name) => {
  editor.useTheme(theme);
  const other = await editor.open(folder);
  await other.command('Change Gate: Show Change Map');
  await other.panel().locator('.node.changed').first().waitFor({ timeout: 60_000 });
  await other.panel().locator('.steps li').first().waitFor();
  await other.screenshot(`16-panel-${name}`);
  await other.page.context().close();
});
