// Imports of Rust inside one crate: `mod`, and `use` from `crate`, `self` and `super`.
import type { Node } from 'web-tree-sitter';
import { type Binding, folderOf, type ImportTree, outside, type Resolved } from './binding.ts';

export function bindingsIn(node: Node): Binding[] {
  if (node.type === 'mod_item' && !node.childForFieldName('body')) {
    const name = node.childForFieldName('name')?.text ?? '';
    return [{ specifier: `self::${name}`, imported: '*', local: name }];
  }
  if (node.type !== 'use_declaration') return [];
  return expand(node.childForFieldName('argument')?.text.replace(/\s+/g, ' ') ?? '')
    .map(bindingOf)
    .filter((binding) => binding !== undefined);
}

/** `a::{b, c::{d, e}}` → `a::b`, `a::c::d`, `a::c::e`. */
function expand(path: string): string[] {
  const open = path.indexOf('{');
  if (open < 0) return [path.trim()];
  const before = path.slice(0, open).trim();
  const inner = path.slice(open + 1, path.lastIndexOf('}'));
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at <= inner.length; at++) {
    if (inner[at] === '{') depth++;
    if (inner[at] === '}') depth--;
    if (at === inner.length || (inner[at] === ',' && depth === 0)) {
      parts.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  return parts.filter((part) => part !== '').flatMap((part) => expand(part).map((each) => before + each));
}

function bindingOf(path: string): Binding | undefined {
  const [whole = '', alias] = path.split(/\s+as\s+/);
  const segments = whole.split('::').map((segment) => segment.trim());
  const last = segments.pop() ?? '';
  if (last === '*') return { specifier: segments.join('::'), imported: '**', local: '' };
  if (last === 'self')
    return segments.length > 0 ? { specifier: segments.join('::'), imported: '*', local: alias ?? segments.at(-1) ?? '' } : undefined;
  return { specifier: segments.join('::'), imported: last, local: alias ?? last };
}

export async function resolve(specifier: string, from: string, tree: ImportTree): Promise<Resolved> {
  const segments = specifier.split('::').filter((segment) => segment !== '');
  let module = moduleFolder(from);
  const first = segments.shift();
  if (first === 'crate') module = crateFolder(from, tree);
  else if (first === 'super') module = folderOf(module);
  else if (first !== 'self') return outside;
  for (; segments[0] === 'super'; segments.shift()) module = folderOf(module);
  if (first === 'super' && segments.length === 0) return { files: [from, ...fileOf(module, tree)], missing: false };
  const files = fileOf([module, ...segments].join('/'), tree);
  return { files, missing: files.length === 0 && segments.every((segment) => /^[a-z_]/.test(segment)) && first !== 'super' };
}

/** The folder that holds a module's children. */
function moduleFolder(path: string): string {
  return /(?:^|\/)(?:lib|main|mod)\.rs$/.test(path) ? folderOf(path) : path.replace(/\.rs$/, '');
}

function crateFolder(from: string, tree: ImportTree): string {
  for (let folder = folderOf(from); folder !== ''; folder = folderOf(folder)) {
    if (tree.has(`${folder}/lib.rs`) || tree.has(`${folder}/main.rs`)) return folder;
  }
  return 'src';
}

function fileOf(module: string, tree: ImportTree): string[] {
  return [`${module}.rs`, `${module}/mod.rs`, `${module}/lib.rs`, `${module}/main.rs`].filter((path) => tree.has(path)).slice(0, 1);
}
