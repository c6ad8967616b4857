// What is wrong with a language pack, by its grammar and by its own samples.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Query } from 'web-tree-sitter';
import type { LanguagePack } from '../../server/src/syntax/language-pack.ts';
import type { Source } from '../../server/src/syntax/source.ts';
import { markersOf, unmet } from './markers.ts';

type Parse = (path: string, text: string) => Promise<Source>;

/** Nodes that the grammar does not have, and queries that it does not take. */
export async function grammarProblems(pack: LanguagePack, parse: Parse): Promise<string[]> {
  if (pack.grammar === null) return [];
  const source = await parse(pack.filenames.find((each) => !/[*/]/.test(each)) ?? `a${pack.extensions[0]}`, '');
  const language = source.layers[0]?.tree.language;
  if (source.pack?.id !== pack.id || !language) return [`its own file names are read as ${source.pack?.id}`];
  const known = new Set(Array.from({ length: language.nodeTypeCount }, (_, at) => language.nodeTypeForId(at)));
  const named = [
    ...pack.comments.nodes,
    ...pack.strings,
    ...pack.statements,
    ...pack.definitions.map(({ node }) => node),
    ...pack.injections.map(({ node }) => node),
  ];
  const problems = named.filter((node) => !known.has(node)).map((node) => `its grammar has no node ${node}`);
  for (const [name, text] of Object.entries(pack.queries)) {
    try {
      new Query(language, text).delete();
    } catch (error) {
      problems.push(`${name}.scm: ${String(error)}`);
    }
  }
  source.dispose();
  return problems;
}

/** Samples that are missing, that do not parse, that expect too little, and every marker that is not met. */
export async function sampleProblems(pack: LanguagePack, folder: string, parse: Parse): Promise<string[]> {
  const samples = samplesIn(folder);
  const problems = samples.length === 0 ? ['it has no sample'] : [];
  const met = new Set<string>();
  for (const sample of samples) {
    const source = await parse(sample.replace(/^sample\//, ''), readFileSync(join(folder, sample), 'utf8'));
    const markers = markersOf(source);
    if (source.pack?.id !== pack.id) problems.push(`${sample} is read as ${source.pack?.id}`);
    if (markers.length === 0) problems.push(`${sample} expects nothing`);
    if (source.broken) problems.push(`${sample} does not parse`);
    for (const marker of markers) {
      const problem = unmet(source, marker);
      if (problem !== undefined) problems.push(`${sample}: ${problem}`);
      met.add(marker.what).add(`${marker.what} ${marker.text.split(' ')[0]}`);
    }
    source.dispose();
  }
  return [
    ...problems,
    ...wanted(pack)
      .filter((what) => !met.has(what))
      .map((what) => `no sample has a marker for: ${what}`),
  ];
}

/** What the samples of a pack must show: everything its tables promise. */
function wanted({ comments, strings, statements, definitions, injections }: LanguagePack): string[] {
  return [
    ...(comments.line.length + comments.block.length > 0 ? ['comment'] : []),
    ...(strings.length > 0 ? ['string'] : []),
    ...(statements.length > 0 ? ['statement'] : []),
    ...new Set(definitions.map(({ kind }) => `definition ${kind}`)),
    ...new Set(injections.flatMap(({ language }) => (language === undefined ? [] : [`language ${language}`]))),
  ];
}

/** `sample.<extension>`, or files below `sample/` where their path decides how they are read. */
function samplesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => /^sample[./]/.test(name));
}
