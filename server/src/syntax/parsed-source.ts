// A source whose syntax is read on demand: the host language first, then what is embedded in it.
import type { Node } from 'web-tree-sitter';
import { definitionOf } from './definitions.ts';
import type { Grammars } from './grammars.ts';
import { injectionsOf } from './injections.ts';
import type { LanguagePack } from './language-pack.ts';
import { LineIndex } from './line-index.ts';
import { longestText, parseText } from './parse-text.ts';
import { Rows, type Seed, seedFrom, takeSeed } from './seed.ts';
import type { FileRole, Layer, Origin, Source } from './source.ts';
import { compose, type TextEdit } from './text-edit.ts';

/** How deep a language may stand in another: a script in a page in a template. */
export const deepestEmbedding = 2;

export class ParsedSource implements Source {
  readonly path: string;
  readonly text: string;
  readonly pack: LanguagePack | undefined;
  readonly role: FileRole;
  readonly #grammars: Grammars;
  readonly #packs: ReadonlyMap<string, LanguagePack>;
  #lines: LineIndex | undefined;
  #rows: Rows | undefined;
  #layers: readonly Layer[] | undefined;
  #unread: Source['unread'];
  #origin: Origin | undefined;
  /** Layers of the text before its last edits: parsing again reads only what changed. */
  #seeds: Seed[] = [];

  constructor(
    file: { path: string; text: string; pack: LanguagePack | undefined; role: FileRole },
    grammars: Grammars,
    packs: ReadonlyMap<string, LanguagePack>,
  ) {
    this.path = file.path;
    this.text = file.text;
    this.pack = file.pack;
    this.role = file.role;
    this.#grammars = grammars;
    this.#packs = packs;
  }

  get lines(): LineIndex {
    return (this.#lines ??= new LineIndex(this.text));
  }

  get layers(): readonly Layer[] {
    return (this.#layers ??= this.#parse());
  }

  get origin(): Origin | undefined {
    return this.#origin;
  }

  get parsed(): boolean {
    return this.#layers !== undefined;
  }

  get broken(): boolean {
    return this.layers.some((layer) => layer.tree.rootNode.hasError);
  }

  get unread(): Source['unread'] {
    return this.layers.length > 0 ? undefined : this.#unread;
  }

  layerAt(offset: number): Layer | undefined {
    return this.layers.findLast((layer) => layer.ranges.some((range) => range.start <= offset && offset < range.end)) ?? this.layers[0];
  }

  nodeAt(start: number, end = start): Node | undefined {
    // A stretch of nothing would be answered with a node of no width, such as an indentation.
    const stop = Math.max(start, Math.min(Math.max(end, start + 1), this.text.length));
    return this.layerAt(start)?.tree.rootNode.descendantForIndex(start, stop) ?? undefined;
  }

  enclosing(node: Node): readonly string[] {
    const pack = this.layerAt(node.startIndex)?.pack ?? this.pack;
    const names: string[] = [];
    for (let at = node.parent; pack && at; at = at.parent) {
      const definition = definitionOf(at, pack);
      if (definition) names.unshift(definition.name);
    }
    return names;
  }

  /** The source after one edit, in UTF-16 offsets. What this one has parsed is used again. */
  edited(edit: TextEdit, text: string): ParsedSource {
    const next = new ParsedSource({ path: this.path, text, pack: this.pack, role: this.role }, this.#grammars, this.#packs);
    next.#lines = this.lines.edited(edit, text);
    next.#origin =
      this.parsed || !this.#origin ? { source: this, edit } : { source: this.#origin.source, edit: compose(this.#origin.edit, edit) };
    this.#origin = undefined;
    next.#seeds = (this.#layers ?? this.#seeds).map((layer) => seedFrom(layer, edit, this.#rowIndex(), next.#rowIndex()));
    return next;
  }

  dispose(): void {
    for (const { tree } of [...(this.#layers ?? []), ...this.#seeds]) tree.delete();
    this.#layers = undefined;
    this.#seeds = [];
  }

  #parse(): Layer[] {
    if (!this.pack) return [];
    if (this.text.length > longestText) {
      this.#unread = 'too-large';
      return [];
    }
    const host = this.#parseLayer(this.pack);
    const layers = host ? [host, ...this.#embedded(host, deepestEmbedding)] : [];
    for (const { tree } of this.#seeds) tree.delete();
    this.#seeds = [];
    return layers;
  }

  #embedded(host: Layer, depth: number): Layer[] {
    if (depth === 0 || host.pack.injections.length === 0) return [];
    return injectionsOf(host, this.#packs, this.path).flatMap(({ pack, ranges }) => {
      const layer = this.#parseLayer(pack, ranges);
      return layer ? [layer, ...this.#embedded(layer, depth - 1)] : [];
    });
  }

  /** One language over the whole text, or over the stretches of it that are embedded. */
  #parseLayer(pack: LanguagePack, embedded?: Layer['ranges']): Layer | undefined {
    const seed = takeSeed(this.#seeds, pack.grammar, embedded?.[0]?.start ?? 0);
    const tree = parseText(this.#grammars, pack, this.text, {
      seed,
      ...(embedded && { ranges: embedded.map((range) => this.#rowIndex().rangeAt(range)) }),
    });
    seed?.delete();
    if (typeof tree === 'string') {
      if (!embedded && tree !== 'no-grammar') this.#unread = tree;
      return undefined;
    }
    return { pack, tree, ranges: embedded ?? [{ start: 0, end: this.text.length + 1 }] };
  }

  #rowIndex(): Rows {
    return (this.#rows ??= new Rows(this.text, this.lines));
  }
}
