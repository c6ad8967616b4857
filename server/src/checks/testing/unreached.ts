// Finds demands that stand where nothing runs: behind an early return, below a condition that never holds, in a loop over nothing.
import type { Assertion, Mark, Span } from './model.ts';
import { fieldOf, fold, namedOf, type SyntaxNode, walk } from './tree.ts';

const branches = /^(?:if_statement|if_expression|if|unless|while_statement|while_expression)$/;
const loops = /^(?:for_statement|for_in_statement|foreach_statement|enhanced_for_statement|for_expression)$/;
const returns = /^(?:return_statement|return_expression|return)$/;
const never = /^\(?\s*(?:false|False|0|nil|None)\s*\)?$/;
const nothing = /\b(?:in|of|:)\s*(?:\[\s*\]|\(\s*\)|range\(\s*0\s*\)|set\(\)|list\(\)|new\s+\w+\[0\])\s*\)?\s*[:{]?$/;
const environment = /\bprocess\.env\b|\bimport\.meta\.env\b|\bos\.(?:environ|getenv|Getenv)\b|\bENV\[|\bSystem\.getenv\b|\bgetenv\(/;

/** The act that keeps demands from running, as a mark on the test. */
export function unreachedIn(body: SyntaxNode, text: string, demands: readonly Span[], framework: string): Mark[] {
  if (demands.length === 0) return [];
  const mark = (node: Span, name: string, conditional: boolean): Mark[] => [
    { start: node.start, end: node.end, kind: 'skip', conditional, name: fold(name), reason: '', framework },
  ];
  const statements = namedOf(blockOf(body));
  for (const statement of statements) {
    const demandsLater = demands.some((demand) => demand.start >= statement.end);
    if (returns.test(statement.type) && demandsLater) return mark(statement, text.slice(statement.start, statement.end), false);
    const condition = branches.test(statement.type) ? fieldOf(statement, 'condition') : undefined;
    if (condition && demandsLater && environment.test(text.slice(condition.start, condition.end)) && leaves(statement, text))
      return mark(statement, headOf(statement, text), true);
  }
  for (const node of walk(body)) {
    if (!demands.some((demand) => node.start < demand.start && demand.end <= node.end)) continue;
    const condition = branches.test(node.type) ? fieldOf(node, 'condition') : undefined;
    const isNever = condition !== undefined && never.test(text.slice(condition.start, condition.end));
    if (isNever || (loops.test(node.type) && nothing.test(headOf(node, text))))
      return mark(headSpan(node, text), headOf(node, text), false);
  }
  return [];
}

/** The demand stands below a condition that asks the very same: it cannot fail. */
export function isAsked(node: SyntaxNode, { subject, expected, negated }: Assertion, text: string): boolean {
  if (negated || subject.length < 3) return false;
  for (let at: SyntaxNode | undefined = node; at?.parent; at = at.parent) {
    if (at.parent.type !== 'if_statement' || at.field === 'condition' || at.field === 'alternative') continue;
    const condition = fieldOf(at.parent, 'condition');
    const asked = condition ? fold(text.slice(condition.start, condition.end)) : '';
    return (
      asked.includes(subject) &&
      (expected === ''
        ? asked.replace(/[()]/g, '') === subject.replace(/[()]/g, '')
        : asked.includes(expected) && /={2,3}|\bis\b/.test(asked))
    );
  }
  return false;
}

function blockOf(body: SyntaxNode): SyntaxNode {
  const inner = fieldOf(body, 'body');
  const block = inner ?? body;
  const statements = block.children.find((child) => /^(?:statements|statement_list)$/.test(child.type));
  return statements ?? block;
}

/** Its whole arm is a return. */
function leaves(statement: SyntaxNode, text: string): boolean {
  return /^[^\n{:]*(?:\n|\{|:|\))\s*return\b[^;\n{}]*;?\s*\}?$/.test(text.slice(statement.start, statement.end));
}

function headOf(node: SyntaxNode, text: string): string {
  return text.slice(node.start, headSpan(node, text).end);
}

function headSpan(node: SyntaxNode, text: string): Span {
  const line = text.slice(node.start, node.end).split(/\r?\n/, 1)[0] ?? '';
  return { start: node.start, end: node.start + line.trimEnd().length };
}
