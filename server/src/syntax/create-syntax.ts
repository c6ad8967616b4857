// Puts the language packs and the grammars together.
import { detectLanguage } from './detect.ts';
import { languagePacks } from './generated/language-packs.ts';
import type { GrammarSource } from './grammar.ts';
import { Grammars } from './grammars.ts';
import { embeddablePacks } from './injections.ts';
import type { LanguagePack } from './language-pack.ts';
import { deepestEmbedding, ParsedSource } from './parsed-source.ts';
import type { Syntax } from './syntax.ts';

export function createSyntax(source: GrammarSource, packs: readonly LanguagePack[] = languagePacks): Syntax {
  const named = new Map(packs.flatMap((pack) => [...pack.aliases, pack.id].map((name) => [name, pack] as const)));
  const grammars = new Grammars(source);
  return {
    source: (path, text, role) => new ParsedSource({ path, text, role, pack: detectLanguage(path, text, packs) }, grammars, named),
    prepare: async (sources) => {
      const needed = new Set(sources.flatMap((file) => (file.pack ? withEmbedded(file.pack, file, deepestEmbedding) : [])));
      await grammars.load([...needed].map((pack) => pack.grammar).filter((name) => name !== null));
    },
  };

  function withEmbedded(pack: LanguagePack, file: { path: string; text: string }, depth: number): LanguagePack[] {
    const inside = depth === 0 ? [] : embeddablePacks(pack, named, file);
    return [pack, ...inside.flatMap((each) => withEmbedded(each, file, depth - 1))];
  }
}
