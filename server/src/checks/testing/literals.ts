// Constants of a test in a spelling that compares across quotes and number formats.
import type { Literal } from './model.ts';
import { namedOf, type SyntaxNode, walk } from './tree.ts';

const strings =
  /^(?:string|string_literal|interpreted_string_literal|raw_string_literal|template_string|line_string_literal|multi_line_string_literal|verbatim_string_literal|encapsed_string|multiline_string_literal|char_literal|character_literal|rune_literal|heredoc|simple_symbol|text_block|concatenated_string)$/;
const numbers =
  /^(?:number|integer|float|number_literal|int_literal|float_literal|integer_literal|real_literal|decimal_integer_literal|decimal_floating_point_literal|hex_integer_literal|long_literal|unsigned_literal|hex_literal|floating_point_literal)$/;
const lists =
  /^(?:array|list|tuple|array_creation_expression|composite_literal|dictionary|object|hash|initializer_list|array_expression|array_literal|dictionary_literal|set)$/;
const words: Readonly<Record<string, Literal['kind']>> = {
  true: 'boolean',
  True: 'boolean',
  false: 'boolean',
  False: 'boolean',
  null: 'null',
  None: 'null',
  nil: 'null',
  undefined: 'null',
  nullptr: 'null',
};

/** A list, map or set that is written out. */
export function isList({ type }: SyntaxNode): boolean {
  return lists.test(type);
}

export function literalOf(node: SyntaxNode, text: string): Literal | undefined {
  const raw = text.slice(node.start, node.end);
  const span = { start: node.start, end: node.end };
  const word = Object.hasOwn(words, raw) ? words[raw] : undefined;
  if (word) return { ...span, kind: word, value: word === 'null' ? 'null' : raw.toLowerCase() };
  if (strings.test(node.type)) {
    if ([...walk(node)].some((each) => /interpolation|substitution|interpolated/.test(each.type))) return undefined;
    return { ...span, kind: 'string', value: unquote(raw) };
  }
  if (numbers.test(node.type)) return { ...span, kind: 'number', value: number(raw) };
  if (node.type === 'regex' || node.type === 'regex_literal') return { ...span, kind: 'regex', value: raw };
  if (
    /^(?:unary_expression|unary_operator|prefix_expression|unary|prefix_unary_expression|unary_op_expression|tokens)$/.test(node.type) &&
    raw.startsWith('-')
  ) {
    const inner = namedOf(node).at(-1);
    const positive = inner && raw.slice(1).trim() === text.slice(inner.start, inner.end) ? literalOf(inner, text) : undefined;
    return positive?.kind === 'number' ? { ...span, kind: 'number', value: `-${positive.value}` } : undefined;
  }
  if (lists.test(node.type)) {
    const parts = namedOf(node);
    if (parts.every((part) => constantPart(part, text)))
      return {
        ...span,
        kind: 'list',
        value: raw
          .replace(/\s+/g, '')
          .replace(/'/g, '"')
          .replace(/,([\]})])/g, '$1'),
      };
  }
  return undefined;
}

function constantPart(part: SyntaxNode, text: string): boolean {
  if (literalOf(part, text)) return true;
  if (
    !/^(?:pair|dictionary_element|array_element_initializer|keyed_element|literal_element|literal_value|slice_type|map_type|array_type)$/.test(
      part.type,
    )
  )
    return false;
  if (part.type.endsWith('_type')) return true;
  return namedOf(part).every((inner, at) => (part.type === 'pair' && at === 0) || constantPart(inner, text));
}

/** Every constant below a node, outermost first; a list comes before its elements. */
export function literalsIn(node: SyntaxNode, text: string): Literal[] {
  const found: Literal[] = [];
  for (const each of walk(node, (inner) => !strings.test(inner.type))) {
    const literal = each.named ? literalOf(each, text) : undefined;
    if (literal && found.at(-1)?.start !== literal.start) found.push(literal);
  }
  return found;
}

function unquote(raw: string): string {
  const body = /^[A-Za-z@$#]*(?:"""|'''|["'`])([\s\S]*?)(?:"""|'''|["'`])#*$/.exec(raw)?.[1] ?? raw.replace(/^:/, '');
  return body
    .replace(/\\n/g, '\n')
    .replace(/\\t/g, '\t')
    .replace(/\\(["'`\\])/g, '$1');
}

function number(raw: string): string {
  const plain = raw.replace(/_/g, '').replace(/(?<=[\d.])(?:[uif]\d+|usize|isize|[fFdDlLmM]|[uU][lL]*|n)$/, '');
  const value = Number(plain);
  return Number.isNaN(value) ? plain : String(value);
}
