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
    for (const node of host.tree.rootNode.descendantsOfType(rule.node)) {
      if (!node || node.startIndex === node.endIndex) continue;
      if (when && !when.test(node.parent?.text ?? '')) continue;
      const pack = packs.get(languageOf(node, rule.from) ?? rule.language ?? '');
      if (pack?.grammar) found.push({ pack, ranges: [{ start: node.startIndex, end: node.endIndex }] });
    }
  }
  return found;
}

function languageOf(node: Node, from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  const opening = node.parent?.text.slice(0, 300) ?? '';
  return new RegExp(`^<[^>]*\\b${from}\\s*=\\s*["']([\\w-]+)["']`).exec(opening)?.[1];
}
