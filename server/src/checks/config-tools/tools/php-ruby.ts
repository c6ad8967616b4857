// Linters, type checkers and runners of PHP and Ruby.
import type { Setting, Tool } from '../tool.ts';

const rubocopCops: readonly Setting[] = [
  { rule: 'config/lint-loosened', at: '*.Enabled', looser: { by: 'false' }, says: 'RuboCop no longer applies {parent}.' },
  { rule: 'config/lint-loosened', at: '*.Exclude', looser: { by: 'grown', items: 'globs' }, says: '{parent} no longer looks at {name}.' },
  { rule: 'config/lint-loosened', at: '*.Max', looser: { by: 'higher' }, severity: 'warning', says: '{parent} lets more through.' },
  {
    rule: 'config/lint-loosened',
    at: '*.Severity',
    looser: { by: 'level', scale: [['info'], ['refactor', 'convention'], ['warning'], ['error'], ['fatal']] },
    says: '{parent} no longer fails the run.',
  },
  { rule: 'config/lint-loosened', at: 'AllCops.DisabledByDefault', looser: { by: 'true' }, says: 'No cop runs unless it is named.' },
  {
    rule: 'config/lint-loosened',
    at: 'AllCops.NewCops',
    looser: { by: 'level', scale: [['disable', 'pending'], ['enable']], absent: 'pending' },
    severity: 'warning',
    says: 'New cops no longer run.',
  },
];

const failFlags =
  'failOnWarning|failOnRisky|failOnDeprecation|failOnNotice|failOnSkipped|failOnIncomplete|failOnEmptyTestSuite|failOnPhpunitDeprecation|beStrictAboutTestsThatDoNotTestAnything|beStrictAboutOutputDuringTests|beStrictAboutCoverageMetadata|beStrictAboutChangesToGlobalState|requireCoverageMetadata|convertErrorsToExceptions|convertWarningsToExceptions|convertNoticesToExceptions|convertDeprecationsToExceptions';

