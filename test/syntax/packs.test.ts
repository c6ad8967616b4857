// Every language pack is held to the real grammar and to its own sample; a pack without either fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Query } from 'web-tree-sitter';
import { describe, expect, it } from 'vitest';
import { languagePacks } from '../../server/src/syntax/generated/language-packs.ts';
import type { LanguagePack } from '../../server/src/syntax/language-pack.ts';
import { parse } from '../support/parse.ts';
import { markersOf, unmet } from './markers.ts';

const folder = join(import.meta.dirname, '../../syntaxes');

/** `sample.<extension>`, or files below `sample/` where their path decides how they are read. */
function samplesOf(pack: LanguagePack): string[] {
  const files = readdirSync(join(folder, pack.id), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => relative(join(folder, pack.id), join(entry.parentPath, entry.name)).replaceAll(sep, '/')).filter((name) => /^sample[./]/.test(name));
}

describe.each(languagePacks.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  it('names only nodes that its grammar has, in tables and queries', async () => {
    if (pack.grammar === null) return;
    const name = pack.filenames.find((each) => !/[*/]/.test(each)) ?? `a${pack.extensions[0]}`;
    const source = await parse(name, '');
    expect(source.pack?.id).toBe(id);
    const { language } = source.layers[0]!.tree;
    const known = new Set(Array.from({ length: language.nodeTypeCount }, (_, at) => language.nodeTypeForId(at)));
    const named = [...pack.comments.nodes, ...pack.strings, ...pack.statements, ...pack.definitions.map(({ node }) => node), ...pack.injections.map(({ node }) => node)];
    expect(named.filter((node) => !known.has(node))).toEqual([]);
    for (const text of Object.values(pack.queries)) new Query(language, text).delete();
    source.dispose();
  });

  it('yields what its sample expects', async () => {
    const samples = samplesOf(pack);
    expect(samples.length, `syntaxes/${id} has no sample`).toBeGreaterThan(0);
    const kinds = new Set<string>();
    const languages = new Set<string>();
    for (const sample of samples) {
      const path = sample.replace(/^sample\//, '');
      const text = readFileSync(join(folder, id, sample), 'utf8');
      const source = await parse(path, text);
      expect(source.pack?.id, `the language of ${sample}`).toBe(id);
      const markers = markersOf(source);
      expect(markers.length, `${sample} expects nothing`).toBeGreaterThan(0);
      expect(markers.map((marker) => unmet(source, marker)).filter((problem) => problem !== undefined)).toEqual([]);
      if (pack.grammar !== null) expect(source.broken, `${sample} does not parse`).toBe(false);
      for (const { what, text: wanted } of markers) {
        kinds.add(what === 'definition' ? `definition ${wanted.split(' ')[0]}` : what);
        if (what === 'language') languages.add(wanted);
      }
      source.dispose();
    }
    const required = [
      ...(pack.comments.line.length + pack.comments.block.length > 0 ? ['comment'] : []),
      ...(pack.strings.length > 0 ? ['string'] : []),
      ...(pack.statements.length > 0 ? ['statement'] : []),
      ...pack.definitions.map(({ kind }) => `definition ${kind}`),
    ];
    expect(required.filter((kind) => !kinds.has(kind)), `no sample of ${id} has a marker for these`).toEqual([]);
    expect(pack.injections.map(({ language }) => language).filter((language) => language !== undefined && !languages.has(language)), 'embedded languages without a marker').toEqual([]);
  });
});
