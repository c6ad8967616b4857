// Test runners and coverage of Python.
import type { Setting, Tool } from '../tool.ts';

const pyproject = (root: string) => ({ paths: ['**/pyproject.toml'], format: 'toml', root }) as const;

export const pythonTestTools: readonly Tool[] = [
  {
    id: 'pytest',
    name: 'pytest',
    kind: 'tests',
    files: [
      pyproject('tool.pytest.ini_options'),
      pyproject('tool.pytest'),
      { paths: ['**/pytest.ini', '**/.pytest.ini', '**/tox.ini'], format: 'ini', root: 'pytest' },
      { paths: ['**/setup.cfg'], format: 'ini', root: 'tool:pytest' },
    ],
    settings: [
      { rule: 'config/tests-excluded', at: 'addopts', looser: { by: 'flags' }, evenNew: true, says: '' },
      {
        rule: 'config/tests-excluded',
        at: 'testpaths|python_files|python_classes|python_functions',
        looser: { by: 'shrunk', items: 'names' },
        says: 'Tests that match {name} are no longer collected.',
      },
      {
        rule: 'config/tests-excluded',
        at: 'norecursedirs|collect_ignore',
        looser: { by: 'grown', items: 'globs' },
        says: 'Tests under {name} are no longer collected.',
      },
      {
        rule: 'config/tests-excluded',
        at: 'xfail_strict',
        looser: { by: 'false', absent: false },
        impliedBy: 'strict',
        says: 'A test that is expected to fail may pass unnoticed.',
      },
      {
        rule: 'config/lint-loosened',
        at: 'filterwarnings',
        looser: { by: 'shrunk', items: 'patterns' },
        severity: 'info',
        says: 'The warning filter {name} is gone.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: 'reruns',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
    ],
    commands: ['pytest', 'py.test', 'unittest', 'nose2', 'nosetests', 'trial', 'coverage run', 'behave', 'tox', 'nox', 'hatch test'],
    flags: [
      { flag: '--ignore', rule: 'config/tests-excluded', looser: 'added', says: 'The tests under that path no longer run.' },
      { flag: '--ignore-glob', rule: 'config/tests-excluded', looser: 'added', says: 'The tests that match no longer run.' },
      { flag: '--deselect', rule: 'config/tests-excluded', looser: 'added', says: 'The named test no longer runs.' },
      { flag: '-k', rule: 'config/tests-excluded', looser: 'added', value: /\bnot\b/, says: 'The tests that match no longer run.' },
      { flag: '-m', rule: 'config/tests-excluded', looser: 'added', value: /\bnot\b/, says: 'The tests with that mark no longer run.' },
      {
        flag: '--disable-warnings',
        rule: 'config/lint-loosened',
        looser: 'added',
        severity: 'info',
        says: 'Warnings are no longer shown.',
      },
      {
        flag: '--strict-markers',
        rule: 'config/tests-excluded',
        looser: 'removed',
        severity: 'warning',
        says: 'A misspelt mark is no longer an error.',
      },
      {
        flag: '--strict-config',
        rule: 'config/tests-excluded',
        looser: 'removed',
        severity: 'warning',
        says: 'A misspelt setting is no longer an error.',
      },
      {
        flag: '--reruns',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
      {
        flag: '--reruns',
        rule: 'config/ci-nonblocking',
        looser: 'higher',
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
      {
        flag: '--suppress-no-test-exit-code',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        says: 'A run that finds no test at all now passes.',
      },
      { flag: '--cov-fail-under', rule: 'config/coverage-loosened', looser: 'lower', says: 'Less of the code has to be covered.' },
      {
        flag: '--cov-fail-under',
        rule: 'config/coverage-loosened',
        looser: 'removed',
        says: 'No share of the code has to be covered any more.',
      },
      {
        flag: '--no-cov',
        rule: 'config/coverage-loosened',
        looser: 'added',
        severity: 'warning',
        says: 'Coverage is no longer measured here.',
      },
      {
        flag: '--no-cov-on-fail',
        rule: 'config/coverage-loosened',
        looser: 'added',
        severity: 'info',
        says: 'Coverage is not reported when tests fail.',
      },
    ],
  },
  {
    id: 'coverage-py',
    name: 'coverage.py',
    kind: 'coverage',
    files: [pyproject('tool.coverage'), { paths: ['**/.coveragerc'], format: 'ini' }],
    settings: coverage(''),
    commands: ['coverage report', 'diff-cover'],
    flags: [
      { flag: '--fail-under', rule: 'config/coverage-loosened', looser: 'lower', says: 'Less of the code has to be covered.' },
      {
        flag: '--fail-under',
        rule: 'config/coverage-loosened',
        looser: 'removed',
        says: 'No share of the code has to be covered any more.',
      },
    ],
  },
  {
    id: 'coverage-cfg',
    name: 'coverage.py',
    kind: 'coverage',
    files: [{ paths: ['**/setup.cfg', '**/tox.ini'], format: 'ini' }],
    settings: coverage('coverage:'),
  },
];

function coverage(prefix: string): Setting[] {
  return [
    {
      rule: 'config/coverage-loosened',
      at: `${prefix}report.fail_under`,
      looser: { by: 'lower', absent: 'none' },
      says: 'Less of the code has to be covered.',
    },
    {
      rule: 'config/coverage-loosened',
      at: `${prefix}report|${prefix}run.omit`,
      looser: { by: 'grown', items: 'globs' },
      says: 'Coverage no longer counts {name}.',
    },
    {
      rule: 'config/coverage-loosened',
      at: `${prefix}report.exclude_lines|exclude_also|partial_branches`,
      looser: { by: 'grown', items: 'names' },
      severity: 'warning',
      says: 'Coverage no longer counts lines that match {name}.',
    },
    {
      rule: 'config/coverage-loosened',
      at: `${prefix}run.source|include|source_pkgs`,
      looser: { by: 'shrunk', items: 'names' },
      says: 'Coverage no longer counts {name}.',
    },
    {
      rule: 'config/coverage-loosened',
      at: `${prefix}run.branch`,
      looser: { by: 'false', absent: false },
      says: 'Branches are no longer measured.',
    },
  ];
}
