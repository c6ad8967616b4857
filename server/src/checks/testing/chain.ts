// Calls in one shape for every grammar: `expect(x).not.toBe(1)` is the segments expect, not, toBe with their arguments.
import { fieldOf, namedOf, type SyntaxNode } from './tree.ts';

export interface Segment {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** One group of arguments for each time it is called; blocks and lambdas are arguments too. */
  readonly calls: SyntaxNode[][];
}

export interface Chain {
  readonly segments: readonly Segment[];
  readonly start: number;
  readonly end: number;
}

const calls = new Set([
  'call_expression',
  'call',
  'invocation_expression',
  'method_invocation',
  'function_call_expression',
  'member_call_expression',
  'nullsafe_member_call_expression',
  'scoped_call_expression',
  'macro_invocation',
  'new_expression',
  'object_creation_expression',
]);
const members = new Set([
  'member_expression',
  'attribute',
  'selector_expression',
  'field_expression',
  'field_access',
  'member_access_expression',
  'navigation_expression',
  'scoped_identifier',
  'qualified_identifier',
  'class_constant_access_expression',
  'scope_resolution',
]);
const wrappers = new Set([
  'await_expression',
  'await',
  'expression_statement',
  'try_expression',
  'parenthesized_expression',
  'non_null_expression',
  'return_expression',
  'simple_statement',
]);
const names = new Set([
  'identifier',
  'property_identifier',
  'field_identifier',
  'simple_identifier',
  'type_identifier',
  'name',
  'constant',
  'this',
  'self',
  'variable_name',
  'relative_scope',
  'instance_variable',
  'navigation_suffix',
  'private_property_identifier',
  'qualified_name',
  'super',
  'base',
  'self_expression',
  'this_expression',
  'operator_identifier',
  'package_identifier',
]);
const argumentLists = new Set(['arguments', 'argument_list', 'value_arguments', 'call_suffix', 'annotated_lambda', 'token_tree']);

export function isCall(node: SyntaxNode): boolean {
  return calls.has(node.type) || isInfix(node);
}

/** A word between two operands, as `shouldBe` or `in`; not an operator of signs. */
function isInfix(node: SyntaxNode): boolean {
  return node.type === 'infix_expression' && namedOf(node).length >= 3 && namedOf(node)[1]?.type === 'identifier';
}

export function chainOf(node: SyntaxNode, text: string): Chain | undefined {
  if (!isCall(node) && !members.has(node.type) && !names.has(node.type)) return undefined;
  return { segments: segmentsOf(node, text), start: node.start, end: node.end };
}

function segmentsOf(node: SyntaxNode, text: string): Segment[] {
  if (wrappers.has(node.type)) {
    const inner = namedOf(node).at(-1);
    return inner ? segmentsOf(inner, text) : [segment(node, text)];
  }
  if (isInfix(node)) {
    const [left, operator, ...right] = namedOf(node);
    if (left && operator) return [...segmentsOf(left, text), { ...segment(operator, text), calls: [right] }];
  }
  if (calls.has(node.type)) return callSegments(node, text);
  if (members.has(node.type)) {
    const parts = namedOf(node);
    const [object, property] = [parts[0], parts.at(-1)];
    if (object && property && object !== property) return [...segmentsOf(object, text), segment(property, text)];
  }
  return [segment(node, text)];
}

function callSegments(node: SyntaxNode, text: string): Segment[] {
  const name = fieldOf(node, 'name', 'method');
  const object = fieldOf(node, 'object', 'receiver', 'scope');
  const callee =
    fieldOf(node, 'function', 'macro', 'constructor', 'type') ?? (name ? undefined : node.children.find((child) => child.named));
  const before = name ? [...(object ? segmentsOf(object, text) : []), segment(name, text)] : callee ? segmentsOf(callee, text) : [];
  const last = before.at(-1) ?? segment(node, text);
  const inside = node.children.filter((child) => child !== callee && child !== name && child !== object);
  const lists = inside.filter((child) => argumentLists.has(child.type) || child.field === 'arguments' || child.field === 'block');
  const group = lists.flatMap((list) => argumentsOf(list, text));
  return [...before.slice(0, -1), { ...last, calls: [...last.calls, group] }];
}

function argumentsOf(list: SyntaxNode, text: string): SyntaxNode[] {
  if (list.type === 'token_tree') return splitTokens(list, text);
  if (!argumentLists.has(list.type)) return [list];
  return namedOf(list).flatMap((child) => {
    if (argumentLists.has(child.type)) return argumentsOf(child, text);
    if (child.type === 'argument' || child.type === 'value_argument') return namedOf(child).slice(-1);
    return [child];
  });
}

/** The arguments of a macro are bare tokens; commas part them. */
export function splitTokens(tree: SyntaxNode, text: string): SyntaxNode[] {
  const groups: SyntaxNode[][] = [[]];
  for (const token of tree.children.slice(1, -1)) {
    if (text.slice(token.start, token.end) === ',') groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups.flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last) return [];
    if (first === last) return [first];
    return [{ type: 'tokens', field: undefined, named: true, start: first.start, end: last.end, children: tokens, parent: tree }];
  });
}

function segment(node: SyntaxNode, text: string): Segment {
  return {
    name: names.has(node.type) ? text.slice(node.start, node.end).replace(/^[.$?]+|\?$/g, '') : '',
    start: node.start,
    end: node.end,
    calls: [],
  };
}

export function pathOf(chain: Chain): string {
  return chain.segments.map((each) => each.name).join('.');
}

export function lastArguments(chain: Chain): readonly SyntaxNode[] {
  return chain.segments.at(-1)?.calls.at(-1) ?? [];
}
