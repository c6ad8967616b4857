// The files of this repository as git would commit them, for tests that hold the project to its own rules.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

/** Paths under the project's root, with forward slashes; neither ignored ones nor those that were deleted. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(join(projectRoot, path))).sort();
}

export function readProjectFile(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** Source files of the product: no tests, no generated modules. */
export function productSources(): string[] {
  return projectFiles().filter((path) => /^(?:server|client|webview)\/src\/.*\.tsx?$/.test(path) && !isGenerated(path));
}

export function isGenerated(path: string): boolean {
  return path.includes('/generated/');
}
