// Keeps a change to selected paths, which are files or folders by name, never patterns.
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { ChangeEntry } from '../../model/change-set.ts';
import { Failure } from '../../model/failure.ts';

/** Paths relative to the root, with forward slashes; `''` is the root itself. Each is read from `directory`, then from the root. */
export function scopePaths(paths: readonly string[], directory: string, root: string): string[] {
  const here = realpathSync(directory);
  return [...new Set(paths.map((path) => scopePath(path, here, root)))];
}

function scopePath(path: string, here: string, root: string): string {
  if (path === '' || path.includes('\0')) throw outside(path);
  const candidates = isAbsolute(path) ? [realFolder(path)] : [resolve(here, path), resolve(root, path)];
  const inside = candidates
    .map((candidate) => relative(root, candidate).split(sep).join('/'))
    .filter((candidate) => candidate !== '..' && !candidate.startsWith('../') && !isAbsolute(candidate));
  const found = inside.find((candidate) => exists(join(root, candidate))) ?? inside[0];
  if (found === undefined) throw outside(path);
  return found;
}

/** An absolute path may reach the root through a link; its last part is taken as it is. */
function realFolder(path: string): string {
  const folder = resolve(path, '..');
  return existsSync(folder) ? resolve(realpathSync(folder), relative(folder, resolve(path))) : resolve(path);
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function outside(path: string): Failure {
  return new Failure(
    'usage',
    'path-outside-repository',
    `${JSON.stringify(path)} is not a path inside the repository.`,
    'Name files or folders of this repository.',
  );
}

/** Where a changed file lies: `left` means that it was moved out of the scope, which has lost it. */
export function placeInScope({ path, oldPath, status }: ChangeEntry, scope: readonly string[]): 'inside' | 'left' | 'outside' {
  const isInside = (name: string): boolean => scope.some((part) => part === '' || name === part || name.startsWith(`${part}/`));
  if (isInside(path)) return 'inside';
  return status === 'renamed' && oldPath !== undefined && isInside(oldPath) ? 'left' : 'outside';
}
