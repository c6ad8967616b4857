// One text of one side of a change, with its syntax; what every check reads.
import type { Node, Tree } from 'web-tree-sitter';
import type { LineIndex } from './line-index.ts';
import type { LanguagePack } from './language-pack.ts';
import type { TextEdit } from './text-edit.ts';

/** What a file is for; decided from its path and the base side's configuration. */
export type FileRole = 'product' | 'test' | 'test-support' | 'fixture' | 'config' | 'ci' | 'docs' | 'generated';

/** One parsed stretch of a text. The host language is the first layer; embedded ones follow. Offsets are those of the whole text, in UTF-16 units. */
export interface Layer {
  readonly pack: LanguagePack;
  readonly tree: Tree;
  /** The stretches it covers; the whole text for the host language. */
  readonly ranges: readonly { start: number; end: number }[];
}

/** An earlier text of the same document, and the edit that led from there to here. */
export interface Origin {
  readonly source: Source;
  readonly edit: TextEdit;
}

export interface Source {
  readonly path: string;
  readonly text: string;
  readonly pack: LanguagePack | undefined;
  readonly role: FileRole;
  readonly lines: LineIndex;
  /** Empty where the language has no grammar. */
  readonly layers: readonly Layer[];
  /** True where the grammar could not make sense of part of the text; what it did understand is judged. */
  readonly broken: boolean;
  /** Where the text was typed: what is known of an earlier one may be carried over. */
  readonly origin: Origin | undefined;
  /** Why there are no layers although the language has a grammar; asking parses. */
  readonly unread: 'too-large' | 'too-slow' | 'grammar-failed' | undefined;
  /** False until a layer was asked for; a text that no check had to read as syntax is never parsed. */
  readonly parsed: boolean;
  /** The innermost layer at an offset. */
  layerAt(offset: number): Layer | undefined;
  /** The smallest node that covers [start, end), in the innermost layer there. */
  nodeAt(start: number, end?: number): Node | undefined;
  /** Names of the definitions around a node, outermost first, such as `['Session', 'refresh']`. */
  enclosing(node: Node): readonly string[];
  /** Frees the trees, which live outside the JavaScript heap. Asking for a layer again parses again. */
  dispose(): void;
}
