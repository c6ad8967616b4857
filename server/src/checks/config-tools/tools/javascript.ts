// Linters of JavaScript, TypeScript and CSS.
import type { Setting, Tool } from '../tool.ts';

const eslintScale = [
  ['off', '0'],
  ['warn', '1'],
  ['error', '2'],
];
const wordScale = [['off', 'allow', 'none'], ['info'], ['warn', 'on'], ['error', 'deny']];

const eslintSettings: readonly Setting[] = [
  {
    rule: 'config/lint-loosened',
    at: '**.rules.*',
    looser: { by: 'level', scale: eslintScale, absent: 'off' },
    says: 'ESLint no longer reports `{name}` as an error.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.ignorePatterns|ignores',
    looser: { by: 'grown', items: 'globs' },
    says: 'ESLint no longer looks at {name}.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.globalIgnores()',
    looser: { by: 'grown', items: 'globs' },
    says: 'ESLint no longer looks at {name}.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.globalIgnores().*',
    looser: { by: 'grown', items: 'globs' },
    says: 'ESLint no longer looks at {name}.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.extends',
    looser: { by: 'shrunk', items: 'names' },
    severity: 'warning',
    says: 'ESLint no longer applies the rules of {name}.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.reportUnusedDisableDirectives',
    looser: {
      by: 'level',
      scale: [
        ['off', '0', 'false'],
        ['warn', '1', 'true'],
        ['error', '2'],
      ],
    },
    says: 'Unneeded disable comments are no longer reported.',
  },
  {
    rule: 'config/lint-loosened',
    at: '**.noInlineConfig',
    looser: { by: 'false', absent: false },
    says: 'Comments in the code may switch rules off again.',
  },
];

const jsonLinter = { format: 'json' } as const;

