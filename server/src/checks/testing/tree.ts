// A copy of a syntax tree in plain objects: reading a test file visits every node several times, and each visit to the parser’s memory costs.
import type { Layer, Source } from '../../syntax/source.ts';

export interface SyntaxNode {
  readonly type: string;
  readonly field: string | undefined;
  readonly named: boolean;
  readonly start: number;
  readonly end: number;
  readonly children: SyntaxNode[];
  readonly parent: SyntaxNode | undefined;
}

const trees = new WeakMap<Source, readonly SyntaxNode[]>();

/** The root of every layer of a source. Memoised: an unedited file is copied once. */
export function treesOf(source: Source): readonly SyntaxNode[] {
  const known = trees.get(source);
  if (known) return known;
  const copied = source.layers.map(copy);
  trees.set(source, copied);
  return copied;
}

/** Deeper nesting is no test that a person wrote; it is left out, so that walking a tree cannot exhaust the stack. */
const deepest = 400;

function copy(layer: Layer): SyntaxNode {
  const cursor = layer.tree.walk();
  const visit = (parent: SyntaxNode | undefined): SyntaxNode => ({
    type: cursor.nodeType,
    field: cursor.currentFieldName ?? undefined,
    named: cursor.nodeIsNamed,
    start: cursor.startIndex,
    end: cursor.endIndex,
    children: [],
    parent,
  });
  const root = visit(undefined);
  let at = root;
  let depth = 1;
  let descending = cursor.gotoFirstChild();
  while (descending) {
    const node = visit(at);
    at.children.push(node);
    if (depth < deepest && cursor.gotoFirstChild()) {
      at = node;
      depth += 1;
      continue;
    }
    while (!cursor.gotoNextSibling()) {
      if (!cursor.gotoParent() || at === root) {
        descending = false;
        break;
      }
      at = at.parent ?? root;
      depth -= 1;
    }
  }
  cursor.delete();
  return root;
}

export function fieldOf(node: SyntaxNode, ...names: readonly string[]): SyntaxNode | undefined {
  for (const name of names) {
    const child = node.children.find((each) => each.field === name);
    if (child) return child;
  }
  return undefined;
}

export function namedOf(node: SyntaxNode): SyntaxNode[] {
  return node.children.filter((child) => child.named && !/comment/.test(child.type));
}

/** Every node below and including this one, outermost first. `enter` may keep the walk out of a subtree. */
export function* walk(node: SyntaxNode, enter: (node: SyntaxNode) => boolean = () => true): Generator<SyntaxNode> {
  yield node;
  if (!enter(node)) return;
  for (const child of node.children) yield* walk(child, enter);
}

/** White space folded away, so that re-wrapping and re-indenting change nothing. */
export function fold(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ?([()[\]{},.;:]) ?/g, '$1')
    .replace(/,([)\]}])/g, '$1')
    .trim();
}
