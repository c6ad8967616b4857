// Parses one stretch of text with one grammar, within a size and a time: hostile text may cost seconds, never minutes.
import { Parser, type Range, type Tree } from 'web-tree-sitter';
import type { Grammars } from './grammars.ts';
import type { LanguagePack } from './language-pack.ts';

/** Longer texts are not parsed. In UTF-16 units. */
export const longestText = 4 * 1024 * 1024;
/** Some grammars need quadratic time on texts that no person writes. Ordinary text takes a hundredth of this. In milliseconds. */
const baseTime = 3000;
const timePerUnit = 0.005;

/** How often a text was parsed from its beginning, and how often only around an edit. */
export const parseCounts = { full: 0, incremental: 0 };

export interface ParseOptions {
  /** The stretches to read; the whole text without them. */
  readonly ranges?: readonly Range[];
  /** The tree of an earlier text, told of every edit since. */
  readonly seed?: Tree | undefined;
}

let parser: Parser | undefined;

/** Texts up to this length are read from the beginning in a few milliseconds. In UTF-16 units. */
const cheapText = 20_000;

/** A tree, or why there is none: the grammar is not loaded, took too long, or broke its own memory. */
export function parseText(
  grammars: Grammars,
  pack: LanguagePack,
  text: string,
  { ranges, seed }: ParseOptions,
): Tree | 'no-grammar' | 'too-slow' | 'grammar-failed' {
  const language = pack.grammar === null ? undefined : grammars.get(pack.grammar);
  if (!language) return 'no-grammar';
  parseCounts[seed ? 'incremental' : 'full'] += 1;
  parser ??= new Parser();
  parser.setLanguage(language);
  const deadline = performance.now() + baseTime + text.length * timePerUnit;
  try {
    const tree = parser.parse(text, seed ?? null, {
      progressCallback: () => performance.now() > deadline,
      ...(ranges && { includedRanges: [...ranges] }),
    });
    if (tree && seed && tree.rootNode.hasError && text.length <= cheapText) {
      // Around an error, the parser may settle otherwise on an edited tree than on the text alone; a short text is simply read again.
      tree.delete();
      return parser.parse(text, null, ranges ? { includedRanges: [...ranges] } : {}) ?? 'too-slow';
    }
    if (tree) return tree;
    parser.delete();
    parser = undefined;
    return 'too-slow';
  } catch {
    parser = undefined;
    return 'grammar-failed';
  }
}
