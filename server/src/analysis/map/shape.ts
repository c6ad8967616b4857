// The syntax of a stretch without its form: equal shapes prove that only white space or comments differ.
import type { Node } from 'web-tree-sitter';
import type { LanguagePack } from '../../syntax/language-pack.ts';

export function shapeOf(node: Node, pack: LanguagePack): string {
  const parts: string[] = [];
  write(node, pack, parts, -1);
  return parts.join(' ');
}

/** What a caller sees: everything in front of the body. Types and interfaces are all signature. */
export function signatureOf(node: Node, pack: LanguagePack): string {
  const value = node.childForFieldName('value');
  const body = /interface|type_alias|enum|struct|type_spec/.test(node.type)
    ? null
    : (node.childForFieldName('body') ?? value?.childForFieldName('body') ?? value);
  const parts: string[] = [];
  write(node, pack, parts, body?.id ?? -1);
  return parts.join(' ');
}

function write(node: Node, pack: LanguagePack, parts: string[], without: number): void {
  if (node.id === without || pack.comments.nodes.includes(node.type)) return;
  if (node.childCount === 0 || pack.strings.includes(node.type)) {
    parts.push(node.text);
    return;
  }
  parts.push(`(${node.type}`);
  for (const child of node.children) if (child) write(child, pack, parts, without);
  parts.push(')');
}
