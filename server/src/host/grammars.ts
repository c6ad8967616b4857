// Finds the WebAssembly grammars: beside the running bundle, or in the project's build when run from source.
import { access, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GrammarSource } from '../syntax/grammar.ts';

const here = dirname(fileURLToPath(import.meta.url));
/** `dist/` itself when bundled; the project's `dist/` when this is `server/src/host/`. */
const places = [here, join(here, '..', '..', '..', 'dist')];

export const grammarFiles: GrammarSource = {
  load: async (grammar) => {
    if (!/^[\w-]+$/.test(grammar)) throw new Error(`not the name of a grammar: ${grammar}`);
    return readFirst([`grammars/${grammar}.wasm`]);
  },
  runtime: () => readFirst(['web-tree-sitter.wasm', 'grammars/web-tree-sitter.wasm']),
};

async function readFirst(names: readonly string[]): Promise<Uint8Array> {
  for (const file of places.flatMap((place) => names.map((name) => join(place, name)))) {
    if (await exists(file)) return readFile(file);
  }
  throw new Error(`this build does not carry ${names[0]}`);
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
