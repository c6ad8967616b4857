import { expect, test } from 'vitest';
import { repository } from '../../support/repository.ts';
import { resolveTarget } from '../../support/resolve-target.ts';

const setup = {
  base: {
    'a/one.ts': '// eslint-disable\n',
    'two.ts': 'plain\n',
    link: { link: 'two.ts' },
    'bin.dat': new Uint8Array([0, 1, 64, 0]),
    '-e x': 'eslint-disable\n',
  },
  head: { 'new.ts': 'has @ts-ignore\n', 'two.ts': 'plain\neslint-disable\n' },
};

test('lists every file with its blob, those of the overlay too', async () => {
  const repo = repository(setup);
  const { repository: opened, change } = await resolveTarget(repo);
  const head = await opened.tree(change.headTree).list();
  expect([...head.keys()]).toEqual(['-e x', 'a/one.ts', 'bin.dat', 'link', 'new.ts', 'two.ts']);
  expect(head.get('new.ts')).toBe(repo.git('hash-object', 'new.ts'));
  expect((await opened.tree(change.baseTree).list()).has('new.ts')).toBe(false);
});

test('reads many files at once, in any order, within limits', async () => {
  const repo = repository({
    base: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, `${index}\n`.repeat(index * 50)])),
  });
  repo.write({ extra: 'x\n' });
  const { repository: opened, change } = await resolveTarget(repo);
  const tree = opened.tree(change.headTree);
  const sizes = await Promise.all(Array.from({ length: 60 }, async (_, index) => (await tree.read(`f${59 - index}`))?.length));
  expect(sizes).toEqual(Array.from({ length: 60 }, (_, index) => `${59 - index}\n`.repeat((59 - index) * 50).length));
  expect(await tree.read('f50', 10)).toBeUndefined();
  expect((await tree.read('f1', 100))?.length).toBe(100);
});

test('a path is a path: no relative, absolute, folder or object name gets anything else', async () => {
  const repo = repository(setup);
  const { repository: opened, change } = await resolveTarget(repo);
  const tree = opened.tree(change.headTree);
  for (const path of ['', '.', './two.ts', '../two.ts', '/two.ts', 'a', 'a/', 'none', 'HEAD', 'two.ts\n', 'two.ts\nlink', 'a/../two.ts'])
    expect(await tree.read(path), JSON.stringify(path)).toBeUndefined();
  expect(Buffer.from((await tree.read('-e x')) ?? []).toString()).toBe('eslint-disable\n');
  expect(Buffer.from((await tree.read('link')) ?? []).toString()).toBe('two.ts');
});

test('greps literals in both trees, whatever they look like', async () => {
  const repo = repository(setup);
  const { repository: opened, change } = await resolveTarget(repo);
  const [base, head] = [opened.tree(change.baseTree), opened.tree(change.headTree)];
  expect(await base.grep(['eslint-disable', '@ts-ignore'])).toEqual(['-e x', 'a/one.ts']);
  expect(await head.grep(['eslint-disable', '@ts-ignore'])).toEqual(['-e x', 'a/one.ts', 'new.ts', 'two.ts']);
  expect(await head.grep(['plain\neslint-disable'])).toContain('two.ts');
  expect(await head.grep(['@'])).toEqual(['bin.dat', 'new.ts']);
  expect(await head.grep([])).toEqual([]);
  expect(await head.grep(['.*', '--and', '-e', '$(touch x)'])).toEqual([]);
  expect(await head.grep([''])).toHaveLength(6);
});

test('attributes are those of the tree that is asked', async () => {
  const repo = repository({
    base: {
      '.gitattributes': '*.gen linguist-generated\nvendor/** linguist-vendored=true\n',
      'a.gen': '1\n',
      'vendor/x': '1\n',
      'sub/b.gen': '1\n',
    },
  });
  repo.write({ '.gitattributes': '*.gen -linguist-generated\n', 'sub/.gitattributes': '*.gen linguist-generated=yes\n' });
  const { repository: opened, change } = await resolveTarget(repo);
  const names = ['linguist-generated', 'linguist-vendored'];
  const ask = async (tree: string) =>
    Object.fromEntries(
      [...(await opened.attributes(names, ['a.gen', 'vendor/x', 'sub/b.gen', 'none'], tree))].map(([path, values]) => [
        path,
        names.map((name) => values.get(name)),
      ]),
    );
  expect(await ask(change.baseTree)).toEqual({
    'a.gen': ['set', 'unspecified'],
    'vendor/x': ['unspecified', 'true'],
    'sub/b.gen': ['set', 'unspecified'],
    none: ['unspecified', 'unspecified'],
  });
  expect(await ask(change.headTree)).toEqual({
    'a.gen': ['unset', 'unspecified'],
    'vendor/x': ['unspecified', 'unspecified'],
    'sub/b.gen': ['yes', 'unspecified'],
    none: ['unspecified', 'unspecified'],
  });
  await expect(opened.attributes(['--all'], ['a.gen'], change.baseTree)).rejects.toThrow('not the name of an attribute');
});
