// `npm run generate`: writes every generated module. With `--check` it compares instead and fails where one is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as catalogue from './catalogue.mjs';
import * as checks from './checks.mjs';
import * as injection from './injection.mjs';
import * as packs from './language-packs.mjs';
import * as manifest from './manifest.mjs';
import * as readme from './readme.mjs';
import { schemas } from './schemas.mjs';

const modules = [
  { output: packs.output, text: packs.languagePacksModule },
  { output: catalogue.output, text: catalogue.catalogueModule },
  { output: checks.output, text: checks.checksModule },
  { output: injection.output, text: injection.injection },
  { output: manifest.output, text: manifest.manifest },
  { output: readme.output, text: readme.readme },
  ...schemas,
];

const comparing = process.argv.includes('--check');
for (const { output, text } of modules) {
  const wanted = await text();
  const current = read(output);
  if (current === wanted) continue;
  const name = relative(process.cwd(), output);
  if (comparing) {
    console.error(`${name} is stale: run npm run generate`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, wanted);
  console.log(`wrote ${name}`);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
