import { expect, test } from 'vitest';
import { find } from '../../../server/src/checks/suppressions/index.ts';
import { parse } from '../../support/parse.ts';

async function one(path: string, text: string) {
  const found = find(await parse(path, text));
  expect(found).toHaveLength(1);
  const { subject, names, breadth, anchor, enclosing } = found[0]!;
  return { subject, names, breadth, anchor, enclosing };
}

test.each([
  ['re-indented', 'a.py', 'import os  # noqa: F401\n', 'if x:\n    import os  # noqa: F401\n'],
  ['names in another order', 'a.py', 'import os  # noqa: F401, E402\n', 'import os  # noqa: E402,F401\n'],
  [
    'a reason added',
    'a.go',
    'package a\n\nfunc f() { g() } //nolint:errcheck\n',
    'package a\n\nfunc f() { g() } //nolint:errcheck // closed by the caller anyway\n',
  ],
  ['moved below other code', 'a.ts', '// @ts-ignore\nf();\n', 'g();\n\n// @ts-ignore\nf();\n'],
  ['re-wrapped', 'a.ts', '// @ts-ignore\nconst a = f(one, two);\n', '// @ts-ignore\nconst a = f(\n  one,\n  two,\n);\n'],
  ['beside the line instead of above it', 'a.js', '// eslint-disable-next-line no-undef\nf();\n', 'f(); // eslint-disable-line no-undef\n'],
])('the same act: %s', async (_, path, base, head) => {
  expect(await one(path, head)).toEqual(await one(path, base));
});

test('what it acts on tells two acts apart', async () => {
  const [a, b] = [await one('a.ts', '// @ts-ignore\nf();\n'), await one('a.ts', '// @ts-ignore\ng();\n')];
  expect(a.anchor).not.toBe(b.anchor);
  expect({ ...a, anchor: '' }).toEqual({ ...b, anchor: '' });
});

test('a form that reports itself unneeded is narrower than one that does not', async () => {
  const [ignore, expected] = [await one('a.ts', '// @ts-ignore\nf();\n'), await one('a.ts', '// @ts-expect-error\nf();\n')];
  expect(ignore.subject).toBe(expected.subject);
  expect(ignore.names).toEqual([]);
  expect(expected.names).not.toEqual([]);
});

test('the message says the act, then its consequence', async () => {
  const [act] = find(await parse('a.js', '// eslint-disable-next-line\nf();\n'));
  expect(act?.message).toBe('Silences every rule of ESLint on the next line. Nothing ESLint would say there is seen any more.');
  expect(act?.tool).toBe('ESLint');
});
