// Copies the grammars that the language packs name, and the parser runtime, from their npm packages into `dist/`.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Faults of published grammars, each mended in one place of the binary.
 * Swift: the scanner allocates its state with `calloc(0, 4)`, no bytes at all, and then reads what another text left there.
 */
const repairs = { 'tree-sitter-swift': { from: '004100410410000b', to: '004101410410000b' } };

/** A grammar's WebAssembly, repaired; throws where the fault is not found just once, as in a new release without it. */
export function grammarBytes(name) {
  const bytes = readFileSync(grammarFile(name));
  const repair = repairs[name];
  if (!repair) return bytes;
  const [from, to] = [Buffer.from(repair.from, 'hex'), Buffer.from(repair.to, 'hex')];
  const at = bytes.indexOf(from);
  if (at < 0 || bytes.indexOf(from, at + 1) >= 0) throw new Error(`${name}.wasm has changed: see whether its repair is still needed`);
  return Buffer.concat([bytes.subarray(0, at), to, bytes.subarray(at + to.length)]);
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
  const wanted = grammarNames();
  for (const name of wanted) writeFileSync(join(dist, 'grammars', `${name}.wasm`), grammarBytes(name));
  const kept = new Set(wanted.map((name) => `${name}.wasm`));
  for (const file of readdirSync(join(dist, 'grammars'))) if (!kept.has(file)) rmSync(join(dist, 'grammars', file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) copyGrammars();
