import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configDirectory, userKeyStore } from '../../server/src/host/keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'change-gate-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const keys = (): string => join(folder, 'change-gate', 'keys');
const keyFile = (): string => join(keys(), 'signing-key.pem');

describe('the key store', () => {
  test('makes a key on first use, keeps it, and lets nobody else read it', async () => {
    const first = await userKeyStore(keys()).signingKey();
    expect((await userKeyStore(keys()).signingKey()).id).toBe(first.id);
    expect((await userKeyStore(keys()).verificationKeys()).map((key) => key.id)).toEqual([first.id]);
    expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
    expect((await stat(keys())).mode & 0o777).toBe(0o700);
    expect(await readdir(keys())).toEqual(['signing-key.pem']);
  });

  test('makes no key to verify with', async () => {
    expect(await userKeyStore(keys()).verificationKeys()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  test('gives one key to many first uses at once', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => userKeyStore(keys()).signingKey()));
    expect(new Set(made.map((key) => key.id)).size).toBe(1);
    expect(await readdir(keys())).toEqual(['signing-key.pem']);
  });

  test('never uses a key that others can read, that is a link, or that is none', async () => {
    const store = userKeyStore(keys());
    await store.signingKey();
    await chmod(keyFile(), 0o644);
    await expect(store.signingKey()).rejects.toMatchObject({ code: 'key-unusable', message: expect.stringContaining('other users') });
    const pem = await readFile(keyFile());
    await rm(keyFile());
    await writeFile(join(folder, 'elsewhere.pem'), pem, { mode: 0o600 });
    await symlink(join(folder, 'elsewhere.pem'), keyFile());
    await expect(store.signingKey()).rejects.toMatchObject({ code: 'key-unusable', message: expect.stringContaining('regular file') });
    await rm(keyFile());
    await writeFile(keyFile(), 'half a ke', { mode: 0o600 });
    await expect(store.signingKey()).rejects.toMatchObject({ code: 'key-unusable', message: expect.stringContaining('Ed25519') });
    expect(await readFile(keyFile(), 'utf8')).toBe('half a ke');
  });

  test('says so where no key can be kept', async () => {
    await writeFile(join(folder, 'change-gate'), 'a file in the way');
    await expect(userKeyStore(keys()).signingKey()).rejects.toMatchObject({ code: 'key-not-kept', kind: 'incomplete' });
  });
});

describe('the configuration directory', () => {
  test.each([
    [{ XDG_CONFIG_HOME: '/x' }, 'linux', '/x'],
    [{ XDG_CONFIG_HOME: 'relative' }, 'linux', join(homedir(), '.config')],
    [{}, 'darwin', join(homedir(), 'Library', 'Application Support')],
    [{ APPDATA: 'C:\\Roaming' }, 'win32', 'C:\\Roaming'],
  ] as const)('%j on %s', (environment, platform, expected) => expect(configDirectory(environment, platform)).toBe(expected));
});
