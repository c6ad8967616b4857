// Where a grammar's WASM comes from: a port, so that parsing itself does no I/O.
export interface GrammarSource {
  /** Bytes of a grammar by its name in a language pack. Throws when the build does not carry it. */
  load(grammar: string): Promise<Uint8Array>;
  /** Bytes of the parser runtime. */
  runtime(): Promise<Uint8Array>;
}
