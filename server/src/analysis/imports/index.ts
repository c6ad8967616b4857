// Which languages' imports are followed, and by what.
import type { Node } from 'web-tree-sitter';
import type { Binding, ImportTree, Resolved } from './binding.ts';
import * as go from './go.ts';
import * as node from './node.ts';
import * as python from './python.ts';
import * as rust from './rust.ts';

export interface ImportRules {
  bindingsIn(node: Node): Binding[];
  resolve(specifier: string, from: string, tree: ImportTree): Promise<Resolved>;
  /** The module that a name of a module stands for, where a package is a folder. */
  submodule?(file: string, name: string, tree: ImportTree): string | undefined;
  /** Files that see each other's names without importing them. */
  packageFiles?(folder: string, tree: ImportTree): string[];
}

const rules: Readonly<Record<string, ImportRules>> = {
  javascript: node,
  javascriptreact: node,
  typescript: node,
  typescriptreact: node,
  vue: node,
  svelte: node,
  astro: node,
  python,
  go,
  rust,
};

export function importRules(language: string | undefined): ImportRules | undefined {
  return language === undefined ? undefined : rules[language];
}
