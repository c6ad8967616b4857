// Runners and coverage of JavaScript and TypeScript.
import type { Setting, Tool } from '../tool.ts';

const noTests = { rule: 'config/ci-nonblocking', looser: 'added', says: 'A run that finds no test at all now passes.' } as const;
const retried = (flag: string) =>
  ({
    flag,
    rule: 'config/ci-nonblocking',
    looser: 'higher',
    severity: 'warning',
    says: 'A failing test is run again until it passes.',
  }) as const;
const retries = (flag: string) =>
  ({
    flag,
    rule: 'config/ci-nonblocking',
    looser: 'added',
    severity: 'warning',
    value: /[1-9]/,
    says: 'A failing test is run again until it passes.',
  }) as const;

const runner: readonly Setting[] = [
  {
    rule: 'config/coverage-loosened',
    at: '**.coverageThreshold.**',
    looser: { by: 'lower', absent: 'none' },
    says: 'Less of the code has to be covered: `{name}`.',
  },
  {
    rule: 'config/coverage-loosened',
    at: '**.coverage.thresholds.**',
    looser: { by: 'lower', absent: 'none' },
    says: 'Less of the code has to be covered: `{name}`.',
  },
  {
    rule: 'config/coverage-loosened',
    at: '**.coverage.lines|branches|functions|statements',
    looser: { by: 'lower', absent: 'none' },
    says: 'Less of the code has to be covered: `{name}`.',
  },
  {
    rule: 'config/coverage-loosened',
    at: '**.coverage.exclude',
    looser: { by: 'grown', items: 'globs' },
    says: 'Coverage no longer counts {name}.',
  },
  {
    rule: 'config/coverage-loosened',
    at: '**.coveragePathIgnorePatterns',
    looser: { by: 'grown', items: 'patterns' },
    says: 'Coverage no longer counts {name}.',
  },
  {
    rule: 'config/coverage-loosened',
    at: '**.collectCoverageFrom',
    looser: { by: 'shrunk', items: 'patterns' },
    severity: 'warning',
    says: 'Coverage no longer counts {name}.',
  },
  {
    rule: 'config/tests-excluded',
    at: '**.testPathIgnorePatterns|modulePathIgnorePatterns',
    looser: { by: 'grown', items: 'patterns' },
    says: 'Tests under {name} no longer run.',
  },
  {
    rule: 'config/tests-excluded',
    at: '**.test.exclude',
    looser: { by: 'grown', items: 'globs' },
    says: 'Tests under {name} no longer run.',
  },
  {
    rule: 'config/tests-excluded',
    at: '**.testMatch|roots|testRegex',
    looser: { by: 'shrunk', items: 'patterns' },
    severity: 'warning',
    says: 'Tests that match {name} no longer run.',
  },
  { rule: 'config/ci-nonblocking', at: '**.passWithNoTests', looser: { by: 'true' }, says: 'A run that finds no test at all now passes.' },
  {
    rule: 'config/ci-nonblocking',
    at: '**.dangerouslyIgnoreUnhandledErrors|allowOnly',
    looser: { by: 'true' },
    says: 'Errors and focused tests no longer fail the run.',
  },
  {
    rule: 'config/types-loosened',
    at: '**.typecheck.ignoreSourceErrors',
    looser: { by: 'true' },
    says: 'Type errors in the sources no longer fail the run.',
  },
  {
    rule: 'config/ci-nonblocking',
    at: '**.retry|retries|retryTimes',
    looser: { by: 'higher' },
    severity: 'warning',
    says: 'A failing test is run again until it passes.',
  },
];

