import { expect, test } from 'vitest';
import { strayModules } from '../../../server/src/gate/reports/module-origins.ts';

const context = {
  roots: ['/tree'],
  callerRoots: ['/home/me/project'],
  paths: ['src/calc/__init__.py', 'src/calc/add.py', 'test_a.py', 'setup.py'],
};
const stray = (name: string, origin: string): boolean => strayModules([{ name, origin }], context).length > 0;

test.each([
  ['calc.add', '/tree/src/calc/add.py', false],
  ['calc.add', '/home/me/project/src/calc/add.py', true],
  ['calc', '/usr/lib/python3/site-packages/calc/__init__.py', true],
  ['sitecustomize', '/etc/python3/sitecustomize.py', false],
  ['helper', '/home/me/project/helper.py', true],
  ['', 'file:///home/me/project/packages/a/index.js', true],
  ['', 'file:///tree/packages/a/index.js', false],
  ['calc', '/treehouse/src/calc/__init__.py', true],
])('%s from %s: %s', (name, origin, expected) => expect(stray(name, origin)).toBe(expected));
