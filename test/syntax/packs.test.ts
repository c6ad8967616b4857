// Every language pack is held to the real grammar and to its own samples; a pack that is only scaffolded fails.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scaffold } from '../../scripts/new/language.mjs';
import { createSyntax } from '../../server/src/syntax/create-syntax.ts';
import { languagePacks } from '../../server/src/syntax/generated/language-packs.ts';
import { languagePackSchema } from '../../server/src/syntax/language-pack.ts';
import * as yaml from 'yaml';
import { parse } from '../support/parse.ts';
import { grammarProblems, sampleProblems } from './pack-problems.ts';

const syntaxes = join(import.meta.dirname, '../../syntaxes');

describe.each(languagePacks.map((pack) => [pack.id, pack] as const))('%s', (id, pack) => {
  it('names only what its grammar has', async () => {
    expect(await grammarProblems(pack, parse)).toEqual([]);
  });

  it('yields what its samples expect', async () => {
    expect(await sampleProblems(pack, join(syntaxes, id), parse)).toEqual([]);
  });
});

it('a scaffolded language fails until its sample says something', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'change-gate-')), 'tiny');
  try {
    mkdirSync(folder);
    const files: Record<string, string> = scaffold('tiny', 'Tiny', '.tiny');
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const pack = { ...languagePackSchema.parse(yaml.parse(files['language.yaml'] ?? '')), queries: {} };
    const syntax = createSyntax({ load: unused, runtime: unused }, [pack]);
    const read = async (path: string, text: string) => syntax.source(path, text, 'product');
    expect(await sampleProblems(pack, folder, read)).toEqual(['sample.tiny expects nothing', 'no sample has a marker for: comment']);
    writeFileSync(join(folder, 'sample.tiny'), '# expect: comment about it\n# about it\n');
    expect(await sampleProblems(pack, folder, read)).toEqual([]);
  } finally {
    rmSync(join(folder, '..'), { recursive: true });
  }
});

function unused(): Promise<Uint8Array> {
  throw new Error('a language without a grammar loads none');
}
