// Imports of Python: packages from the root or a `src` folder, relative ones, and packages without `__init__.py`.
import type { Node } from 'web-tree-sitter';
import { type Binding, folderOf, type ImportTree, missing, outside, type Resolved } from './binding.ts';

export function bindingsIn(node: Node): Binding[] {
  if (node.type === 'import_statement') {
    return names(node, undefined).map(({ name, alias }) => ({
      specifier: name,
      imported: '*',
      local: alias ?? name.split('.')[0] ?? name,
    }));
  }
  if (node.type !== 'import_from_statement') return [];
  const module = node.childForFieldName('module_name');
  if (!module) return [];
  const specifier = module.text;
  if (node.namedChildren.some((child) => child?.type === 'wildcard_import')) return [{ specifier, imported: '**', local: '' }];
  return names(node, module).map(({ name, alias }) => ({ specifier, imported: name, local: alias ?? name }));
}

function names(node: Node, except: Node | undefined): { name: string; alias?: string }[] {
  return node.namedChildren.flatMap((child) => {
    if (!child || child.id === except?.id) return [];
    if (child.type === 'dotted_name') return [{ name: child.text }];
    const [name, alias] = [child.childForFieldName('name')?.text, child.childForFieldName('alias')?.text];
    return child.type === 'aliased_import' && name && alias ? [{ name, alias }] : [];
  });
}

export async function resolve(specifier: string, from: string, tree: ImportTree): Promise<Resolved> {
  const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
  const rest = specifier
    .slice(dots)
    .split('.')
    .filter((part) => part !== '')
    .join('/');
  if (dots === 0) {
    const roots = ['', 'src', ...ancestors(folderOf(from))];
    for (const root of roots) {
      const file = moduleAt(root === '' ? rest : `${root}/${rest}`, tree);
      if (file !== undefined) return { files: [file], missing: false };
    }
    return outside;
  }
  let folder = folderOf(from);
  for (let up = 1; up < dots; up++) folder = folderOf(folder);
  const base = rest === '' ? folder : folder === '' ? rest : `${folder}/${rest}`;
  const file = moduleAt(base, tree);
  if (file !== undefined) return { files: [file], missing: false };
  return tree.filesIn(base).some((path) => path.endsWith('.py')) ? { files: [`${base}/__init__.py`], missing: false } : missing;
}

/** A name of a package may be a module in it: `from pkg import b`. */
export function submodule(file: string, name: string, tree: ImportTree): string | undefined {
  return file.endsWith('/__init__.py') || file === '__init__.py'
    ? moduleAt([folderOf(file), name].filter((part) => part !== '').join('/'), tree)
    : undefined;
}

function moduleAt(base: string, tree: ImportTree): string | undefined {
  return [`${base}.py`, `${base}/__init__.py`, `${base}.pyi`].find((path) => tree.has(path));
}

function ancestors(folder: string): string[] {
  const found: string[] = [];
  for (let at = folder; at !== ''; at = folderOf(at)) found.push(at);
  return found;
}
