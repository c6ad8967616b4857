// `npm test`: the unit tests, and the end-to-end tests of the packaged extension in the real editor. Without the editor it says so and fails, unless told `--without-e2e`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserPath, editorFolder } from './editor-paths.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const args = process.argv.slice(2);
const withoutEditor = args.includes('--without-e2e');
const rest = args.filter((arg) => arg !== '--without-e2e');

const missing = [
  ...(existsSync(editorFolder())
    ? []
    : [`the editor (expected in ${editorFolder().replace(process.env.HOME ?? '', '~')}; scripts/provision-editor.sh installs it)`]),
  ...(existsSync(browserPath()) ? [] : [`Chromium (expected at ${browserPath()}; CHROME_PATH names another place)`]),
];
if (!withoutEditor && missing.length > 0) {
  console.error(
    `The end-to-end tests need what is not here:\n${missing.map((what) => `  - ${what}`).join('\n')}\nInstall it, or run npm test -- --without-e2e for the rest.`,
  );
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
if (!withoutEditor && runScript('scripts/package.mjs') !== 0) {
  console.log('\n0 passed, 1 failed');
  process.exit(1);
}
const projects = withoutEditor ? ['--project', 'unit'] : [];
process.exit(runScript('node_modules/vitest/vitest.mjs', 'run', ...projects, ...rest));

function runScript(path, ...given) {
  return spawnSync(process.execPath, [join(root, path), ...given], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
