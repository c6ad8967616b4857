// Puts the language packs and the grammars together.
import type { GrammarSource } from './grammar.ts';
import { detectLanguage } from './detect.ts';
import { languagePacks } from './generated/language-packs.ts';
import { Grammars } from './grammars.ts';
import { ParsedSource } from './parsed-source.ts';
import type { Syntax } from './syntax.ts';

export function createSyntax(source: GrammarSource): Syntax {
  const packs = new Map(languagePacks.flatMap((pack) => [pack.id, ...pack.aliases].map((name) => [name, pack] as const)));
  const grammars = new Grammars(source);
  return {
    source: (path, text, role) => new ParsedSource({ path, text, role, pack: detectLanguage(path, text, languagePacks) }, grammars, packs),
    prepare: async (sources) => {
      const needed = sources.flatMap(({ pack }) => (pack ? [pack, ...embeddable(pack)] : []));
      await grammars.load(needed.map((pack) => pack.grammar).filter((name) => name !== null));
    },
  };

  function embeddable(pack: (typeof languagePacks)[number]) {
    return pack.injections.flatMap((rule) => [rule.language, ...(rule.from === undefined ? [] : ['typescript', 'tsx', 'typescriptreact', 'scss'])]).flatMap((id) => packs.get(id ?? '') ?? []);
  }
}
