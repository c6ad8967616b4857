// `npm run check`: everything a change has to pass, in the order in which it is cheapest to fail. Arguments go to the tests.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const npm = (...args) => ['npm', ...args];
const npx = (...args) => ['npx', '--no-install', ...args];

const steps = {
  'generated files are current': npm('run', '--silent', 'generate', '--', '--check'),
  format: npx('oxfmt', '--check'),
  lint: npm('run', '--silent', 'lint'),
  types: npm('run', '--silent', 'typecheck'),
  'dead code': npx('knip', '--no-progress'),
  size: npx('size-limit'),
  tests: npm('run', '--silent', 'test', '--', ...process.argv.slice(2)),
};

const failed = Object.entries(steps).filter(([title, [command, ...args]]) => {
  console.log(`\n— ${title}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status !== 0;
});
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(([title]) => title).join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
