import { readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileAtomically } from '../../server/src/host/files.ts';
import { temporaryFolder } from '../support/repository.ts';

test('replaces a file as a whole and leaves nothing else', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'report.json');
  await Promise.all(Array.from({ length: 20 }, (_, index) => writeFileAtomically(file, String(index).repeat(10_000))));
  expect(readFileSync(file, 'utf8')).toMatch(/^(\d+?)\1*$/);
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test('keeps a secret’s mode, and leaves nothing where it cannot write', async () => {
  const folder = temporaryFolder();
  await writeFileAtomically(join(folder, 'key'), 'secret', 0o600);
  expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600);
  await expect(writeFileAtomically(join(folder, 'none', 'x'), 'x')).rejects.toMatchObject({ code: 'ENOENT' });
  await mkdir(join(folder, 'taken'));
  await expect(writeFileAtomically(join(folder, 'taken'), 'x')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['key', 'taken']);
});
