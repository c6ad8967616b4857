// Names that are no paths, as the map follows them: workspace packages, `#` names, tsconfig paths and base URLs.
import { describe, expect, it } from 'vitest';
import type { ImportTree } from '../../server/src/analysis/imports/binding.ts';
import { resolve } from '../../server/src/analysis/imports/node.ts';

function tree(files: Readonly<Record<string, string>>): ImportTree {
  const paths = Object.keys(files);
  const folderOf = (path: string): string => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '');
  return {
    has: (path) => Object.hasOwn(files, path),
    named: (name) => paths.filter((path) => path === name || path.endsWith(`/${name}`)),
    filesIn: (folder) => paths.filter((path) => folderOf(path) === folder),
    text: async (path) => files[path],
  };
}

const to = async (files: Readonly<Record<string, string>>, specifier: string, from = 'app/src/main.ts') => {
  const { files: found, missing } = await resolve(specifier, from, tree(files));
  return missing ? 'missing' : (found[0] ?? 'outside');
};

describe('a package of the workspace', () => {
  const shop = (manifest: object, ...more: string[]) => ({
    'packages/shop/package.json': JSON.stringify({ name: '@acme/shop', ...manifest }),
    ...Object.fromEntries(more.map((path) => [`packages/shop/${path}`, ''])),
    'app/src/main.ts': '',
  });
  it.each<[string, object, readonly string[], string, string]>([
    ['by its main file', { main: 'index.js' }, ['index.js'], '@acme/shop', 'index.js'],
    ['by the source of a built main file', { main: './dist/index.js' }, ['src/index.ts'], '@acme/shop', 'src/index.ts'],
    ['by the source of built types', { types: 'dist/index.d.ts' }, ['src/index.ts'], '@acme/shop', 'src/index.ts'],
    ['by its exports', { exports: './lib/shop.js' }, ['lib/shop.ts'], '@acme/shop', 'lib/shop.ts'],
    [
      'by conditions of its exports',
      { exports: { '.': { types: './dist/a.d.ts', import: './src/a.ts' } } },
      ['src/a.ts'],
      '@acme/shop',
      'src/a.ts',
    ],
    ['by a subpath', { exports: { './cart': './src/cart.ts' } }, ['src/cart.ts'], '@acme/shop/cart', 'src/cart.ts'],
    ['by a pattern', { exports: { './*': './src/*.ts' } }, ['src/deep/cart.ts'], '@acme/shop/deep/cart', 'src/deep/cart.ts'],
    ['by custom', {}, ['src/index.tsx'], '@acme/shop', 'src/index.tsx'],
    ['by a path inside', {}, ['lib/x.js'], '@acme/shop/lib/x', 'lib/x.js'],
  ])('is found %s', async (_how, manifest, files, specifier, expected) => {
    expect(await to(shop(manifest, ...files), specifier)).toBe(`packages/shop/${expected}`);
  });
  it('that has no such file is counted as missing', async () =>
    expect(await to(shop({ main: 'gone.js' }), '@acme/shop/gone')).toBe('missing'));
  it('in a fixture is none', async () =>
    expect(await to({ 'test/fixtures/a/package.json': '{"name":"@acme/shop"}', 'test/fixtures/a/index.js': '' }, '@acme/shop')).toBe(
      'outside',
    ));
  it('whose manifest is broken is none', async () => expect(await to({ 'a/package.json': '{', 'a/index.js': '' }, 'a')).toBe('outside'));
});

describe('what tsconfig maps', () => {
  const config = (options: object, more: Readonly<Record<string, string>> = {}) => ({
    'app/tsconfig.json': JSON.stringify({ compilerOptions: options }),
    ...more,
  });
  it('leads by pattern', async () =>
    expect(await to(config({ paths: { '@/*': ['./src/*'] } }, { 'app/src/cart.ts': '' }), '@/cart')).toBe('app/src/cart.ts'));
  it('leads by name, over several places', async () =>
    expect(await to(config({ paths: { shop: ['./gone', '../shop/src'] } }, { 'shop/src/index.ts': '' }), 'shop')).toBe(
      'shop/src/index.ts',
    ));
  it('leads from the base URL', async () =>
    expect(await to(config({ baseUrl: 'src' }, { 'app/src/cart/index.ts': '' }), 'cart')).toBe('app/src/cart/index.ts'));
  it('is inherited, comments and commas and all', async () =>
    expect(
      await to(
        {
          'tsconfig.base.json': '{ // all\n "compilerOptions": { "paths": { "~/*": ["./lib/*"], } }, }',
          'app/tsconfig.json': '{"extends":"../tsconfig.base.json"}',
          'lib/x.ts': '',
        },
        '~/x',
      ),
    ).toBe('lib/x.ts'));
  it('extends itself without end', async () =>
    expect(await to({ 'app/tsconfig.json': '{"extends":"./tsconfig.json"}' }, 'x')).toBe('outside'));
  it('is not asked for a package that nobody maps', async () => expect(await to(config({ baseUrl: '.' }), 'react')).toBe('outside'));
});

describe('a package’s own names', () => {
  it('lead where its manifest says', async () =>
    expect(
      await to({ 'app/package.json': '{"imports":{"#db/*":{"default":"./src/db/*.js"}}}', 'app/src/db/users.ts': '' }, '#db/users'),
    ).toBe('app/src/db/users.ts'));
  it('that nobody declares lead nowhere', async () => expect(await to({ 'app/package.json': '{}' }, '#db')).toBe('outside'));
});
