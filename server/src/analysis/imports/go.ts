// Imports of Go: packages of the modules whose `go.mod` is in the tree.
import type { Node } from 'web-tree-sitter';
import { type Binding, folderOf, type ImportTree, outside, type Resolved } from './binding.ts';

export function bindingsIn(node: Node): Binding[] {
  if (node.type !== 'import_spec') return [];
  const specifier = node.childForFieldName('path')?.text.slice(1, -1) ?? '';
  const alias = node.childForFieldName('name')?.text;
  if (alias === '.') return [{ specifier, imported: '**', local: '' }];
  const segments = specifier.split('/').filter((part) => !/^v\d+$/.test(part));
  return [{ specifier, imported: '*', local: alias ?? segments.at(-1) ?? specifier }];
}

export async function resolve(specifier: string, from: string, tree: ImportTree): Promise<Resolved> {
  for (let folder = folderOf(from); ; folder = folderOf(folder)) {
    const manifest = folder === '' ? 'go.mod' : `${folder}/go.mod`;
    const module = tree.has(manifest) ? /^module\s+"?([^\s"]+)/m.exec((await tree.text(manifest)) ?? '')?.[1] : undefined;
    if (module !== undefined && (specifier === module || specifier.startsWith(`${module}/`))) {
      const target = [folder, specifier.slice(module.length + 1)].filter((part) => part !== '').join('/');
      const files = packageFiles(target, tree).filter((path) => !path.endsWith('_test.go'));
      return { files, missing: files.length === 0 };
    }
    if (folder === '') return outside;
  }
}

/** The files that share a package's names without importing them. */
export function packageFiles(folder: string, tree: ImportTree): string[] {
  return tree.filesIn(folder).filter((path) => path.endsWith('.go'));
}
