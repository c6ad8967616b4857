// Finds the stretches of a text that are another language: scripts in pages, shell in workflow steps.
import picomatch from 'picomatch';
import type { Node } from 'web-tree-sitter';
import type { LanguagePack } from './language-pack.ts';
import type { Layer } from './source.ts';

export interface Injection {
  readonly pack: LanguagePack;
  readonly ranges: readonly { start: number; end: number }[];
}

export function injectionsOf(host: Layer, packs: ReadonlyMap<string, LanguagePack>, path: string): Injection[] {
  const found: Injection[] = [];
  for (const rule of host.pack.injections) {
    if (rule.files && !picomatch.isMatch(path, [...rule.files], { dot: true })) continue;
    const when = rule.when === undefined ? undefined : new RegExp(rule.when);
    const skip = rule.skip === undefined ? undefined : new RegExp(rule.skip);
    for (const node of host.tree.rootNode.descendantsOfType(rule.node)) {
      if (!node) continue;
      const opening = openingOf(node);
      if (when && !when.test(opening)) continue;
      const pack = packs.get(languageOf(opening, rule.from) ?? rule.language ?? '');
      const start = node.startIndex + (skip?.exec(node.text)?.[0].length ?? 0);
      if (pack?.grammar && start < node.endIndex) found.push({ pack, ranges: [{ start, end: node.endIndex }] });
    }
  }
  return found;
}

/** The beginning of the nearest node around that begins earlier: a start tag, a key. */
function openingOf(node: Node): string {
  let at = node.parent;
  while (at && at.startIndex === node.startIndex) at = at.parent;
  return at?.text.slice(0, 300) ?? '';
}

function languageOf(opening: string, attribute: string | undefined): string | undefined {
  if (attribute === undefined) return undefined;
  return new RegExp(`^<[^>]*\\b${attribute}\\s*=\\s*["']([\\w-]+)["']`).exec(opening)?.[1];
}
