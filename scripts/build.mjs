// Bundles the doors to `dist/` as CommonJS for Node, and puts the grammars beside them.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  // The first hides its parts from the bundler in its main file; the second shadows `require` in its ESM build.
  alias: {
    'jsonc-parser': 'jsonc-parser/lib/esm/main.js',
    'web-tree-sitter': join(root, 'node_modules/web-tree-sitter/web-tree-sitter.cjs'),
  },
  // Some packages prefer their ESM build, which needs a module URL; a CommonJS bundle has none of its own.
  define: { CHANGE_GATE_VERSION: JSON.stringify(manifest.version), 'import.meta.url': '__moduleUrl' },
  banner: { js: "const __moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
};

await mkdir(dist, { recursive: true });
await build({
  ...options,
  entryPoints: { mcp: 'server/src/mcp/main.ts', server: 'server/src/lsp/main.ts', extension: 'client/src/extension.ts' },
});
await build({
  ...options,
  entryPoints: { commands: 'server/src/cli/run-command.ts' },
  plugins: [apart(/\/(?:mcp|lsp)\/main\.ts$/, (path) => (path.includes('mcp') ? './mcp.js' : './server.js'))],
});
// The entry loads the commands, and the hook's short way, by their files' names, from what V8 has kept of them.
await build({ ...options, entryPoints: { cli: 'server/src/cli/main.ts', hook: 'server/src/hook/main.ts' } });
await build({
  absWorkingDir: root,
  entryPoints: { panel: 'webview/src/main.tsx' },
  outdir: 'dist/webview',
  bundle: true,
  platform: 'browser',
  target: 'es2023',
  format: 'esm',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
});
for (const name of ['cli', 'commands', 'hook', 'mcp', 'server', 'extension']) await inAscii(join(dist, `${name}.js`));
copyGrammars(dist);
await copyInjected();

/** What only some calls need is a file of its own that is read when one of them runs: the entry stays small, and so does what a hook reads. */
function apart(filter, place) {
  return {
    name: 'apart',
    setup: ({ onResolve }) =>
      onResolve({ filter }, ({ kind, path }) => (kind === 'dynamic-import' ? { path: place(path), external: true } : undefined)),
  };
}

/** The bundler leaves regular expressions as they are written; one letter beyond Latin makes V8 keep the whole text at twice its size. */
async function inAscii(file) {
  const text = await readFile(file, 'utf8');
  const escaped = text.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  if (escaped !== text) await writeFile(file, escaped);
}

/** Reporters and plugins that run inside the project's own test runners; they are data to us. */
async function copyInjected() {
  const source = join(root, 'server/src/gate/reports/injected');
  await rm(join(dist, 'injected'), { recursive: true, force: true });
  if (existsSync(source)) await cp(source, join(dist, 'injected'), { recursive: true });
}
