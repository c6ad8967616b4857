// `npm run new:suppression -- <family> <tool> <ecosystem> [language…]`: adds a catalogue entry and its two fixtures, then compiles them.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [family, tool, ecosystem, ...languages] = process.argv.slice(2);
if (!family || !tool || !ecosystem) exit('usage: npm run new:suppression -- <family> <tool> <ecosystem> [language…]');
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(family)) exit(`a family is written in lower case with hyphens, unlike ${family}`);

const entries = join(root, 'server/src/checks/suppressions/catalogue', `${ecosystem}.yaml`);
const fixtures = join(root, 'test/checks/suppressions', `${ecosystem}.yaml`);
for (const file of [entries, fixtures]) if (!existsSync(file)) exit(`there is no ${file}`);
if (new RegExp(`^- id: ${family}$`, 'm').test(readFileSync(entries, 'utf8'))) exit(`${family} is there already`);

appendFileSync(
  entries,
  `
- id: ${family}
  tool: ${tool}
  kind: lint
  languages: [${languages.length > 0 ? languages.join(', ') : "'*'"}]
  url: https://example.test/
  instead: Change the code so that the rule is content.
  forms:
    - name: ${family}-ignore
      keyword: ${family}-ignore
      match: '${family}-ignore(?![\\w-])(?:\\s+(?<rules>[\\w-]+(?:\\s*,\\s*[\\w-]+)*))?'
      scope: next-line
      names: optional
`,
);
appendFileSync(
  fixtures,
  `
- name: ${family}
  path: a.ts
  text: |
    // ${family}-ignore some-rule
    f();
  expect:
    - 1:4-${4 + `${family}-ignore some-rule`.length} ${family} warning

- name: ${family} talked about
  path: a.ts
  text: |
    const s = '// ${family}-ignore';
  silent: true
`,
);
console.log(`Added ${family} to ${entries} and ${fixtures}.`);
console.log(
  'Next: say how the tool reads its directive, mend the fixtures, then npm run generate and npx vitest run test/checks/suppressions.',
);

function exit(message) {
  console.error(message);
  process.exit(2);
}
