// Tells the language of a file from its name, and where the name says nothing, from its first line.
import picomatch from 'picomatch';
import type { LanguagePack } from './language-pack.ts';

export function detectLanguage(path: string, text: string, packs: readonly LanguagePack[]): LanguagePack | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return packs.find((pack) => hasName(pack, path, name)) ?? byExtension(name, packs) ?? byInterpreter(text, packs);
}

function hasName(pack: LanguagePack, path: string, name: string): boolean {
  return pack.filenames.some((known) => known === name || (/[*/]/.test(known) && picomatch.isMatch(path, known, { dot: true })));
}

/** The longest known extension wins: `.d.ts` before `.ts`. */
function byExtension(name: string, packs: readonly LanguagePack[]): LanguagePack | undefined {
  const lower = name.toLowerCase();
  let best: { pack: LanguagePack; length: number } | undefined;
  for (const pack of packs) {
    for (const extension of pack.extensions) {
      if (lower.endsWith(extension) && extension.length > (best?.length ?? 0)) best = { pack, length: extension.length };
    }
  }
  return best?.pack;
}

function byInterpreter(text: string, packs: readonly LanguagePack[]): LanguagePack | undefined {
  if (!text.startsWith('#!')) return undefined;
  const words = text.slice(2, 200).split('\n')[0]?.trim().split(/\s+/) ?? [];
  const program = words
    .find((word) => !/(?:^|\/)env$/.test(word) && !word.startsWith('-'))
    ?.split('/')
    .at(-1)
    ?.replace(/[\d.]+$/, '');
  return program === undefined ? undefined : packs.find((pack) => pack.interpreters.includes(program));
}
