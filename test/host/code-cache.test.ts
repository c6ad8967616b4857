// A bundle that is loaded with what V8 kept of it: the same exports, whatever stands in the cache.
import { execFileSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment, temporaryFolder } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const version = (cache: string): string =>
  execFileSync(process.execPath, [cli, 'explain', 'suppression/eslint'], {
    env: { ...cleanEnvironment, XDG_CACHE_HOME: cache },
    encoding: 'utf8',
  });

test('what was kept is used, replaced where it is broken, and never needed', () => {
  const cache = temporaryFolder();
  const first = version(cache);
  const folder = join(cache, 'change-gate/code');
  const [kept] = readdirSync(folder);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/\.bin$/)]);
  expect(version(cache)).toBe(first);
  writeFileSync(join(folder, kept ?? ''), 'no code');
  expect(version(cache)).toBe(first);
  writeFileSync(join(cache, 'file'), '');
  expect(version(join(cache, 'file'))).toBe(first);
  expect(readdirSync(folder)).toHaveLength(1);
});
