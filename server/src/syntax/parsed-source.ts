// A source whose syntax is read on demand: the host language first, then what is embedded in it.
import { Edit, type Node, Parser, type Range, type Tree } from 'web-tree-sitter';
import type { Grammars } from './grammars.ts';
import { type Injection, injectionsOf } from './injections.ts';
import type { LanguagePack } from './language-pack.ts';
import { LineIndex } from './line-index.ts';
import type { FileRole, Layer, Origin, Source } from './source.ts';
import { compose, type TextEdit } from './text-edit.ts';

/** Longer texts are not parsed. In UTF-16 units. */
const longestText = 4 * 1024 * 1024;

export class ParsedSource implements Source {
  readonly path: string;
  readonly text: string;
  readonly pack: LanguagePack | undefined;
  readonly role: FileRole;
  readonly #grammars: Grammars;
  readonly #packs: ReadonlyMap<string, LanguagePack>;
  #lines: LineIndex | undefined;
  #layers: readonly Layer[] | undefined;
  /** The tree of the text before its last edits, told of them: parsing again reads only what changed. */
  #seed: Tree | undefined;
  #origin: Origin | undefined;

  constructor(file: { path: string; text: string; pack: LanguagePack | undefined; role: FileRole }, grammars: Grammars, packs: ReadonlyMap<string, LanguagePack>) {
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

  layerAt(offset: number): Layer | undefined {
    return this.layers.findLast((layer) => layer.ranges.some((range) => range.start <= offset && offset < range.end)) ?? this.layers[0];
  }

  nodeAt(start: number, end = start): Node | undefined {
    return this.layerAt(start)?.tree.rootNode.descendantForIndex(start, Math.max(start, end - 1)) ?? undefined;
  }

  enclosing(node: Node): readonly string[] {
    const pack = this.layerAt(node.startIndex)?.pack ?? this.pack;
    const names: string[] = [];
    for (let at = node.parent; at; at = at.parent) {
      const definition = pack?.definitions.find((known) => known.node === at?.type);
      const name = definition && at.childForFieldName(definition.name)?.text;
      if (name) names.unshift(name);
    }
    return names;
  }

  /** The source after one edit, in UTF-16 offsets. What this one has parsed is used again. */
  edited(edit: TextEdit, text: string): ParsedSource {
    const next = new ParsedSource({ path: this.path, text, pack: this.pack, role: this.role }, this.#grammars, this.#packs);
    next.#lines = this.lines.edited(edit, text);
    next.#origin = this.parsed || !this.#origin ? { source: this, edit } : { source: this.#origin.source, edit: compose(this.#origin.edit, edit) };
    this.#origin = undefined;
    const seed = this.#layers?.[0]?.tree.copy() ?? this.#seed?.copy();
    seed?.edit(
      new Edit({
        startIndex: edit.start,
        oldEndIndex: edit.oldEnd,
        newEndIndex: edit.newEnd,
        startPosition: point(this.lines, edit.start),
        oldEndPosition: point(this.lines, edit.oldEnd),
        newEndPosition: point(next.lines, edit.newEnd),
      }),
    );
    next.#seed = seed;
    return next;
  }

  dispose(): void {
    for (const layer of this.#layers ?? []) layer.tree.delete();
    this.#layers = undefined;
    this.#seed?.delete();
    this.#seed = undefined;
  }

  #parse(): Layer[] {
    if (!this.pack || this.text.length > longestText) return [];
    const tree = parse(this.#grammars, this.pack, this.text, { seed: this.#seed });
    this.#seed?.delete();
    this.#seed = undefined;
    if (!tree) return [];
    const host: Layer = { pack: this.pack, tree, ranges: [{ start: 0, end: this.text.length + 1 }] };
    return [host, ...this.#embedded(host, 2)];
  }

  #embedded(host: Layer, depth: number): Layer[] {
    if (depth === 0 || host.pack.injections.length === 0) return [];
    return injectionsOf(host, this.#packs, this.path).flatMap((injection) => {
      const layer = this.#parseInjection(injection);
      return layer ? [layer, ...this.#embedded(layer, depth - 1)] : [];
    });
  }

  #parseInjection({ pack, ranges }: Injection): Layer | undefined {
    const includedRanges = ranges.map(({ start, end }) => ({ startIndex: start, endIndex: end, startPosition: point(this.lines, start), endPosition: point(this.lines, end) }));
    const tree = parse(this.#grammars, pack, this.text, { includedRanges });
    return tree && { pack, tree, ranges };
  }
}

/** How often a text was parsed from its beginning, and how often only around an edit. */
export const parseCounts = { full: 0, incremental: 0 };

/** Undefined where the grammar is not loaded or gives up. */
function parse(grammars: Grammars, pack: LanguagePack, text: string, { includedRanges, seed }: { includedRanges?: Range[]; seed?: Tree | undefined }): Tree | undefined {
  const language = pack.grammar === null ? undefined : grammars.get(pack.grammar);
  if (!language) return undefined;
  parseCounts[seed ? 'incremental' : 'full'] += 1;
  const parser = new Parser();
  try {
    parser.setLanguage(language);
    return parser.parse(text, seed ?? null, includedRanges ? { includedRanges } : {}) ?? undefined;
  } finally {
    parser.delete();
  }
}

function point(lines: LineIndex, offset: number): { row: number; column: number } {
  const row = lines.lineOf(offset);
  return { row, column: offset - lines.startOf(row) };
}
