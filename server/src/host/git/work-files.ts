// Reads files of the working tree as they are: never through a link, never a device, and never half of a write.
import { type BigIntStats, constants } from 'node:fs';
import { type FileHandle, lstat, open, readlink, realpath } from 'node:fs/promises';
import { Failure } from '../../model/failure.ts';
import type { ObjectStore } from './object-store.ts';
import { decodePath } from './path-names.ts';

export type WorkFile =
  | {
      readonly kind: 'blob';
      readonly oid: string;
      readonly mode: '100644' | '100755' | '120000';
      /** Whether some line ends in a carriage return. */ readonly returns: boolean;
    }
  /** `special`: a device, pipe or socket. `outside`: behind a link that leads out of its directory. */
  | { readonly kind: 'absent' | 'directory' | 'special' | 'outside' };

/** How often a file that changes under the reader is read again. */
const attempts = 3;
const slash = Buffer.from('/');

export class WorkFiles {
  readonly #root: Buffer;
  readonly #store: ObjectStore;
  readonly #folders = new Map<string, Promise<boolean>>();

  constructor(root: string, store: ObjectStore) {
    this.#root = Buffer.from(root);
    this.#store = store;
  }

  /** Stores the file's bytes as a blob. Throws `Failure` `unreadable-file` or `changing-file`. */
  async store(path: Buffer): Promise<WorkFile> {
    if (!(await this.#staysInside(path))) return { kind: 'outside' };
    const place = Buffer.concat([this.#root, slash, path]);
    try {
      for (let attempt = 0; attempt < attempts; attempt += 1) {
        const file = await this.#read(place);
        if (file) return file;
      }
    } catch (error) {
      throw unreadable(path, error);
    }
    throw new Failure(
      'unavailable',
      'changing-file',
      `${decodePath(path)} keeps changing while it is read.`,
      'Wait until nothing writes to it, or have git ignore it.',
    );
  }

  /** Undefined where the file changed meanwhile. */
  async #read(place: Buffer): Promise<WorkFile | undefined> {
    const seen = await lstat(place, { bigint: true }).catch(absentIsUndefined);
    if (!seen) return { kind: 'absent' };
    if (seen.isSymbolicLink())
      return {
        kind: 'blob',
        mode: '120000',
        returns: false,
        oid: await this.#store.writeBlob(await readlink(place, { encoding: 'buffer' })),
      };
    if (seen.isDirectory()) return { kind: 'directory' };
    if (!seen.isFile()) return { kind: 'special' };
    const handle = await open(place, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)).catch(
      absentIsUndefined,
    );
    if (!handle) return undefined;
    try {
      return await this.#readOpen(handle, seen);
    } finally {
      await handle.close();
    }
  }

  async #readOpen(handle: FileHandle, seen: BigIntStats): Promise<WorkFile | undefined> {
    const before = await handle.stat({ bigint: true });
    if (!before.isFile() || before.ino !== seen.ino) return undefined;
    const stored = await this.#store.writeFrom(handle, Number(before.size));
    const after = await handle.stat({ bigint: true });
    if (!stored || after.size !== before.size || after.mtimeNs !== before.mtimeNs) return undefined;
    return { kind: 'blob', ...stored, mode: (before.mode & 0o100n) === 0n ? '100644' : '100755' };
  }

  /** Whether the folder of the path is really where the path says. */
  async #staysInside(path: Buffer): Promise<boolean> {
    const end = path.lastIndexOf(0x2f);
    if (end < 0) return true;
    const folder = path.subarray(0, end);
    const key = folder.toString('latin1');
    let answer = this.#folders.get(key);
    if (!answer) {
      const place = Buffer.concat([this.#root, slash, folder]);
      answer = realpath(place, { encoding: 'buffer' }).then(
        (real) => real.equals(place),
        () => true,
      );
      this.#folders.set(key, answer);
    }
    return answer;
  }
}

function absentIsUndefined(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ELOOP') return undefined;
  throw error;
}

function unreadable(path: Buffer, error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EIO' && code !== 'ENAMETOOLONG') return error;
  return new Failure(
    'unavailable',
    'unreadable-file',
    `${decodePath(path)} cannot be read (${code}).`,
    'Make it readable, or have git ignore it: a change is judged by all of its bytes or not at all.',
  );
}
