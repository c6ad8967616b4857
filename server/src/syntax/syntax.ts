// The door to syntax: makes sources and loads the grammars they need.
import type { ParsedSource } from './parsed-source.ts';
import type { FileRole } from './source.ts';
import type { LanguagePack } from './language-pack.ts';

export interface Syntax {
  /** A source whose layers are parsed when first asked for. */
  source(path: string, text: string, role: FileRole): ParsedSource;
  /** Loads the grammars of these sources, embedded languages included. Afterwards their layers are read synchronously. */
  prepare(sources: readonly { readonly path: string; readonly text: string; readonly pack: LanguagePack | undefined }[]): Promise<void>;
}
