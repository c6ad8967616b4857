// Makes the VSIX, after a build, and says how large it is. Fails above the limit.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** In bytes. */
const limit = 8 * 1024 * 1024;

await import('./build.mjs');
const packagePath = join(root, 'change-gate.vsix');
await createVSIX({
  cwd: root,
  packagePath,
  dependencies: false,
  allowMissingRepository: true,
  skipLicense: false,
  rewriteRelativeLinks: false,
});
const { size } = statSync(packagePath);
console.log(`change-gate.vsix: ${(size / 1024 / 1024).toFixed(2)} MB`);
if (size > limit) {
  console.error(`larger than ${limit / 1024 / 1024} MB`);
  process.exitCode = 1;
}
