// `change-gate map` as a process: what a change reaches, who tests it, and honest words where it cannot tell.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanEnvironment, repository, type TestFiles } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const run = (base: TestFiles, head: TestFiles, ...args: string[]) =>
  spawnSync(process.execPath, [cli, 'map', ...args], { cwd: repository({ base, head }).root, env: cleanEnvironment, encoding: 'utf8' });
const map = (base: TestFiles, head: TestFiles) => JSON.parse(run(base, head, '--json').stdout);

const shop = {
  'src/price.ts': 'export function price(order: string) {\n  return order.length;\n}\n',
  'src/cart.ts': "import { price } from './price';\nexport function cart(orders: string[]) {\n  return orders.map(price);\n}\n",
  'src/unrelated.ts': 'export const other = 1;\n',
  'test/cart.test.ts': "import { cart } from '../src/cart';\ntest('adds up', () => expect(cart(['a'])).toEqual([1]));\n",
};

describe('reach', () => {
  it('follows a changed body to its users and their tests, and stops there', () => {
    const { changed, reached, tests } = map(shop, { 'src/price.ts': shop['src/price.ts'].replace('order.length', 'order.length + 1') });
    expect(changed).toMatchObject([{ path: 'src/price.ts', symbol: 'price', change: 'body', public: true, lines: { start: 1, end: 3 } }]);
    expect(reached).toMatchObject([{ path: 'src/cart.ts', symbol: 'cart', distance: 1, lines: { start: 2, end: 4 } }]);
    expect(tests).toMatchObject([{ path: 'test/cart.test.ts', name: 'adds up', lines: { start: 2, end: 2 } }]);
  });
  it('names what no test reaches', () => {
    const { untested } = map(shop, { 'src/unrelated.ts': 'export const other = 2;\n' });
    expect(JSON.stringify(untested)).toContain('other');
  });
  it('is empty for a change of form alone', () => {
    const { changed, reached } = map(shop, {
      'src/price.ts': '// the price\nexport function price(order: string) { return order.length; }\n',
    });
    expect([changed, reached]).toEqual([[], []]);
  });
  it('calls a changed signature of a public name breaking', () => {
    const { changed } = map(shop, { 'src/price.ts': shop['src/price.ts'].replace('order: string', 'order: number') });
    expect(changed).toMatchObject([{ symbol: 'price', change: 'signature', breaking: true }]);
  });
  it('follows packages of the tree that import each other by name', () => {
    const packages = {
      'package.json': '{"workspaces":["a","b"]}',
      'a/package.json': '{"name":"a"}',
      'b/package.json': '{"name":"b"}',
      'a/index.ts': 'export const a = 1;\n',
      'b/index.ts': "import { a } from 'a';\nexport const b = a;\n",
    };
    const { status, reached } = map(packages, { 'a/index.ts': 'export const a = 2;\n' });
    expect(status).toBe('available');
    expect(reached).toMatchObject([{ path: 'b/index.ts', symbol: 'b', distance: 1 }]);
  });
  it('says so where it cannot follow a language', () => {
    const { status, reasons } = map(
      { 'A.java': 'class A { int a() { return 1; } }\n' },
      { 'A.java': 'class A { int a() { return 2; } }\n' },
    );
    expect(status).toBe('degraded');
    expect(reasons.join(' ')).toMatch(/java/i);
  });
});

describe('formats', () => {
  it('prints a Mermaid graph that hostile names cannot leave', () => {
    const { stdout } = run({ 'keep.ts': '' }, { 'a"]\nclick evil.ts': 'export function f() {}\n' }, '--format', 'mermaid');
    expect(stdout.split('\n')[0]).toMatch(/^(?:flowchart|graph) /);
    expect(stdout.split('\n').filter((line) => /^\s*click\b/.test(line))).toEqual([]);
  });
  it('refuses what it cannot print, with a code', () => {
    const { status, stderr } = run(shop, { 'src/unrelated.ts': '' }, '--format', 'svg');
    expect([status, /\[unknown-format\]/.test(stderr)]).toEqual([2, true]);
  });
});
