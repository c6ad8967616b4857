// Who may use a symbol from elsewhere, as its language says.
import type { Node } from 'web-tree-sitter';

export function isPublic(node: Node, name: string, language: string): boolean {
  switch (language) {
    case 'go':
      return /^\p{Lu}/u.test(name);
    case 'python':
      return !name.startsWith('_');
    case 'rust':
      return node.namedChildren.some((child) => child?.type === 'visibility_modifier');
    case 'javascript':
    case 'typescript':
    case 'typescriptreact':
    case 'javascriptreact':
      return isExported(node, name);
    default:
      return !/\b(?:private|protected|internal|static)\b/.test(node.text.slice(0, 80).split(name)[0] ?? '');
  }
}

function isExported(node: Node, name: string): boolean {
  let at: Node | null = node;
  while (at.parent && at.parent.type !== 'program') at = at.parent;
  if (at.type === 'export_statement') return true;
  const clauses = (at.parent?.namedChildren ?? []).filter(
    (child) => child?.type === 'export_statement' && !child.childForFieldName('source'),
  );
  const word = new RegExp(`[{,\\s]${name.replace(/[$.]/g, '\\$&')}\\s*(?:as\\b|[,}]|;?$)`);
  return clauses.some((clause) => clause !== null && clause.childForFieldName('declaration') === null && word.test(clause.text));
}
