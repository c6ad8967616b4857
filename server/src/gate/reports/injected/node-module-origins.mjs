// Records where a Node process takes its modules from: what it resolves, and which sources of one folder (the caller's checkout) its
// tools read. Loaded into every process of the tests at head; one file a process. It depends on nothing and never throws.
//
//   NODE_OPTIONS="--import=file:///…/node-module-origins.mjs?reports=<folder>&caller=<folder>"
import { appendFileSync } from 'node:fs';
import fs from 'node:fs';
import module, { syncBuiltinESMExports } from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const query = new URL(import.meta.url).searchParams;
const file = join(query.get('reports') ?? '', `${process.pid}-${query.get('thread') ?? 'main'}.origins.jsonl`);
const caller = (query.get('caller') ?? '') + sep;
const most = 5_000;
const seen = new Set();

/** The loader hook of Node, here or in its own thread. */
export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  record(found.url);
  return found;
}

if (query.get('thread') === null) watch();

function watch() {
  try {
    if (typeof module.registerHooks === 'function') module.registerHooks({ resolve: resolveHere });
    else registerThread();
    watchReads();
  } catch {
    // Without a record the run says so; the tests themselves are not disturbed.
  }
}

function resolveHere(specifier, context, next) {
  const found = next(specifier, context);
  record(found.url);
  return found;
}

/** Older versions load hooks in a thread of their own, and leave `require` to itself. */
function registerThread() {
  const url = new URL(import.meta.url);
  url.searchParams.set('thread', 'loader');
  module.register(url.href);
  const original = module._resolveFilename;
  module._resolveFilename = function resolveFilename(...args) {
    const found = original.apply(this, args);
    if (typeof found === 'string' && found.startsWith(sep)) record(pathToFileURL(found).href);
    return found;
  };
}

/** Tools that load modules by themselves read the source; a read below the caller's checkout is told. */
function watchReads() {
  const told = (path) => {
    const text = path instanceof URL ? fileURLToPath(path) : path;
    if (typeof text === 'string' && text.startsWith(caller) && /\.(?:[cm]?[jt]sx?|vue|svelte)$/.test(text)) record(pathToFileURL(text).href);
  };
  for (const [owner, name] of [[fs, 'readFileSync'], [fs, 'readFile'], [fs.promises, 'readFile']]) {
    const original = owner[name];
    owner[name] = function read(path, ...rest) {
      told(path);
      return original.call(this, path, ...rest);
    };
  }
  syncBuiltinESMExports();
}

function record(url) {
  if (!url?.startsWith('file:') || url.includes('/node_modules/') || seen.has(url) || seen.size >= most) return;
  seen.add(url);
  try {
    appendFileSync(file, `${JSON.stringify(url)}\n`);
  } catch {
    // A full disk costs the proof, never the tests.
  }
}
