// Compiles `syntaxes/<language>/` into one committed module, so that nothing reads YAML at run time.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const packs = join(root, 'syntaxes');
export const output = join(root, 'server/src/syntax/generated/language-packs.ts');

/** The text of the generated module; throws with the folder where a pack is wrong. */
export async function languagePacksModule() {
  const { languagePackSchema } = await schemaModule();
  const folders = readdirSync(packs)
    .filter((name) => existsSync(join(packs, name, 'language.yaml')))
    .sort();
  const compiled = folders.map((folder) => {
    const result = languagePackSchema.safeParse(parse(readFileSync(join(packs, folder, 'language.yaml'), 'utf8')));
    if (!result.success) throw new Error(`syntaxes/${folder}: ${result.error.message}`);
    if (result.data.id !== folder) throw new Error(`syntaxes/${folder}: its id is ${result.data.id}`);
    return { ...result.data, queries: queriesOf(folder) };
  });
  return [
    '// Generated from syntaxes/*/ by `npm run generate`. Do not edit.',
    "import type { LanguagePack } from '../language-pack.ts';",
    '',
    '// prettier-ignore',
    `export const languagePacks: readonly LanguagePack[] = ${JSON.stringify(compiled, null, 1)};`,
    '',
  ].join('\n');
}

function queriesOf(folder) {
  const files = readdirSync(join(packs, folder))
    .filter((name) => name.endsWith('.scm'))
    .sort();
  return Object.fromEntries(files.map((file) => [file.replace(/\.scm$/, ''), readFileSync(join(packs, folder, file), 'utf8')]));
}

async function schemaModule() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'server/src/syntax/language-pack.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(output, await languagePacksModule());
