// Compiles `server/src/checks/suppressions/catalogue/*.yaml` into one committed module, so that nothing reads YAML at run time.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';

const home = join(dirname(fileURLToPath(import.meta.url)), '../../server/src/checks/suppressions');
export const output = join(home, 'generated/catalogue.ts');

/** The text of the generated module; throws with the file and the key where an entry is wrong. */
export async function catalogueModule() {
  const { entrySchema } = await entryModule();
  const { languages: groups, patterns } = parse(readFileSync(join(home, 'catalogue/shared.yaml'), 'utf8'));
  const entries = [];
  const files = readdirSync(join(home, 'catalogue')).filter((name) => name.endsWith('.yaml') && name !== 'shared.yaml');
  for (const file of files.sort()) {
    for (const raw of parse(fill(readFileSync(join(home, 'catalogue', file), 'utf8'), patterns))) {
      const result = entrySchema.safeParse(raw);
      if (!result.success) throw new Error(`${file}: ${raw.id}: ${result.error.message}`);
      const entry = result.data;
      entry.languages = expand(entry.languages, groups, file);
      for (const form of entry.forms) {
        if (form.languages) form.languages = expand(form.languages, groups, file);
        for (const source of [form.match, form.near, form.separator, form.blanket, form.closes, form.except?.text])
          if (source) new RegExp(source);
      }
      if (entries.some(({ id }) => id === entry.id)) throw new Error(`${file}: ${entry.id} is there twice`);
      entries.push(entry);
    }
  }
  return [
    '// Generated from catalogue/*.yaml by `npm run generate`. Do not edit.',
    "import type { Entry } from '../entry.ts';",
    '',
    '// prettier-ignore',
    `export const catalogue: readonly Entry[] = ${JSON.stringify(entries, null, 1)};`,
    '',
  ].join('\n');
}

/** Puts shared patterns, written `{{name}}`, in their places. */
function fill(text, patterns) {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (whole, name) => {
    if (!(name in patterns)) throw new Error(`no pattern ${whole}`);
    return patterns[name];
  });
}

function expand(languages, groups, file) {
  return languages.flatMap((name) => {
    if (!name.startsWith('@')) return [name];
    const group = groups[name.slice(1)];
    if (!group) throw new Error(`${file}: no language group ${name}`);
    return expand(group, groups, file);
  });
}

async function entryModule() {
  const { outputFiles } = await build({
    entryPoints: [join(home, 'entry.ts')],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(output, await catalogueModule());