export const javascriptTestTools: readonly Tool[] = [
  {
    id: 'jest',
    name: 'Jest',
    kind: 'tests',
    files: [
      {
        paths: ['**/jest.config.{js,cjs,mjs,ts}', '**/jest.*.config.{js,cjs,mjs,ts}', '**/jest.config.*.{js,cjs,mjs,ts}'],
        format: 'script',
      },
      { paths: ['**/jest.config.json', '**/jest.config.*.json'], format: 'json' },
      { paths: ['**/package.json'], format: 'json', root: 'jest' },
    ],
    settings: runner,
    commands: ['jest', 'react-scripts test', 'craco test', 'ng test'],
    flags: [
      { flag: '--passWithNoTests', ...noTests },
      { flag: '--testPathIgnorePatterns', rule: 'config/tests-excluded', looser: 'added', says: 'Some tests no longer run.' },
      {
        flag: '--coverage',
        rule: 'config/coverage-loosened',
        looser: 'removed',
        severity: 'info',
        says: 'Coverage is no longer measured here.',
      },
    ],
  },
  {
    id: 'vitest',
    name: 'Vitest',
    kind: 'tests',
    files: [
      {
        paths: ['**/{vitest,vite}.config.{js,cjs,mjs,ts,mts,cts}', '**/vitest.*.{js,mjs,ts,mts}', '**/vitest.config.*.{js,mjs,ts,mts}'],
        format: 'script',
      },
    ],
    settings: runner,
    commands: ['vitest'],
    flags: [
      { flag: '--passWithNoTests', ...noTests },
      { flag: '--allowOnly', rule: 'config/ci-nonblocking', looser: 'added', says: 'A focused test no longer fails the run.' },
      {
        flag: '--dangerouslyIgnoreUnhandledErrors',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        says: 'Unhandled errors no longer fail the run.',
      },
      {
        flag: '--no-coverage',
        rule: 'config/coverage-loosened',
        looser: 'added',
        severity: 'warning',
        says: 'Coverage is no longer measured here.',
      },
      { flag: '--exclude', rule: 'config/tests-excluded', looser: 'added', says: 'Some tests no longer run.' },
      retries('--retry'),
      retried('--retry'),
    ],
  },
  {
    id: 'mocha',
    name: 'Mocha',
    kind: 'tests',
    files: [
      { paths: ['**/.mocharc.{json,jsonc,yml,yaml}', '**/.mocharc'], format: 'json-or-yaml' },
      { paths: ['**/.mocharc.{js,cjs,mjs}'], format: 'script' },
      { paths: ['**/package.json'], format: 'json', root: 'mocha' },
    ],
    settings: [
      {
        rule: 'config/tests-excluded',
        at: '**.ignore|exclude',
        looser: { by: 'grown', items: 'globs' },
        says: 'Tests under {name} no longer run.',
      },
      {
        rule: 'config/tests-excluded',
        at: '**.spec',
        looser: { by: 'shrunk', items: 'globs' },
        says: 'Tests that match {name} no longer run.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.forbid-only|forbidOnly|forbid-pending|forbidPending',
        looser: { by: 'false', absent: false },
        says: 'Focused or pending tests no longer fail the run.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.retries',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.allow-uncaught|pass-on-failing-test-suite|passOnFailingTestSuite',
        looser: { by: 'true' },
        says: 'Failures no longer fail the run.',
      },
    ],
    commands: [
      'mocha',
      '_mocha',
      'ava',
      'tap',
      'uvu',
      'node --test',
      'bun test',
      'deno test',
      'karma',
      'karma start',
      'detox test',
      'cypress run',
      'wtr',
      'web-test-runner',
      'testcafe',
    ],
    flags: [
      { flag: '--forbid-only', rule: 'config/ci-nonblocking', looser: 'removed', says: 'A focused test no longer fails the run.' },
      { flag: '--forbid-pending', rule: 'config/ci-nonblocking', looser: 'removed', says: 'A pending test no longer fails the run.' },
      { flag: '--pass-on-failing-test-suite', rule: 'config/ci-nonblocking', looser: 'added', says: 'Failures no longer fail the run.' },
      { flag: '--invert', rule: 'config/tests-excluded', looser: 'added', says: 'The tests that match no longer run.' },
      { flag: '--ignore', rule: 'config/tests-excluded', looser: 'added', says: 'Some tests no longer run.' },
      retries('--retries'),
      retried('--retries'),
    ],
  },
  {
    id: 'playwright',
    name: 'Playwright',
    kind: 'tests',
    files: [{ paths: ['**/playwright*.config.{js,mjs,ts}', '**/playwright.config.*.{js,mjs,ts}'], format: 'script' }],
    settings: [
      {
        rule: 'config/ci-nonblocking',
        at: '**.retries',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.forbidOnly',
        looser: { by: 'false', absent: false },
        says: 'A focused test no longer fails the run.',
      },
      {
        rule: 'config/tests-excluded',
        at: '**.testIgnore',
        looser: { by: 'grown', items: 'globs' },
        says: 'Tests under {name} no longer run.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.maxDiffPixels|maxDiffPixelRatio|threshold',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'Pictures may differ more before a test fails.',
      },
    ],
    commands: ['playwright test'],
    flags: [
      { flag: '--pass-with-no-tests', ...noTests },
      { flag: '--forbid-only', rule: 'config/ci-nonblocking', looser: 'removed', says: 'A focused test no longer fails the run.' },
      { flag: '--grep-invert', rule: 'config/tests-excluded', looser: 'added', says: 'The tests that match no longer run.' },
      {
        flag: '--update-snapshots',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        says: 'Snapshots are rewritten to whatever the code yields.',
      },
      retries('--retries'),
      retried('--retries'),
    ],
  },
  {
    id: 'nyc',
    name: 'nyc and c8',
    kind: 'coverage',
    files: [
      { paths: ['**/.nycrc', '**/.nycrc.{json,yml,yaml}', '**/.c8rc', '**/.c8rc.json'], format: 'json-or-yaml' },
      { paths: ['**/nyc.config.{js,cjs,mjs}'], format: 'script' },
      { paths: ['**/package.json'], format: 'json', root: 'nyc' },
      { paths: ['**/package.json'], format: 'json', root: 'c8' },
    ],
    settings: [
      {
        rule: 'config/coverage-loosened',
        at: '**.check-coverage|checkCoverage',
        looser: { by: 'false', absent: false },
        says: 'The thresholds are no longer enforced.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.per-file|perFile',
        looser: { by: 'false', absent: false },
        says: 'The thresholds no longer hold for each file.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.branches|lines|functions|statements',
        looser: { by: 'lower', absent: 'none' },
        says: 'Less of the code has to be covered: `{name}`.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.exclude',
        looser: { by: 'grown', items: 'globs' },
        says: 'Coverage no longer counts {name}.',
      },
    ],
    commands: ['nyc', 'c8'],
    flags: [
      { flag: '--check-coverage', rule: 'config/coverage-loosened', looser: 'removed', says: 'The thresholds are no longer enforced.' },
      { flag: '--no-check-coverage', rule: 'config/coverage-loosened', looser: 'added', says: 'The thresholds are no longer enforced.' },
      ...['--lines', '--branches', '--functions', '--statements'].map(
        (flag) => ({ flag, rule: 'config/coverage-loosened', looser: 'lower', says: 'Less of the code has to be covered.' }) as const,
      ),
    ],
  },
  {
    id: 'stryker',
    name: 'Stryker',
    kind: 'coverage',
    files: [
      { paths: ['**/stryker*.json', '**/stryker.conf.json'], format: 'json' },
      { paths: ['**/stryker*.{js,mjs,cjs}'], format: 'script' },
    ],
    settings: [
      {
        rule: 'config/coverage-loosened',
        at: '**.thresholds.*',
        looser: { by: 'lower', absent: 'none' },
        says: 'More mutants may survive the tests: `{name}`.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.ignore-methods|ignore-mutations|ignorers',
        looser: { by: 'grown', items: 'names' },
        says: 'Mutation testing leaves out {name}.',
      },
    ],
    commands: ['stryker', 'dotnet stryker'],
  },
  {
    id: 'size-limit',
    name: 'the size budget',
    kind: 'build',
    files: [
      { paths: ['**/.size-limit.json'], format: 'json' },
      { paths: ['**/package.json'], format: 'json', root: 'size-limit' },
    ],
    settings: [
      {
        rule: 'config/ci-nonblocking',
        at: '**.limit',
        looser: { by: 'higher' },
        severity: 'info',
        says: 'The bundle may grow further before the check fails.',
      },
    ],
    commands: ['size-limit', 'bundlesize'],
  },
];
