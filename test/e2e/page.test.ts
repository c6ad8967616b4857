// `map --format html`: one page that needs nothing else, in a real browser, with names that try to break out of it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPath } from '../../scripts/editor-paths.mjs';
import { cleanEnvironment, repository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
});
afterAll(async () => browser?.close());

it('shows the map without a request, and hostile names as text', async () => {
  const hostile = 'test/<img src=x onerror=alert(1)>.test.js';
  const { root } = repository({
    base: { 'src/a.js': 'export function a() {\n  return 1;\n}\n' },
    head: {
      'src/a.js': 'export function a() {\n  return 2;\n}\n',
      [hostile]:
        "import { a } from '../src/a.js';\ntest('</script><script>document.title = \"owned\"</script>', () => expect(a()).toBe(2));\n",
    },
  });
  const { status, stderr } = spawnSync(process.execPath, [cli, 'map', '--format', 'html', '--output', join(root, 'map.html')], {
    cwd: root,
    env: cleanEnvironment,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const page = await browser.newPage();
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => trouble.push(message.text()));
  page.on('request', (request) => trouble.push(...(request.url().startsWith('file:') ? [] : [request.url()])));
  await page.goto(pathToFileURL(join(root, 'map.html')).href);
  await page.locator('[data-id="src/a.js#a"]').waitFor();
  await page.locator('.node.test').first().waitFor();
  expect(await page.title()).toBe('Change map · Change Gate');
  expect(await page.locator('img, .node script').count()).toBe(0);
  expect(await page.locator('button', { hasText: /Run gate|Export|Open|Compare/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Map as list' }).click();
  await page.locator('.map-list li').first().waitFor();
  expect(trouble).toEqual([]);
  await page.close();
});
