// What one text holds for the map: its outermost symbols, its test cases, what it imports, and which names each of them uses.
import type { Node } from 'web-tree-sitter';
import { testFileOf } from '../../checks/testing/test-file.ts';
import { definitionOf } from '../../syntax/definitions.ts';
import type { LanguagePack } from '../../syntax/language-pack.ts';
import type { Layer, Source } from '../../syntax/source.ts';
import type { Binding } from '../imports/binding.ts';
import { importRules } from '../imports/index.ts';
import type { Lines } from '../../model/change-map.ts';
import { isPublic } from './public.ts';
import { shapeOf, signatureOf } from './shape.ts';

/** A stretch of a text that uses names: a symbol, a test case, or what stands outside of both. */
export interface Unit {
  readonly kind: string;
  /** Undefined for what stands outside of every symbol. */
  readonly name: string | undefined;
  readonly isTest: boolean;
  readonly isPublic: boolean;
  /** First and last line, 1-based. */
  readonly lines: Lines;
  readonly signature: string;
  readonly shape: string;
  /** Names it uses on their own. */
  readonly names: ReadonlySet<string>;
  /** Names it uses, those behind a dot included. */
  readonly members: ReadonlySet<string>;
}

export interface Outline {
  readonly path: string;
  readonly language: string | undefined;
  readonly units: readonly Unit[];
  readonly bindings: readonly Binding[];
  /** The symbol that the module exports as its default. */
  readonly standard: string | undefined;
  readonly shape: string;
}

const containers = new Set(['mod_item', 'internal_module', 'module']);
const wordTypes = /^(?:identifier|type_identifier|shorthand_property_identifier|constant|simple_identifier|name|jsx_identifier)$/;
const memberTypes = /^(?:property_identifier|field_identifier|package_identifier|private_property_identifier)$/;
const importTypes = /^(?:import_statement|import_from_statement|import_spec|use_declaration|export_clause)$/;

const outlines = new WeakMap<Source, Outline>();

/** Memoised per source. The source's grammars are loaded already. */
export function outlineOf(source: Source): Outline {
  const known = outlines.get(source);
  if (known) return known;
  const outline = readOutline(source);
  outlines.set(source, outline);
  source.dispose();
  return outline;
}

function readOutline(source: Source): Outline {
  const stretches: Stretch[] = source.layers.flatMap((layer) => symbolsIn(layer.tree.rootNode, layer));
  const testing = source.role === 'test' || source.role === 'test-support' || source.pack?.id === 'rust';
  const cases = testing ? testFileOf(source).cases : [];
  const tests = cases.map((each) => ({
    start: each.start,
    end: each.end,
    name: each.name,
    kind: 'test',
    isTest: true,
    isPublic: false,
    signature: '',
    shape: '',
  }));
  const symbols = stretches.filter(
    (symbol) =>
      !tests.some(
        (each) => (each.start <= symbol.start && symbol.end <= each.end) || (symbol.start <= each.start && each.end <= symbol.end),
      ),
  );
  const rest: Stretch = {
    start: 0,
    end: source.text.length,
    name: undefined,
    kind: 'module',
    isTest: false,
    isPublic: false,
    signature: '',
    shape: '',
  };
  const uses = new Map<Stretch, { names: Set<string>; members: Set<string> }>(
    [...tests, ...symbols, rest].map((each) => [each, { names: new Set(), members: new Set() }]),
  );
  const inner = [...tests, ...symbols];
  const bindings: Binding[] = [];
  for (const layer of source.layers) {
    const rules = importRules(layer.pack.id);
    walk(layer.tree.rootNode, (node) => {
      bindings.push(...(rules?.bindingsIn(node) ?? []));
      if (importTypes.test(node.type) || (node.type === 'mod_item' && !node.childForFieldName('body'))) return false;
      const [isWord, isMember] = [wordTypes.test(node.type), memberTypes.test(node.type)];
      if (!isWord && !isMember) return true;
      const use = uses.get(inner.find((each) => each.start <= node.startIndex && node.endIndex <= each.end) ?? rest);
      if (isWord) use?.names.add(node.text);
      use?.members.add(node.text);
      return true;
    });
  }
  const lineAt = lineCounter(source.text);
  const units = [...uses].map(([{ start, end, ...stretch }, use]) => ({
    ...stretch,
    ...use,
    lines: { start: lineAt(start), end: lineAt(Math.max(start, end - 1)) },
  }));
  return {
    path: source.path,
    language: source.pack?.id,
    units,
    bindings,
    standard: /^\s*export\s+default\s+(?:async\s+)?(?:abstract\s+)?(?:function\s*\*?\s*|class\s+)?([\w$]+)/m.exec(source.text)?.[1],
    shape: source.layers.map((layer) => shapeOf(layer.tree.rootNode, layer.pack)).join('\n'),
  };
}

interface Stretch extends Omit<Unit, 'names' | 'members' | 'lines'> {
  readonly start: number;
  readonly end: number;
}

function symbolsIn(root: Node, { pack }: Pick<Layer, 'pack'>): Stretch[] {
  const found: Stretch[] = [];
  walk(root, (node) => {
    const definition = definitionOf(node, pack);
    if (!definition || (containers.has(node.type) && node.childForFieldName('body'))) return true;
    if (!/^[\w$.#?!<>, ~]+$/.test(definition.name)) return true;
    found.push(stretchOf(node, definition, pack));
    return false;
  });
  return found;
}

function stretchOf(node: Node, { kind, name }: { kind: string; name: string }, pack: LanguagePack): Stretch {
  return {
    start: node.startIndex,
    end: node.endIndex,
    kind,
    name,
    isTest: false,
    isPublic: isPublic(node, name, pack.id),
    signature: signatureOf(node, pack),
    shape: shapeOf(node, pack),
  };
}

/** Visits named nodes; `visit` says whether to go on below. */
function walk(node: Node, visit: (node: Node) => boolean): void {
  if (!visit(node)) return;
  for (const child of node.namedChildren) if (child) walk(child, visit);
}

/** Says on which line, 1-based, an offset stands. */
function lineCounter(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