export const phpAndRubyTools: readonly Tool[] = [
  {
    id: 'phpstan',
    name: 'PHPStan',
    kind: 'types',
    files: [{ paths: ['**/*phpstan*.{neon,neon.dist,dist.neon}', '**/phpstan/*.{neon,neon.dist}', '**/larastan.neon'], format: 'neon' }],
    settings: [
      {
        rule: 'config/types-loosened',
        at: 'parameters.level',
        looser: {
          by: 'level',
          scale: [['0'], ['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['7'], ['8'], ['9'], ['10'], ['max']],
          absent: '0',
        },
        says: 'PHPStan applies fewer checks.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.ignoreErrors',
        looser: { by: 'grown', items: 'names' },
        says: 'PHPStan no longer reports {name}.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.ignoreErrors.*.count',
        looser: { by: 'higher' },
        says: 'PHPStan no longer reports as many of these errors.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.excludePaths|excludes_analyse',
        looser: { by: 'grown', items: 'globs' },
        says: 'PHPStan no longer looks at {name}.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.excludePaths.*',
        looser: { by: 'grown', items: 'globs' },
        says: 'PHPStan no longer looks at {name}.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.paths',
        looser: { by: 'shrunk', items: 'globs' },
        says: 'PHPStan no longer looks at {name}.',
      },
      {
        rule: 'config/types-loosened',
        at: 'parameters.reportUnmatchedIgnoredErrors|check*|report*',
        looser: { by: 'false' },
        severity: 'warning',
        says: 'PHPStan no longer reports what `{name}` finds.',
      },
    ],
    commands: [
      'phpstan',
      'psalm',
      'phan',
      'phpcs',
      'php-cs-fixer',
      'rector',
      'deptrac',
      'pint',
      'parallel-lint',
      'composer audit',
      'composer validate',
      'simple-phpunit',
      'phpunit',
      'pest',
      'infection',
      'codecept',
      'behat',
      'phpspec',
    ],
    flags: [
      { flag: '--level', rule: 'config/types-loosened', looser: 'lower', says: 'PHPStan applies fewer checks.' },
      {
        flag: '--generate-baseline',
        rule: 'config/types-loosened',
        looser: 'added',
        says: 'Every error there is now is written to the baseline and passes.',
      },
      { flag: '--min-msi', rule: 'config/coverage-loosened', looser: 'lower', says: 'More mutants may survive the tests.' },
      { flag: '--do-not-fail-on-warning', rule: 'config/ci-nonblocking', looser: 'added', says: 'Warnings no longer fail the run.' },
    ],
  },
  {
    id: 'psalm',
    name: 'Psalm',
    kind: 'types',
    files: [{ paths: ['**/psalm.xml', '**/psalm.xml.dist'], format: 'xml' }],
    settings: [
      { rule: 'config/types-loosened', at: 'psalm.@errorLevel', looser: { by: 'higher' }, says: 'Psalm applies fewer checks.' },
      {
        rule: 'config/types-loosened',
        at: 'psalm.issueHandlers.**.@errorLevel|@type',
        looser: { by: 'level', scale: [['suppress'], ['info'], ['error']] },
        says: 'Psalm no longer reports this issue as an error.',
      },
      {
        rule: 'config/types-loosened',
        at: 'psalm.issueHandlers.*.errorLevel.file|directory|referencedClass|referencedMethod',
        looser: { by: 'added' },
        says: 'Psalm no longer reports this issue there.',
      },
      {
        rule: 'config/types-loosened',
        at: 'psalm.projectFiles.ignoreFiles.*',
        looser: { by: 'added' },
        says: 'Psalm no longer looks there.',
      },
    ],
  },
  {
    id: 'psalm-baseline',
    name: 'Psalm',
    kind: 'types',
    files: [{ paths: ['**/*baseline*.xml'], format: 'xml' }],
    settings: [
      {
        rule: 'config/types-loosened',
        at: 'files.file.*.code',
        looser: { by: 'added' },
        act: 'The baseline took in {parent} for {value}.',
        says: 'It hides a finding that this change brings.',
      },
      {
        rule: 'config/types-loosened',
        at: 'files.file.*.@occurrences',
        looser: { by: 'higher' },
        act: 'The baseline takes {value} of {parent} in one file.',
        says: 'It hides more findings than before.',
      },
    ],
  },
  {
    id: 'phpunit',
    name: 'PHPUnit',
    kind: 'tests',
    files: [{ paths: ['**/phpunit*.xml', '**/phpunit*.xml.dist'], format: 'xml' }],
    settings: [
      {
        rule: 'config/ci-nonblocking',
        at: `phpunit.${failFlags
          .split('|')
          .map((name) => `@${name}`)
          .join('|')}`,
        looser: { by: 'false' },
        says: 'What `{name}` asks for no longer fails the run.',
      },
      {
        rule: 'config/tests-excluded',
        at: 'phpunit.testsuites.testsuite.exclude',
        looser: { by: 'added' },
        says: 'These tests no longer run.',
      },
      { rule: 'config/tests-excluded', at: 'phpunit.testsuites.testsuite', looser: { by: 'removed' }, says: 'This suite no longer runs.' },
      {
        rule: 'config/tests-excluded',
        at: 'phpunit.groups.exclude.group',
        looser: { by: 'added' },
        says: 'The tests of this group no longer run.',
      },
      {
        rule: 'config/coverage-loosened',
        at: 'phpunit.coverage|source.exclude.*',
        looser: { by: 'added' },
        says: 'Coverage no longer counts this.',
      },
    ],
  },
  {
    id: 'phpcs',
    name: 'PHP_CodeSniffer',
    kind: 'lint',
    files: [{ paths: ['**/phpcs.xml', '**/phpcs.xml.dist', '**/.phpcs.xml', '**/.phpcs.xml.dist'], format: 'xml' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: 'ruleset.**.exclude|exclude-pattern',
        looser: { by: 'added' },
        says: 'The sniffer no longer reports this.',
      },
      { rule: 'config/lint-loosened', at: 'ruleset.rule', looser: { by: 'removed' }, says: 'The sniffer no longer applies this rule.' },
    ],
  },
  {
    id: 'infection',
    name: 'Infection',
    kind: 'coverage',
    files: [{ paths: ['**/infection.json', '**/infection.json5', '**/infection.json.dist', '**/infection.json5.dist'], format: 'json' }],
    settings: [
      {
        rule: 'config/coverage-loosened',
        at: 'minMsi|minCoveredMsi',
        looser: { by: 'lower', absent: 'none' },
        says: 'More mutants may survive the tests.',
      },
    ],
  },
  {
    id: 'composer-audit',
    name: 'Composer',
    kind: 'security',
    files: [{ paths: ['**/composer.json'], format: 'json' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: 'config.audit.ignore',
        looser: { by: 'grown', items: 'names' },
        says: 'The known hole {name} is no longer reported.',
      },
    ],
  },
  {
    id: 'rubocop',
    name: 'RuboCop',
    kind: 'lint',
    files: [{ paths: ['**/.rubocop.yml', '**/.rubocop_*.yml', '**/rubocop.yml', '**/.rubocop/*.yml'], format: 'yaml' }],
    settings: rubocopCops,
    commands: [
      'rubocop',
      'standardrb',
      'reek',
      'brakeman',
      'bundle-audit',
      'steep',
      'srb',
      'rspec',
      'cucumber',
      'rails test',
      'rake test',
      'rake spec',
      'rake',
    ],
    flags: [
      { flag: '--except', rule: 'config/lint-loosened', looser: 'added', says: 'The named cops no longer run.' },
      { flag: '--fail-level', rule: 'config/lint-loosened', looser: 'added', says: 'Offences below that level no longer fail the run.' },
      { flag: '--disable-uncorrectable', rule: 'config/lint-loosened', looser: 'added', says: 'Every offence there is now is silenced.' },
      { flag: '--tag', rule: 'config/tests-excluded', looser: 'added', value: /^~/, says: 'The tests with that tag no longer run.' },
    ],
  },
  {
    id: 'simplecov',
    name: 'SimpleCov',
    kind: 'coverage',
    files: [{ paths: ['**/.simplecov'], format: 'braces' }],
    settings: [
      {
        rule: 'config/coverage-loosened',
        at: '**.minimum_coverage',
        looser: { by: 'lower', absent: 'none' },
        says: 'Less of the code has to be covered.',
      },
    ],
  },
];
