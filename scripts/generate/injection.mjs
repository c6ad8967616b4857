// Makes suppression directives visible in every language: a TextMate grammar injected into comments, from the catalogue's keywords.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const output = join(root, 'syntaxes/injection/directives.tmLanguage.json');

/** Root scopes of the built-in grammars. */
export const injectionScopes = [
  'source.js',
  'source.js.jsx',
  'source.ts',
  'source.tsx',
  'source.python',
  'source.go',
  'source.rust',
  'source.java',
  'source.kotlin',
  'source.cs',
  'source.c',
  'source.cpp',
  'source.objc',
  'source.ruby',
  'source.php',
  'text.html.php',
  'source.swift',
  'source.scala',
  'source.shell',
  'source.yaml',
  'source.toml',
  'source.dockerfile',
  'source.makefile',
  'source.css',
  'source.css.scss',
  'source.css.less',
  'text.html.basic',
  'text.html.derivative',
  'source.vue',
  'source.svelte',
  'source.lua',
  'source.dart',
  'source.groovy',
  'source.sql',
  'source.powershell',
  'source.json.comments',
  'source.r',
  'source.perl',
];

export async function injection() {
  const module = readFileSync(join(root, 'server/src/checks/suppressions/generated/catalogue.ts'), 'utf8');
  const entries = JSON.parse(module.slice(module.indexOf('= [') + 2, module.lastIndexOf(';')));
  const keywords = new Set(
    entries.flatMap((entry) => entry.forms.filter((form) => form.where === 'comment').flatMap((form) => [form.keyword].flat())),
  );
  const words = [...keywords].filter((word) => word.length > 3).sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const grammar = {
    $comment: 'Generated from the catalogue of suppressions by `npm run generate`. Do not edit.',
    scopeName: 'change-gate.directives',
    injectionSelector: 'L:comment',
    patterns: [
      { match: `(?<![\\w@-])@?(?:${words.map(escape).join('|')})[\\w-]*`, name: 'keyword.control.directive.suppression.change-gate' },
    ],
  };
  return `${JSON.stringify(grammar, null, 2)}\n`;
}

function escape(word) {
  return word.replace(/^@/, '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
