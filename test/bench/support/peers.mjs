// Programs to compare with, from `test/bench/peers/`, apart from what the project itself needs. Installed when first asked for.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../peers');

/** Absolute path; undefined where it cannot be installed. */
export function peer(name) {
  const program = join(home, 'node_modules/.bin', name);
  if (!existsSync(program)) spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: home, stdio: 'ignore' });
  return existsSync(program) ? program : undefined;
}
