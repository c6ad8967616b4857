// Bundles the doors to `dist/` as CommonJS for Node, and puts the grammars beside them.
import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { copyGrammars } from './grammars.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');

const options = {
  absWorkingDir: root,
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minify: true,
  keepNames: true,
  legalComments: 'none',
  logLevel: 'warning',
  external: ['vscode'],
  // Some packages prefer their ESM build, which needs a module URL; a CommonJS bundle has none of its own.
  define: { CHANGE_GATE_VERSION: JSON.stringify(manifest.version), 'import.meta.url': '__moduleUrl' },
  banner: { js: "const __moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

await mkdir(dist, { recursive: true });
await build({ ...options, entryPoints: { commands: 'server/src/cli/run-command.ts', server: 'server/src/lsp/main.ts', extension: 'client/src/extension.ts' } });
// The entry reads the commands with `require`: `import()` of a CommonJS file would search its whole text for exports first.
await build({ ...options, entryPoints: { cli: 'server/src/cli/main.ts' }, plugins: [commandsApart()], supported: { 'dynamic-import': false } });
copyGrammars(dist);
await copyInjected();

/** The command line's entry stays small: the commands, with the whole engine, are a file of their own that is read when one runs. */
function commandsApart() {
  return {
    name: 'commands-apart',
    setup: ({ onResolve }) => onResolve({ filter: /\/run-command\.ts$/ }, ({ kind }) => (kind === 'dynamic-import' ? { path: './commands.js', external: true } : undefined)),
  };
}

/** Reporters and plugins that run inside the project's own test runners; they are data to us. */
async function copyInjected() {
  const source = join(root, 'server/src/gate/reports/injected');
  await rm(join(dist, 'injected'), { recursive: true, force: true });
  if (existsSync(source)) await cp(source, join(dist, 'injected'), { recursive: true });
}
