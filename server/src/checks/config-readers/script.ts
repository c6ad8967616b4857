// Reads configuration written as JavaScript or TypeScript from its syntax tree: literals are data, nothing is executed.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';
import { type Entry, entry } from './entry.ts';
import { unquote } from './json.ts';

const wrappers = new Set([
  'parenthesized_expression',
  'as_expression',
  'satisfies_expression',
  'non_null_expression',
  'await_expression',
  'export_statement',
  'type_assertion',
]);

/** Every exported or assigned value of the module; the key is the variable, `default` or `module.exports`. */
export function readScript(source: Source): Entry {
  const root = source.layers[0]?.tree.rootNode;
  const children = root ? root.namedChildren.flatMap((statement) => (statement ? readStatement(statement) : [])) : [];
  return entry({ kind: 'map', start: 0, end: source.text.length, children });
}

function readStatement(statement: Node): Entry[] {
  if (statement.type === 'export_statement') {
    const value = statement.childForFieldName('value');
    const declaration = statement.childForFieldName('declaration');
    if (value) return [readValue(value, 'default', statement.startIndex)];
    return declaration ? readStatement(declaration) : [];
  }
  if (statement.type === 'expression_statement') {
    const inner = statement.namedChild(0);
    if (inner?.type === 'assignment_expression')
      return readAssigned(inner, inner.childForFieldName('left'), inner.childForFieldName('right'));
    return inner ? [readValue(inner, '')] : [];
  }
  if (statement.type !== 'lexical_declaration' && statement.type !== 'variable_declaration') return [];
  return statement.namedChildren.flatMap((declarator) =>
    declarator ? readAssigned(declarator, declarator.childForFieldName('name'), declarator.childForFieldName('value')) : [],
  );
}

function readAssigned(node: Node, name: Node | null, value: Node | null): Entry[] {
  return name && value ? [readValue(value, name.text, node.startIndex)] : [];
}

function readValue(node: Node, key: string, start = node.startIndex): Entry {
  const place = { key, start, end: node.endIndex, from: node.startIndex, to: node.endIndex };
  if (wrappers.has(node.type)) return readValue(node.namedChild(0) ?? node.child(0) ?? node, key, start);
  switch (node.type) {
    case 'object':
      return entry({ ...place, kind: 'map', children: node.namedChildren.flatMap((part) => (part ? readMember(part) : [])) });
    case 'array':
      return entry({
        ...place,
        kind: 'list',
        children: node.namedChildren.flatMap((part) => (part && part.type !== 'comment' ? [readValue(part, '')] : [])),
      });
    case 'string':
      return entry({ ...place, kind: 'scalar', value: unquote(node.text), style: 'quoted' });
    case 'number':
      return entry({ ...place, kind: 'scalar', value: Number(node.text.replaceAll('_', '')) });
    case 'true':
    case 'false':
      return entry({ ...place, kind: 'scalar', value: node.type === 'true' });
    case 'null':
    case 'undefined':
      return entry({ ...place, kind: 'scalar', value: null });
    case 'call_expression':
      return readCall(node, place);
    case 'arrow_function':
    case 'function_expression':
      return readFunction(node, place);
    default:
      return entry({ ...place, kind: 'scalar', value: node.text.replace(/\s+/g, ' ') });
  }
}

/** `defineConfig({…})` stands for what it is given: one argument is the value itself, several are a list. */
function readCall(node: Node, place: { key: string; start: number; end: number; from: number; to: number }): Entry {
  const called = node.childForFieldName('function')?.text ?? '';
  const inner = (node.childForFieldName('arguments')?.namedChildren ?? []).flatMap((part) =>
    part && part.type !== 'comment' ? [part] : [],
  );
  const [only] = inner;
  if (inner.length === 1 && only && /^(?:define\w*|tseslint\.config|config|mergeConfig)$/i.test(called))
    return { ...readValue(only, place.key, place.start), end: place.end };
  const args = entry({ ...place, key: `${called}()`, start: place.from, kind: 'list', children: inner.map((part) => readValue(part, '')) });
  return place.key === '' ? args : entry({ ...place, kind: 'map', children: [args] });
}

function readFunction(node: Node, place: { key: string; start: number; end: number; from: number; to: number }): Entry {
  const body = node.childForFieldName('body');
  if (!body) return entry({ ...place, kind: 'map' });
  if (body.type !== 'statement_block') return { ...readValue(body, place.key, place.start), end: place.end };
  const returned = body.namedChildren.flatMap((part) =>
    part?.type === 'return_statement' && part.namedChild(0) ? [part.namedChild(0) as Node] : [],
  );
  const [value] = returned;
  return value
    ? { ...readValue(value, place.key, place.start), end: value.endIndex }
    : entry({ ...place, kind: 'map', children: body.namedChildren.flatMap((part) => (part ? readStatement(part) : [])) });
}

function readMember(part: Node): Entry[] {
  const key = part.childForFieldName('key');
  const value = part.childForFieldName('value');
  if (part.type === 'pair' && key && value) return [readValue(value, unquote(key.text), part.startIndex)];
  if (part.type === 'spread_element' && part.namedChild(0)) return [readValue(part.namedChild(0) as Node, '...', part.startIndex)];
  if (part.type === 'method_definition')
    return [
      readFunction(part, {
        key: part.childForFieldName('name')?.text ?? '',
        start: part.startIndex,
        end: part.endIndex,
        from: part.startIndex,
        to: part.endIndex,
      }),
    ];
  return [];
}
