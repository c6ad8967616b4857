// Makes a fresh clone ready: installs the packages and builds, each only when missing or older than what it is made from. Uses nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (isOlder('node_modules/.package-lock.json', ['package-lock.json']))
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing the packages');
if (isOlder('dist/cli.js', ['server/src', 'client/src', 'webview/src', 'syntaxes', 'scripts/build.mjs', 'package.json']))
  run(process.execPath, ['scripts/build.mjs'], 'Building');

function isOlder(product, sources) {
  const made = join(root, product);
  return !existsSync(made) || sources.some((source) => newest(join(root, source)) > statSync(made).mtimeMs);
}

function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

function run(command, args, title) {
  process.stderr.write(`${title} …\n`);
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}\n${title} failed.\n`);
  process.exit(status ?? 1);
}
