// Tells a hunk that changes only comments or layout: undone, the text has the same syntax.
import type { Node } from 'web-tree-sitter';
import type { SourceCache } from '../../analysis/source-cache.ts';
import type { Source } from '../../syntax/source.ts';
import type { Hunk } from './hunks.ts';

/** False where the language is unknown: then every byte counts. */
export async function formOnly(sources: SourceCache, hunk: Hunk): Promise<boolean> {
  if (hunk.without === undefined || hunk.head === undefined) return false;
  const pair = [hunk.without, hunk.head].map((text) => sources.syntax.source(hunk.path, text, 'product'));
  await sources.prepare(pair);
  const [one, other] = pair.map(wordsOf);
  for (const source of pair) source.dispose();
  return one !== undefined && one === other;
}

/** The words of a text without its comments; undefined where no grammar reads it, or where layout carries meaning that words do not show. */
function wordsOf(source: Source): string | undefined {
  const [layer] = source.layers;
  if (!layer || source.broken) return undefined;
  const words: string[] = [];
  const walk = (node: Node): void => {
    if (/comment/.test(node.type)) return;
    words.push(`${node.type}(`);
    if (node.childCount === 0) words.push(node.text);
    else for (const child of node.children) if (child) walk(child);
    words.push(')');
  };
  walk(layer.tree.rootNode);
  return words.join(' ');
}
