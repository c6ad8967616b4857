// Tells whether a working tree still is as it was, by what git and the file system say of it and without reading a file.
import { createHash } from 'node:crypto';
import { type BigIntStats } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexState } from './index-state.ts';
import type { Layout } from './layout.ts';
import { decodePath, isEscaped } from './path-names.ts';

/** More changed files are not asked for one by one. */
const mostFiles = 5000;
/** A file may change twice within one tick of its clock: younger ones prove nothing. In nanoseconds. */
const tick = 100_000_000n;
/** The same where times are kept in whole seconds. */
const coarseTick = 2_500_000_000n;
const second = 1_000_000_000n;

/**
 * The same for two moments only where HEAD, the index and every changed file were the same at both; a changed file is told apart by
 * inode, size, mode and the times of its last change. Undefined where that cannot be said.
 */
export async function stampOf({ root, gitDir }: Layout, state: IndexState): Promise<string | undefined> {
  const { head, dirty, nested, submodules, unreadable } = state;
  if (dirty.length > mostFiles || submodules.length > 0) return undefined;
  const index = await fileStamp(join(gitDir, 'index'));
  const files = await Promise.all(
    dirty.map(async ({ path, state: kind, mode }) => {
      const name = decodePath(path);
      const file = isEscaped(name) ? undefined : await fileStamp(join(root, name));
      return file && `${kind} ${mode} ${path.toString('latin1')} ${file}`;
    }),
  );
  if (index === undefined || files.includes(undefined)) return undefined;
  const said = { head, index, files, nested: nested.map((path) => path.toString('latin1')), unreadable };
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}

/** Undefined for a file so young that it may have changed unseen. */
async function fileStamp(file: string): Promise<string | undefined> {
  const found = await lstat(file, { bigint: true }).catch(() => 'absent' as const);
  if (found === 'absent') return found;
  if (isYoung(found)) return undefined;
  return [found.ino, found.size, found.mode, found.mtimeNs, found.ctimeNs].join(' ');
}

function isYoung({ ctimeNs, mtimeNs }: BigIntStats): boolean {
  const last = ctimeNs > mtimeNs ? ctimeNs : mtimeNs;
  const age = BigInt(Date.now()) * 1_000_000n - last;
  return age < (last % second === 0n ? coarseTick : tick);
}