export const javascriptTools: readonly Tool[] = [
  {
    id: 'eslint',
    name: 'ESLint',
    kind: 'lint',
    files: [
      {
        paths: ['**/eslint.config.{js,mjs,cjs,ts,mts,cts}', '**/.eslintrc.{js,cjs,mjs}', '**/xo.config.{js,cjs,mjs,ts}'],
        format: 'script',
      },
      { paths: ['**/.eslintrc', '**/.eslintrc.{json,yml,yaml}'], format: 'json-or-yaml' },
      { paths: ['**/package.json'], format: 'json', root: 'eslintConfig' },
    ],
    settings: eslintSettings,
    commands: ['eslint', 'xo', 'standard', 'tslint', 'next lint', 'ng lint', 'eslint_d'],
    flags: [
      { flag: '--quiet', rule: 'config/lint-loosened', looser: 'added', says: 'Warnings are no longer reported.' },
      { flag: '--max-warnings', rule: 'config/lint-loosened', looser: 'higher', says: 'More warnings are let through.' },
      { flag: '--max-warnings', rule: 'config/lint-loosened', looser: 'removed', says: 'Any number of warnings is let through.' },
      {
        flag: '--no-error-on-unmatched-pattern',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        severity: 'warning',
        says: 'The linter passes although it found no file to look at.',
      },
      {
        flag: '--pass-on-unpruned-suppressions',
        rule: 'config/lint-loosened',
        looser: 'added',
        severity: 'warning',
        says: 'Stale suppressions are no longer an error.',
      },
      {
        flag: '--suppress-all',
        rule: 'config/lint-loosened',
        looser: 'added',
        says: 'Every error there is now is written to the baseline and passes.',
      },
      {
        flag: '--report-unused-disable-directives',
        rule: 'config/lint-loosened',
        looser: 'removed',
        says: 'Unneeded disable comments are no longer reported.',
      },
      {
        flag: '--no-inline-config',
        rule: 'config/lint-loosened',
        looser: 'removed',
        says: 'Comments in the code may switch rules off again.',
      },
    ],
  },
  {
    id: 'eslint-ignore',
    name: 'ESLint',
    kind: 'lint',
    files: [
      { paths: ['**/.eslintignore'], format: 'lines' },
      { paths: ['**/package.json'], format: 'json', root: 'eslintIgnore' },
    ],
    settings: [
      { rule: 'config/lint-loosened', at: '', looser: { by: 'grown', items: 'globs' }, says: 'ESLint no longer looks at {name}.' },
    ],
  },
  {
    id: 'eslint-suppressions',
    name: 'ESLint',
    kind: 'lint',
    files: [{ paths: ['**/eslint-suppressions.json', '**/stylelint-suppressions.json'], format: 'json' }],
    settings: [
      { rule: 'config/lint-loosened', at: '*.*.count', looser: { by: 'higher' }, says: 'The baseline hides more errors than before.' },
      {
        rule: 'config/lint-loosened',
        at: '*.*',
        looser: { by: 'added' },
        says: 'The baseline hides errors of `{name}` that this change brings.',
      },
    ],
  },
  {
    id: 'biome',
    name: 'Biome',
    kind: 'lint',
    files: [{ paths: ['**/biome.{json,jsonc}', '**/.biome.{json,jsonc}', '**/rome.json'], ...jsonLinter }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '**.rules.*.*',
        looser: { by: 'level', scale: wordScale },
        says: 'Biome no longer reports `{name}` as an error.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.rules.*',
        looser: { by: 'level', scale: [['off', 'false'], ['info'], ['warn'], ['on', 'true'], ['error']] },
        says: 'Biome no longer reports the group `{name}` as errors.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.linter.enabled',
        looser: { by: 'false' },
        evenNew: true,
        says: 'Biome no longer lints these files.',
      },
      { rule: 'config/lint-loosened', at: '**.rules.recommended', looser: { by: 'false' }, says: 'The recommended rules no longer apply.' },
      {
        rule: 'config/lint-loosened',
        at: '**.files|linter.ignore',
        looser: { by: 'grown', items: 'globs' },
        says: 'Biome no longer looks at {name}.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.files|linter.includes|include',
        looser: { by: 'grown', items: 'patterns', only: '!' },
        says: 'Biome no longer looks at {name}.',
      },
    ],
    commands: ['biome', 'rome', 'ultracite'],
    flags: [
      {
        flag: '--diagnostic-level',
        rule: 'config/lint-loosened',
        looser: 'added',
        value: /error/,
        says: 'Warnings are no longer reported.',
      },
      { flag: '--skip', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules no longer apply.' },
      {
        flag: '--no-errors-on-unmatched',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        severity: 'warning',
        says: 'The linter passes although it found no file to look at.',
      },
      { flag: '--error-on-warnings', rule: 'config/lint-loosened', looser: 'removed', says: 'Warnings no longer fail the run.' },
    ],
  },
  {
    id: 'oxlint',
    name: 'oxlint',
    kind: 'lint',
    files: [
      { paths: ['**/.oxlintrc.json', '**/oxlint.json', '**/.oxlintrc.jsonc'], ...jsonLinter },
      { paths: ['**/oxlint.config.{js,mjs,ts}'], format: 'script' },
    ],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '**.rules.*',
        looser: { by: 'level', scale: wordScale, absent: 'off' },
        says: 'oxlint no longer reports `{name}` as an error.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.categories.*',
        looser: { by: 'level', scale: wordScale, absent: 'off' },
        says: 'oxlint no longer reports the category `{name}` as errors.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.ignorePatterns',
        looser: { by: 'grown', items: 'globs' },
        says: 'oxlint no longer looks at {name}.',
      },
    ],
    commands: ['oxlint'],
    flags: [
      { flag: '--quiet', rule: 'config/lint-loosened', looser: 'added', says: 'Warnings are no longer reported.' },
      { flag: '-A', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules no longer apply.' },
      { flag: '--max-warnings', rule: 'config/lint-loosened', looser: 'higher', says: 'More warnings are let through.' },
      { flag: '--deny-warnings', rule: 'config/lint-loosened', looser: 'removed', says: 'Warnings no longer fail the run.' },
    ],
  },
  {
    id: 'stylelint',
    name: 'Stylelint',
    kind: 'lint',
    files: [
      { paths: ['**/.stylelintrc', '**/.stylelintrc.{json,yml,yaml}'], format: 'json-or-yaml' },
      { paths: ['**/stylelint.config.{js,cjs,mjs}', '**/.stylelintrc.{js,cjs,mjs}'], format: 'script' },
      { paths: ['**/package.json'], format: 'json', root: 'stylelint' },
    ],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '**.rules.*',
        looser: {
          by: 'level',
          scale: [
            ['null', 'false'],
            ['true', 'always', 'never'],
          ],
        },
        says: 'Stylelint no longer reports `{name}`.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.ignoreFiles',
        looser: { by: 'grown', items: 'globs' },
        says: 'Stylelint no longer looks at {name}.',
      },
      {
        rule: 'config/lint-loosened',
        at: 'defaultSeverity',
        looser: { by: 'level', scale: [['warning'], ['error']], absent: 'error' },
        says: 'What Stylelint finds no longer fails the run.',
      },
    ],
    commands: ['stylelint'],
    flags: [{ flag: '--quiet', rule: 'config/lint-loosened', looser: 'added', says: 'Warnings are no longer reported.' }],
  },
  {
    id: 'ignore-files',
    name: 'the linter',
    kind: 'lint',
    files: [
      {
        paths: [
          '**/.stylelintignore',
          '**/.oxlintignore',
          '**/.markdownlintignore',
          '**/.flake8ignore',
          '**/.semgrepignore',
          '**/.phpcsignore',
          '**/.trivyignore',
          '**/.gitleaksignore',
          '**/.snyk-ignore',
        ],
        format: 'lines',
      },
    ],
    settings: [
      { rule: 'config/lint-loosened', at: '', looser: { by: 'grown', items: 'globs' }, says: 'Nothing looks at {name} any more.' },
    ],
  },
];
