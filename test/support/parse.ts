// Real sources for tests: the shipped language packs with the grammars of the installed packages.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createSyntax } from '../../server/src/syntax/create-syntax.ts';
import { detectLanguage } from '../../server/src/syntax/detect.ts';
import { languagePacks } from '../../server/src/syntax/generated/language-packs.ts';
import type { FileRole, Source } from '../../server/src/syntax/source.ts';
import { grammarBytes } from '../../scripts/grammars.mjs';

const runtime = createRequire(import.meta.url).resolve('web-tree-sitter/web-tree-sitter.wasm');
export const syntax = createSyntax({ load: async (name) => grammarBytes(name), runtime: () => readFile(runtime) });

/** A parsed source, as the analyzer would make it. */
export async function parse(path: string, text: string, role: FileRole = 'product'): Promise<Source> {
  await syntax.prepare([{ path, text, pack: detectLanguage(path, text, languagePacks) }]);
  return syntax.source(path, text, role);
}
