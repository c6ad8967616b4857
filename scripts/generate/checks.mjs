// Lists every check: each folder of `server/src/checks/` with an `index.ts` that exports `check`.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '../../server/src/checks');
export const output = join(home, 'generated/index.ts');

export async function checksModule() {
  const folders = readdirSync(home)
    .filter((name) => isCheck(join(home, name, 'index.ts')))
    .sort();
  const name = (folder) => folder.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [
    '// Generated from the folders of server/src/checks/ by `npm run generate`. Do not edit.',
    "import type { Check } from '../check.ts';",
    ...folders.map((folder) => `import { check as ${name(folder)} } from '../${folder}/index.ts';`),
    '',
    `export const checks: readonly Check[] = [${folders.map(name).join(', ')}];`,
    '',
  ].join('\n');
}

function isCheck(file) {
  return existsSync(file) && /^export const check\b/m.test(readFileSync(file, 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(output, await checksModule());
