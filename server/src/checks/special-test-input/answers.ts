// Answers that a change wrote into product code without a question: for a failure, one after the other, by a count of calls, or for everything.
import type { Node } from 'web-tree-sitter';
import { definitionOf } from '../../syntax/definitions.ts';
import { matchesOf } from '../../syntax/query.ts';
import type { Layer, Source } from '../../syntax/source.ts';
import { isCode, sitesOf } from '../code/sites.ts';
import { isList, literalsIn } from '../testing/literals.ts';
import type { Literal } from '../testing/model.ts';
import { type SyntaxNode, treesOf, walk } from '../testing/tree.ts';
import type { AddedLines } from './added.ts';
import type { Candidate } from './candidates.ts';
import type { Constants } from './constants.ts';

/** Longer handlers and functions do more than answer. In UTF-16 units. */
const longest = 400;

export interface AnswerContext {
  readonly source: Source;
  /** The same file before the change. */
  readonly before: Source | undefined;
  readonly added: AddedLines;
  readonly constants: Constants;
}

export function answersOf(context: AnswerContext): Candidate[] {
  return [...fallbacks(context), ...recordings(context), ...constantFunctions(context)];
}

/** What a failure is answered with: the body of a handler, a promise's `catch`, what stands behind `??` or `||` of a returned value. */
function fallbacks({ source, added, constants }: AnswerContext): Candidate[] {
  const handlers = source.layers.flatMap((layer) =>
    matchesOf(layer, 'handlers').flatMap((match) => {
      const node = match.node('body') ?? match.node('handler');
      return node && /\breturn\b|=>|\bresult\b|=\s*\S|^\{?\s*["'\d]/.test(node.text) ? [span(node)] : [];
    }),
  );
  const promises = sitesOf(source, /\.catch\(\s*(?:async\s*)?(?:\(\s*\w*\s*\)|\w+)\s*=>[^;{}]{1,120}\)/g);
  const defaults = sitesOf(source, /\breturn\b[^;\n]*?(?:\?\?|\|\||\bor\b)\s*(?:"[^"\n]*"|'[^'\n]*'|-?[\d.]+)\s*;?[ \t]*$/gm).map(
    ({ start, end, text }) => ({
      start: start + text.search(/(?:\?\?|\|\||\bor\b)\s*(?:"[^"\n]*"|'[^'\n]*'|-?[\d.]+)\s*;?[ \t]*$/),
      end,
    }),
  );
  return [...handlers, ...promises, ...defaults]
    .filter(({ start, end }) => end - start <= longest && linesOf(source, start, end).some((offset) => added.covers(source, offset)))
    .map(({ start, end }) => candidate(source, 'fallback', { start, end }, constants.literalsOf(source, start, end)));
}

/** A list of values to be given out in turn. */
function recordings({ source, added }: AnswerContext): Candidate[] {
  return treesOf(source).flatMap((root) =>
    [...walk(root)]
      .filter((node) => node.named && isList(node) && added.covers(source, node.start))
      .flatMap((node) => {
        const values = node.children
          .flatMap((child) => valueOf(child, source.text))
          .filter(({ kind }) => kind === 'string' || kind === 'number');
        const at = source.nodeAt(node.start, node.start + 1);
        return values.length >= 2 && at && isCode(source, at) ? [candidate(source, 'recorded', node, values)] : [];
      }),
  );
}

/** An element; of a pair its value, where the key is no more than a small number such as a length or a turn. */
function valueOf(element: SyntaxNode, text: string): Literal[] {
  const [first, ...rest] = literalsIn(element, text);
  if (!first || !/pair|keyed|entry|element/.test(element.type)) return first ? [first] : [];
  return first.kind === 'number' && Number(first.value) < 100 ? rest.slice(-1) : [];
}

/** A function that did something, or was yet to be written, and now gives one constant whatever it is given. */
function constantFunctions(context: AnswerContext): Candidate[] {
  const { source, before, added, constants } = context;
  if (!before) return [];
  const old = new Map(functionsOf(before).map(({ name, node }) => [name, node.text]));
  return functionsOf(source).flatMap(({ name, node }) => {
    const body = node.childForFieldName('body');
    const was = old.get(name);
    if (!body || was === undefined || was === node.text || !/[A-Za-z_]/.test(parametersOf(node))) return [];
    const inner = /^(?:block|statement_block|compound_statement|function_body|body_statement)$/.test(body.type)
      ? body.namedChildren
      : [body];
    const statements = inner.filter((child) => child !== null && !/comment|^string$/.test(child.type) && !/^["']/.test(child.text));
    const [only] = statements;
    if (
      statements.length !== 1 ||
      !only ||
      !added.covers(source, only.startIndex) ||
      !/^(?:return\b\s*)?(?:"[^"]*"|'[^']*'|`[^`$]*`|-?[\d._]+|\[[^\]()]*\]|\{[^}()]*\})\s*;?$/.test(only.text)
    )
      return [];
    return [candidate(source, 'constant', span(only), constants.literalsOf(source, only.startIndex, only.endIndex))];
  });
}

function functionsOf(source: Source): { name: string; node: Node }[] {
  return source.layers.flatMap((layer) =>
    layer.tree.rootNode.descendantsOfType(functionTypes(layer)).flatMap((node) => {
      const definition = node && definitionOf(node, layer.pack);
      return node && definition ? [{ name: [...source.enclosing(node), definition.name].join('.'), node }] : [];
    }),
  );
}

function functionTypes({ pack }: Layer): string[] {
  return [...new Set(pack.definitions.filter(({ kind }) => /^(?:function|method)$/.test(kind)).map(({ node }) => node))];
}

function parametersOf(node: Node): string {
  return (node.childForFieldName('parameters')?.text ?? '').replace(/\b(?:self|cls|this|void)\b/g, '');
}

function candidate(
  source: Source,
  kind: Candidate['kind'],
  { start, end }: { start: number; end: number },
  answered: Candidate['answered'],
): Candidate {
  const node = source.nodeAt(start, start + 1);
  const owners = node ? source.enclosing(node) : [];
  return { kind, source, start, end, condition: '', asked: [], answered, table: undefined, tableSize: 1, owners };
}

function linesOf(source: Source, start: number, end: number): number[] {
  const offsets: number[] = [];
  for (let line = source.lines.lineOf(start); line <= source.lines.lineOf(Math.max(start, end - 1)); line += 1)
    offsets.push(Math.max(start, source.lines.startOf(line)));
  return offsets;
}

function span(node: Node): { start: number; end: number } {
  return { start: node.startIndex, end: node.endIndex };
}
