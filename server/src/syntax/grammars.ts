// Loads grammars once and keeps them; loading is asynchronous, parsing is not.
import { Language, Parser } from 'web-tree-sitter';
import type { GrammarSource } from './grammar.ts';

export class Grammars {
  readonly #source: GrammarSource;
  readonly #languages = new Map<string, Language>();
  readonly #loading = new Map<string, Promise<void>>();
  #runtime: Promise<void> | undefined;

  constructor(source: GrammarSource) {
    this.#source = source;
  }

  /** Loads what is not there yet. Throws when the build does not carry a grammar. */
  async load(names: Iterable<string>): Promise<void> {
    const wanted = [...new Set(names)].filter((name) => !this.#languages.has(name));
    if (wanted.length === 0) return;
    this.#runtime ??= this.#source.runtime().then((wasmBinary) => Parser.init({ wasmBinary }));
    await this.#runtime;
    await Promise.all(wanted.map((name) => this.#loadOne(name)));
  }

  /** A loaded grammar; undefined before `load`. */
  get(name: string): Language | undefined {
    return this.#languages.get(name);
  }

  #loadOne(name: string): Promise<void> {
    const started =
      this.#loading.get(name) ?? this.#source.load(name).then(async (bytes) => void this.#languages.set(name, await Language.load(bytes)));
    this.#loading.set(name, started);
    return started;
  }
}
