// `npm run new:check -- <id> <family/rule>`: a check, its rule's text to be written, and fixtures that fail until they hold a hit and a look-alike.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [id, ruleId] = process.argv.slice(2);
const word = /^[a-z]+(?:-[a-z0-9]+)*$/;
if (!id || !ruleId) exit('usage: npm run new:check -- <id> <family/rule>, such as error-swallowed error/swallowed');
if (!word.test(id) || !ruleId.split('/').every((part) => word.test(part)) || ruleId.split('/').length !== 2)
  exit('an id is written in lower case with hyphens; a rule is family/name');

const source = join(root, 'server/src/checks', id, 'index.ts');
const rules = join(root, 'server/src/checks', id, 'rules.ts');
const cases = join(root, 'test/checks', id, 'cases.yaml');
const test = join(root, 'test/checks', id, 'cases.test.ts');
if (existsSync(dirname(source))) exit(`there is a check ${id} already`);

write(
  rules,
  `// What \`${ruleId}\` says of itself.
import type { Rule } from '../../model/rule.ts';

export const rule: Rule = {
  id: '${ruleId}',
  severity: 'warning',
  title: '',
  saw: '',
  why: '',
  fix: '',
  fine: '',
};
`,
);
write(
  source,
  `// Finds what \`${ruleId}\` names.
import type { Check, Occurrence } from '../check.ts';
import { rule } from './rules.ts';

export const check: Check = {
  kind: 'occurrence',
  id: '${id}',
  rules: [rule],
  wants: ({ role }) => role === 'product',
  find: (): readonly Occurrence[] => [],
};
`,
);
write(
  cases,
  `# Both sides of a change, and what the check says of it: \`path:line rule severity\`, or silent.
- name: the act
  base: { src/a.ts: '' }
  head: { src/a.ts: '' }
  expect: ['src/a.ts:1 ${ruleId} warning']
- name: its look-alike
  base: { src/a.ts: '' }
  head: { src/a.ts: '' }
  silent: true
`,
);
write(
  test,
  `import { casesIn, demandRules, runCases } from '../../support/cases.ts';
import { check } from '../../../server/src/checks/${id}/index.ts';

const cases = casesIn(import.meta.dirname);
runCases([check], cases);
demandRules(check, cases);
`,
);
console.log(`Next: write the rule's text, the check and its cases, then npm run generate and npx vitest run test/checks/${id}.`);

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${relative(root, path)}`);
}

function exit(message) {
  console.error(message);
  process.exit(2);
}
