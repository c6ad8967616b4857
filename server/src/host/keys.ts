// Keeps the key that receipts are signed with in the user's configuration directory: made on first use, readable by the user alone.
import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { link, lstat, mkdir, open, readFile, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { type KeyStore, toSigningKey, toVerificationKey } from './key-store.ts';
import { Failure } from '../model/failure.ts';

const keyFile = 'signing-key.pem';

/** `directory` is for tests; without it, keys lie in the user's configuration directory. */
export function userKeyStore(directory = join(configDirectory(process.env, process.platform), 'change-gate', 'keys')): KeyStore {
  const file = join(directory, keyFile);
  return {
    signingKey: async () => toSigningKey((await readKey(file)) ?? (await createKey(directory, file))),
    verificationKeys: async () => {
      const key = await readKey(file);
      return key ? [toVerificationKey(key)] : [];
    },
  };
}

/** Where programs keep settings: `XDG_CONFIG_HOME` where it is absolute, else the platform's own place. */
export function configDirectory(environment: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  const { XDG_CONFIG_HOME: xdg, APPDATA: roaming } = environment;
  if (xdg !== undefined && isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return roaming ?? join(homedir(), 'AppData', 'Roaming');
  return platform === 'darwin' ? join(homedir(), 'Library', 'Application Support') : join(homedir(), '.config');
}

/** Undefined where there is no key. A key that others can read, or that is none, is never used. */
async function readKey(file: string): Promise<KeyObject | undefined> {
  const stats = await lstat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw unusable(file, 'cannot be read');
  });
  if (!stats) return undefined;
  if (!stats.isFile()) throw unusable(file, 'is not a regular file');
  if (process.platform !== 'win32' && (stats.mode & 0o077) !== 0) throw unusable(file, 'can be read by other users');
  const pem = await readFile(file).catch(() => Buffer.alloc(0));
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Not a key: said below, like a key of another kind.
  }
  throw unusable(file, 'is not an Ed25519 key');
}

/** Whole or not at all, and never over another: of two first uses at once, both get the same key. */
async function createKey(directory: string, file: string): Promise<KeyObject> {
  const { privateKey } = generateKeyPairSync('ed25519');
  const temporary = join(directory, `.${keyFile}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(privateKey.export({ type: 'pkcs8', format: 'pem' }));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await link(temporary, file);
    return privateKey;
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    const existing = taken ? await readKey(file) : undefined;
    if (existing) return existing;
    throw new Failure(
      'incomplete',
      'key-not-kept',
      `no signing key could be kept in ${directory}`,
      'Make that directory writable for you alone, or set XDG_CONFIG_HOME to one that is.',
    );
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
}

function unusable(file: string, what: string): Failure {
  return new Failure(
    'incomplete',
    'key-unusable',
    `the signing key ${file} ${what}`,
    'Restrict it to yourself (mode 0600), or delete it: the next receipt makes a new one, and old receipts can no longer be verified.',
  );
}
