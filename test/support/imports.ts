// Reads what a source file imports from its syntax, so that the invariants are held by a parser and not by a pattern.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Language, type Node, Parser } from 'web-tree-sitter';

export interface Import {
  /** As written: `../model/finding.ts`, `node:fs`, `zod`. */
  readonly from: string;
  readonly line: number;
  /** Gone after compilation. */
  readonly typeOnly: boolean;
}

const resolve = createRequire(import.meta.url).resolve;
let parsers: Promise<{ ts: Parser; tsx: Parser }> | undefined;

async function load(): Promise<{ ts: Parser; tsx: Parser }> {
  await Parser.init();
  const parser = async (name: string) =>
    new Parser().setLanguage(await Language.load(await readFile(resolve(`tree-sitter-typescript/tree-sitter-${name}.wasm`))));
  return { ts: await parser('typescript'), tsx: await parser('tsx') };
}

/** Every static import, re-export, dynamic import, `require` and `import('…')` type of a text. */
export async function importsOf(path: string, text: string): Promise<Import[]> {
  const parser = (await (parsers ??= load()))[path.endsWith('x') ? 'tsx' : 'ts'];
  const tree = parser.parse(text);
  if (!tree) throw new Error(`${path} does not parse`);
  const imports: Import[] = [];
  visit(tree.rootNode, imports);
  tree.delete();
  return imports;
}

function visit(node: Node, found: Import[]): void {
  const source = sourceOf(node);
  if (source) found.push({ from: source.text.slice(1, -1), line: node.startPosition.row + 1, typeOnly: isTypeOnly(node) });
  for (const child of node.namedChildren) if (child) visit(child, found);
}

function sourceOf(node: Node): Node | undefined {
  if (node.type === 'import_statement' || node.type === 'export_statement') return node.childForFieldName('source') ?? undefined;
  if (node.type !== 'call_expression') return undefined;
  const callee = node.childForFieldName('function');
  if (callee?.type !== 'import' && callee?.text !== 'require') return undefined;
  const argument = node.childForFieldName('arguments')?.namedChild(0);
  return argument?.type === 'string' ? argument : undefined;
}

/** `import type …`, `export type …`, or braces in which every name says `type`. */
function isTypeOnly(node: Node): boolean {
  if (node.type === 'call_expression') return false;
  if (node.children.some((child) => child?.type === 'type')) return true;
  const clause = node.namedChildren.find((child) => child?.type === 'import_clause');
  const names = clause?.namedChildren ?? [];
  const [only] = names;
  if (names.length !== 1 || only?.type !== 'named_imports' || only.namedChildCount === 0) return false;
  return only.namedChildren.every((name) => name?.child(0)?.type === 'type');
}
