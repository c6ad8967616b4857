// Copies the grammars that the language packs name, and the parser runtime, from their npm packages into `dist/`.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const modules = join(root, 'node_modules');

/** Where a grammar may be: its own package, the grammars organisation’s, or the collection. */
function places(name) {
  const short = name.replace(/^tree-sitter-/, '');
  const owner = { tsx: 'tree-sitter-typescript', c_sharp: 'tree-sitter-c-sharp' }[short] ?? name;
  return [
    join(modules, owner, `${name}.wasm`),
    join(modules, '@tree-sitter-grammars', name, `${name}.wasm`),
    join(modules, 'tree-sitter-wasm/out', short, `${name}.wasm`),
  ];
}

/** Path of a grammar's WebAssembly; throws when no installed package carries it. */
export function grammarFile(name) {
  const file = places(name).find(existsSync);
  if (!file) throw new Error(`no installed package carries ${name}.wasm`);
  return file;
}

export function grammarNames() {
  const packs = join(root, 'syntaxes');
  const names = readdirSync(packs)
    .map((folder) => join(packs, folder, 'language.yaml'))
    .filter(existsSync)
    .map((file) => parse(readFileSync(file, 'utf8')).grammar);
  return [...new Set(names.filter((name) => name !== null))].sort();
}

export function copyGrammars(dist = join(root, 'dist')) {
  mkdirSync(join(dist, 'grammars'), { recursive: true });
  copyFileSync(join(modules, 'web-tree-sitter/web-tree-sitter.wasm'), join(dist, 'web-tree-sitter.wasm'));
  const wanted = new Map(grammarNames().map((name) => [`${name}.wasm`, grammarFile(name)]));
  for (const [file, source] of wanted) copyFileSync(source, join(dist, 'grammars', file));
  for (const file of readdirSync(join(dist, 'grammars'))) if (!wanted.has(file)) rmSync(join(dist, 'grammars', file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyGrammars();
