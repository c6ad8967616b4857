// `npm run new:language -- <id> <name> <extension> [grammar]`: adds a language pack whose test fails until it is filled in.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grammarFile } from '../grammars.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The files of a new pack, by name. */
export function scaffold(id, name, extension, grammar) {
  const files = {
    'language.yaml': `id: ${id}
name: ${JSON.stringify(name)}
grammar: ${grammar ?? 'null'}
extensions: ["${extension}"]
comments:
  nodes: []
  line: ["#"]
strings: []
${grammar ? 'definitions: []\nstatements: []\n' : ''}`,
    [`sample${extension}`]:
      '# Say what each line yields, such as a comment, a string or a definition: test/syntax/markers.ts lists the words.\n',
  };
  return grammar ? { ...files, 'symbols.scm': '' } : files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [id, name, extension, grammar] = process.argv.slice(2);
  if (!id || !name || !extension) exit('usage: npm run new:language -- <id> <name> <extension> [grammar]');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) exit(`an id is written in lower case with hyphens, unlike ${id}`);
  if (!/^\.[\w.-]+$/.test(extension)) exit(`an extension begins with a dot, unlike ${extension}`);
  const folder = join(root, 'syntaxes', id);
  if (existsSync(folder)) exit(`${id} is there already`);
  if (grammar) grammarFile(grammar);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(scaffold(id, name, extension, grammar))) writeFileSync(join(folder, file), text);
  console.log(`Added syntaxes/${id}.`);
  console.log('Next: fill language.yaml, symbols.scm and the sample, then npm run generate and npx vitest run test/syntax/packs.');
}

function exit(message) {
  console.error(message);
  process.exit(2);
}
