import { expect, test } from 'vitest';
import { explains } from '../../../server/src/checks/suppressions/reason.ts';
import { weigh, type Weight } from '../../../server/src/checks/suppressions/severity.ts';

const plain: Weight = { kind: 'lint', nameable: true, named: true, reasoned: false, wide: false, checked: false };

test.each<[string, Partial<Weight>, string]>([
  ['blanket', { named: false }, 'error'],
  ['blanket with a reason', { named: false, reasoned: true }, 'error'],
  ['named', {}, 'warning'],
  ['named with a reason', { reasoned: true }, 'info'],
  ['named for a file', { wide: true }, 'error'],
  ['named for a file, with a reason', { wide: true, reasoned: true }, 'warning'],
  ['cannot name', { nameable: false, named: false }, 'error'],
  ['cannot name, with a reason', { nameable: false, named: false, reasoned: true }, 'warning'],
  ['checks itself', { nameable: false, named: false, checked: true }, 'error'],
  ['checks itself, with a reason', { nameable: false, named: false, checked: true, reasoned: true }, 'info'],
  ['names, checks itself, with a reason', { checked: true, reasoned: true }, 'info'],
  ['coverage', { kind: 'coverage', nameable: false, named: false }, 'warning'],
  ['coverage with a reason', { kind: 'coverage', nameable: false, named: false, reasoned: true }, 'info'],
  ['coverage of a file, with a reason', { kind: 'coverage', nameable: false, named: false, reasoned: true, wide: true }, 'error'],
  ['layout of a file', { kind: 'format', nameable: false, named: false, wide: true }, 'info'],
  ['an escape', { kind: 'type-escape', nameable: false, named: false }, 'info'],
])('%s', (_, act, severity) => {
  expect(weigh({ ...plain, ...act })).toBe(severity);
});

test.each([
  ['the pipe is closed by the caller', []],
  ['// re-exported for users', []],
  ['legacy payload', []],
  ['第三方类型有误', []],
])('“%s” explains', (text, names) => {
  expect(explains(text, names)).toBe(true);
});

test.each([
  ['', []],
  ['ABC-123', []],
  ['see #4711', []],
  ['TODO', []],
  ['TODO: fix this later', []],
  ['https://example.test/issues/1', []],
  ['no console', ['no-console']],
  ['no-unused-vars', ['no-unused-vars']],
  ['<explanation>', []],
  ['# noqa: F401', []],
])('“%s” does not', (text, names) => {
  expect(explains(text, names)).toBe(false);
});
