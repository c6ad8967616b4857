// Reads what a node defines, and under which name, as its language's pack says.
import type { Node } from 'web-tree-sitter';
import type { LanguagePack } from './language-pack.ts';

export interface Definition {
  readonly kind: string;
  readonly name: string;
}

/** What a node itself defines; undefined for every other node and where the name is missing. */
export function definitionOf(node: Node, pack: LanguagePack): Definition | undefined {
  for (const known of pack.definitions) {
    if (known.node !== node.type || !fits(node, known)) continue;
    const name = nameAlong(node, known.name);
    if (name) return { kind: known.kind, name };
  }
  return undefined;
}

function fits(node: Node, { holds, text }: LanguagePack['definitions'][number]): boolean {
  if (holds && !node.children.some((child) => child && holds.includes(child.type))) return false;
  return text === undefined || new RegExp(text).test(node.text.slice(0, 200));
}

/** Follows a path such as `declarator*.name`: each step is a field or the type of a child; `*` repeats it as long as it leads on. */
function nameAlong(node: Node, path: string): string | undefined {
  let at: Node | undefined = node;
  for (const step of path.split('.')) {
    const field = step.replace(/\*$/, '');
    let next = childOf(at, field);
    while (next && step.endsWith('*')) {
      const further = childOf(next, field);
      if (!further) break;
      next = further;
    }
    at = next;
    if (!at) return undefined;
  }
  return at.text.replace(/^(["'])(.*)\1$/s, '$2');
}

function childOf(node: Node, step: string): Node | undefined {
  return node.childForFieldName(step) ?? node.namedChildren.find((child) => child?.type === step) ?? undefined;
}
