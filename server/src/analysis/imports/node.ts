// Imports of JavaScript and TypeScript: relative files with or without an extension, index files, packages of the workspace, and mapped names.
import type { Node } from 'web-tree-sitter';
import { type Binding, folderOf, type ImportTree, joinPath, missing, outside, type Resolved } from './binding.ts';
import { candidatesFor } from './node-packages.ts';

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.d.ts', '.js', '.jsx', '.mjs', '.cjs', '.vue', '.svelte', '.astro', '.json'];

export function bindingsIn(node: Node): Binding[] {
  if (node.type === 'call_expression') return calledImport(node);
  if (node.type !== 'import_statement' && node.type !== 'export_statement') return [];
  const specifier = node.childForFieldName('source')?.text.slice(1, -1);
  if (specifier === undefined) return [];
  const head = node.text.slice(0, node.text.length - specifier.length);
  const bindings: Binding[] = [];
  const listed = /\{([^}]*)\}/.exec(head)?.[1] ?? '';
  for (const entry of listed.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '').split(',')) {
    const found = /^(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(entry.trim());
    if (found?.[1]) bindings.push({ specifier, imported: found[1], local: found[2] ?? found[1] });
  }
  const namespace = /\*\s*as\s+([\w$]+)/.exec(head)?.[1];
  if (namespace) bindings.push({ specifier, imported: '*', local: namespace });
  else if (/^export\s+(?:type\s+)?\*/.test(head)) bindings.push({ specifier, imported: '**', local: '' });
  const standard = /^import\s+(?:type\s+)?(?!type\s)([\w$]+)\s*(?:,|from)/.exec(head)?.[1];
  if (standard) bindings.push({ specifier, imported: 'default', local: standard });
  return bindings.length > 0 ? bindings : [{ specifier, imported: '*', local: '' }];
}

/** `const { a } = require('./a')` and `const a = await import('./a')`. */
function calledImport(node: Node): Binding[] {
  const specifier = /^(?:require|import)\(\s*(['"])([^'"]+)\1\s*\)$/.exec(node.text.slice(0, 300))?.[2];
  if (specifier === undefined) return [];
  const declared = node.parent?.type === 'await_expression' ? node.parent.parent : node.parent;
  const name = declared?.type === 'variable_declarator' ? (declared.childForFieldName('name')?.text ?? '') : '';
  if (/^[\w$]+$/.test(name)) return [{ specifier, imported: '*', local: name }];
  const entries = [...name.matchAll(/([\w$]+)(?:\s*:\s*([\w$]+))?/g)].map(([, imported = '', local = imported]) => ({
    specifier,
    imported,
    local,
  }));
  return entries.length > 0 ? entries : [{ specifier, imported: '*', local: '' }];
}

export async function resolve(specifier: string, from: string, tree: ImportTree): Promise<Resolved> {
  const plain = specifier.replace(/[?].*$/, '');
  if (/^\.{1,2}(?:\/|$)/.test(plain)) return firstOf([joinPath(folderOf(from), plain.replace(/#.*$/, ''))], tree);
  const candidates = await candidatesFor(plain, from, tree);
  return candidates === undefined ? outside : firstOf(candidates, tree);
}

/** The first path that a file stands at, with an extension or as a folder's index. */
function firstOf(paths: readonly string[], tree: ImportTree): Resolved {
  const found = paths.flatMap(spellings).find((candidate) => tree.has(candidate));
  return found === undefined ? missing : { files: [found], missing: false };
}

function spellings(path: string): string[] {
  const stem = path.replace(/\.([cm]?)js(x?)$/, '');
  return [
    path,
    ...extensions.flatMap((extension) => [path + extension, ...(stem === path ? [] : [stem + extension])]),
    ...extensions.map((extension) => `${path === '' ? '' : `${path}/`}index${extension}`),
  ];
}
