// The full gate from the editor: a task in the integrated terminal, the failing test as a problem, the receipt in the panel and in its tree.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestRepository } from '../support/repository.ts';
import { Editor, type Workbench } from './support/editor.ts';
import { packagedExtension } from './support/package.ts';

let editor: Editor;
let window: Workbench;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'change-gate-e2e-'));
  const repository = new TestRepository(folder);
  repository.git('init', '-q', '-b', 'main');
  repository.commit('base', {
    'package.json': '{ "name": "shop", "type": "module", "scripts": { "test": "node --test" } }\n',
    'src/price.js': 'export const price = (count) => count * 2;\n',
    'test/price.test.js':
      "import test from 'node:test';\nimport assert from 'node:assert';\nimport { price } from '../src/price.js';\ntest('doubles', () => assert.equal(price(2), 4));\n",
  });
  repository.write({ 'src/price.js': 'export const price = (count) => count * 3;\n' });
  editor = await Editor.start({ vsix: packagedExtension() });
  window = await editor.open(folder);
}, 240_000);
afterAll(async () => {
  await editor?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('Run Full Gate', () => {
  it('runs in the terminal and opens the receipt when it ends', async () => {
    await window.page.keyboard.press('Escape');
    await window.command('Change Gate: Run Full Gate');
    await window.page.locator('.terminal-wrapper').first().waitFor({ timeout: 60_000 });
    await window.panel().getByRole('heading', { name: 'Failed' }).waitFor({ timeout: 90_000 });
    await window.panel().locator('.steps li', { hasText: '1 of 1 tests failed' }).waitFor();
    expect(await window.panel().locator('.receipt h2').first().innerText()).toMatch(/still exact/i);
    await window.screenshot('20-gate-terminal');
  });

  it('puts the failing test among the problems', async () => {
    await window.command('Problems: Focus on Problems View');
    await window.problem('doubles').first().waitFor();
    await window.screenshot('21-gate-problem');
  });

  it('lists the receipt, verifies it, and calls it stale after an edit', async () => {
    await window.command('Change Gate: Focus on Receipts View');
    await window.treeRow('still exact').waitFor();
    await window.command('Change Gate: Verify Receipt');
    await window.page.locator('.notification-toast', { hasText: 'genuine, and every step still holds' }).waitFor();
    await window.screenshot('22-receipts');
    new TestRepository(folder).write({ 'src/price.js': 'export const price = (count) => count * 4;\n' });
    await window.treeRow('stale').waitFor({ timeout: 60_000 });
    await window.statusBar().filter({ hasText: 'receipt stale' }).waitFor();
    await window.screenshot('23-receipt-stale');
  });

  it('opens an older receipt as a page of its own', async () => {
    await window.command('Change Gate: Run Full Gate');
    await window.treeRow('still exact').waitFor({ timeout: 90_000 });
    await window.treeRow('stale').click();
    await window.page.locator('.tab', { hasText: /Receipt [0-9a-f]{8}/ }).waitFor();
    await window.screenshot('24-older-receipt');
  });
});
