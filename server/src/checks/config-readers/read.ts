// The door to all readers: a text and the name of its format in, a value tree out.
import type { Source } from '../../syntax/source.ts';
import { readBraces } from './braces.ts';
import { entry, type Entry } from './entry.ts';
import { readIni, readLines } from './ini.ts';
import { readJson } from './json.ts';
import { readMake } from './make.ts';
import { readScript } from './script.ts';
import { readToml } from './toml.ts';
import { readXml } from './xml.ts';
import { readNeon, readYaml } from './yaml.ts';

export type Format =
  | 'json'
  | 'yaml'
  | 'neon'
  | 'toml'
  | 'ini'
  | 'properties'
  | 'editorconfig'
  | 'xml'
  | 'lines'
  | 'script'
  | 'braces'
  | 'make'
  | 'json-or-yaml';

const readers: Readonly<Record<Format, (source: Source) => Entry>> = {
  json: ({ text }) => readJson(text),
  yaml: ({ text }) => readYaml(text),
  neon: ({ text }) => readNeon(text),
  toml: ({ text }) => readToml(text),
  ini: ({ text }) => readIni(text, 'indent'),
  properties: ({ text }) => readIni(text, 'backslash'),
  editorconfig: ({ text }) => readIni(text, 'never'),
  xml: ({ text }) => readXml(text),
  lines: ({ text }) => readLines(text),
  script: readScript,
  braces: ({ text }) => readBraces(text),
  make: ({ text }) => readMake(text),
  'json-or-yaml': ({ text }) => (/^\s*(?:[{]|\/[/*])/.test(text) ? readJson(text) : readYaml(text)),
};

const trees = new WeakMap<Source, Map<Format, Entry>>();

/** The value tree of a source, read once. A text that its format cannot explain yields what could be read. */
export function readEntries(source: Source, format: Format): Entry {
  const known = trees.get(source) ?? new Map<Format, Entry>();
  trees.set(source, known);
  const tree =
    known.get(format) ??
    (nests(source.text) ? entry({ kind: 'map', start: 0, end: source.text.length, children: [] }) : readers[format](source));
  known.set(format, tree);
  return tree;
}

/** Deeper nesting is no configuration that a person wrote; it reads as empty, so that walking it cannot exhaust the stack. */
const deepest = 400;

function nests(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[{[(<]|[}\])>]/g)) {
    depth = '{[(<'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > deepest) return true;
  }
  return false;
}
