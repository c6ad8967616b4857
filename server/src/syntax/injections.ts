// Finds the stretches of a text that are another language: scripts in pages, shell in workflow steps.
import picomatch from 'picomatch';
import type { Node } from 'web-tree-sitter';
import type { LanguagePack } from './language-pack.ts';
import type { Layer } from './source.ts';

type Rule = LanguagePack['injections'][number];

export interface Injection {
  readonly pack: LanguagePack;
  readonly ranges: readonly { start: number; end: number }[];
}

/** Every embedded stretch whose language has a grammar, in the order of the text. A node that two rules know belongs to the first. */
export function injectionsOf(host: Layer, packs: ReadonlyMap<string, LanguagePack>, path: string): Injection[] {
  const rules = host.pack.injections.filter((rule) => appliesTo(rule, path));
  const found = new Map<number, Injection & { at: number }>();
  for (const rule of rules) {
    for (const node of host.tree.rootNode.descendantsOfType(rule.node)) {
      if (!node || found.has(node.id)) continue;
      const injection = injectionAt(node, rule, packs);
      if (injection) found.set(node.id, { ...injection, at: node.startIndex });
    }
  }
  return [...found.values()].sort((a, b) => a.at - b.at).map(({ pack, ranges }) => ({ pack, ranges }));
}

/** Every pack that a text of this pack may embed, found without parsing, so that grammars can be loaded before. */
export function embeddablePacks(
  pack: LanguagePack,
  packs: ReadonlyMap<string, LanguagePack>,
  file: { path: string; text: string },
): LanguagePack[] {
  return pack.injections
    .filter((rule) => appliesTo(rule, file.path))
    .flatMap((rule) => {
      const named =
        rule.from === undefined ? [] : [...file.text.matchAll(attribute(rule.from, 'g'))].map((match) => languageName(match[1] ?? ''));
      return [rule.language ?? '', ...named].flatMap((name) => packs.get(name) ?? []);
    });
}

function appliesTo(rule: Rule, path: string): boolean {
  return !rule.files || picomatch.isMatch(path, [...rule.files], { dot: true });
}

function injectionAt(node: Node, rule: Rule, packs: ReadonlyMap<string, LanguagePack>): Injection | undefined {
  const opening = openingOf(node, rule.through);
  if (rule.when !== undefined && !new RegExp(rule.when).test(opening)) return undefined;
  const named = rule.from === undefined ? undefined : new RegExp(`^<[^>]*${attribute(rule.from).source}`).exec(opening)?.[1];
  const pack = packs.get(named === undefined ? (rule.language ?? '') : languageName(named));
  const skipped = rule.skip === undefined ? 0 : (new RegExp(rule.skip).exec(node.text)?.[0].length ?? 0);
  const start = node.startIndex + skipped;
  return pack?.grammar && start < node.endIndex ? { pack, ranges: [{ start, end: node.endIndex }] } : undefined;
}

/** The beginning of the nearest node around that begins earlier: a start tag, a key. */
function openingOf(node: Node, through: readonly string[] = []): string {
  let at = node.parent;
  while (at && (at.startIndex === node.startIndex || through.includes(at.type))) at = at.parent;
  return at?.text.slice(0, 300) ?? '';
}

function attribute(name: string, flags = ''): RegExp {
  return new RegExp(`\\b${name}\\s*=\\s*["']([\\w+/.-]+)["']`, flags);
}

/** `text/typescript` and `application/x-sh` name their language behind the slash. */
function languageName(value: string): string {
  return value.replace(/^.*\/(?:x-)?/, '').toLowerCase();
}
