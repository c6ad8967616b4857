// Linters and type checkers of Python.
import type { Flag, Setting, Tool } from '../tool.ts';

const ini = (root: string) => ({ paths: ['**/setup.cfg', '**/tox.ini'], format: 'ini', root }) as const;
const pyproject = (root: string) => ({ paths: ['**/pyproject.toml'], format: 'toml', root }) as const;
const ignoring = (tool: string, at: string): Setting => ({
  rule: 'config/lint-loosened',
  at,
  looser: { by: 'grown', items: 'names' },
  says: `${tool} no longer reports {name}.`,
});
const excluding = (tool: string, at: string, rule: Setting['rule'] = 'config/lint-loosened'): Setting => ({
  rule,
  at,
  looser: { by: 'grown', items: 'globs' },
  says: `${tool} no longer looks at {name}.`,
});
const exitZero: Flag = { flag: '--exit-zero', rule: 'config/ci-nonblocking', looser: 'added', says: 'The run passes whatever it finds.' };

const mypyOff =
  'ignore_errors|ignore_missing_imports|allow_untyped_defs|allow_untyped_globals|allow_redefinition|implicit_optional|implicit_reexport|no_strict_optional';
const mypyOn =
  'strict|strict_optional|disallow_*|warn_*|check_untyped_defs|no_implicit_optional|no_implicit_reexport|strict_equality|strict_concatenate|extra_checks';
const mypySettings = (prefix: string): Setting[] => [
  {
    rule: 'config/types-loosened',
    at: `${prefix}${mypyOn}`,
    looser: { by: 'false', absent: false },
    impliedBy: 'strict',
    says: 'mypy no longer reports what `{name}` finds.',
  },
  { rule: 'config/types-loosened', at: `${prefix}ignore_errors`, looser: { by: 'true' }, says: 'mypy no longer reports any error there.' },
  {
    rule: 'config/types-loosened',
    at: `${prefix}${mypyOff.replace('ignore_errors|ignore_missing_imports|', '')}`,
    looser: { by: 'true' },
    says: 'mypy no longer reports what `{name}` hides.',
  },
  {
    rule: 'config/types-loosened',
    at: `${prefix}ignore_missing_imports`,
    looser: { by: 'true' },
    severity: 'warning',
    says: 'Imports that mypy cannot find count as `Any`.',
  },
  {
    rule: 'config/types-loosened',
    at: `${prefix}disable_error_code`,
    looser: { by: 'grown', items: 'names' },
    says: 'mypy no longer reports {name}.',
  },
  {
    rule: 'config/types-loosened',
    at: `${prefix}enable_error_code`,
    looser: { by: 'shrunk', items: 'names' },
    says: 'mypy no longer reports {name}.',
  },
  {
    rule: 'config/types-loosened',
    at: `${prefix}follow_imports`,
    looser: { by: 'level', scale: [['skip'], ['silent'], ['error', 'normal']], absent: 'normal' },
    severity: 'warning',
    says: 'mypy no longer checks what is imported.',
  },
];

export const pythonTools: readonly Tool[] = [
  {
    id: 'ruff',
    name: 'Ruff',
    kind: 'lint',
    files: [pyproject('tool.ruff'), { paths: ['**/ruff.toml', '**/.ruff.toml'], format: 'toml' }],
    settings: [
      ignoring('Ruff', 'ignore|extend-ignore'),
      ignoring('Ruff', 'lint.ignore|extend-ignore'),
      ignoring('Ruff', '**.per-file-ignores|extend-per-file-ignores.*'),
      excluding('Ruff', '**.exclude|extend-exclude'),
      {
        rule: 'config/lint-loosened',
        at: '**.select|extend-select',
        looser: { by: 'shrunk', items: 'names' },
        says: 'Ruff no longer applies {name}.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.line-length|max-complexity|max-args|max-branches|max-statements|max-returns',
        looser: { by: 'higher' },
        severity: 'info',
        says: '`{name}` lets more through.',
      },
    ],
    commands: ['ruff check', 'ruff'],
    flags: [
      exitZero,
      { flag: '-e', ...withoutFlag(exitZero) },
      { flag: '--ignore', rule: 'config/lint-loosened', looser: 'added', says: 'Ruff no longer reports the named rules.' },
      { flag: '--extend-ignore', rule: 'config/lint-loosened', looser: 'added', says: 'Ruff no longer reports the named rules.' },
      { flag: '--add-noqa', rule: 'config/lint-loosened', looser: 'added', says: 'Every finding there is now is silenced.' },
    ],
  },
  {
    id: 'flake8',
    name: 'Flake8',
    kind: 'lint',
    files: [{ paths: ['**/.flake8'], format: 'ini', root: 'flake8' }, ini('flake8'), pyproject('tool.flake8')],
    settings: [
      ignoring('Flake8', 'ignore|extend-ignore|extend_ignore'),
      ignoring('Flake8', 'per-file-ignores|per_file_ignores|extend-per-file-ignores'),
      excluding('Flake8', 'exclude|extend-exclude|extend_exclude'),
      {
        rule: 'config/lint-loosened',
        at: 'select|extend-select',
        looser: { by: 'shrunk', items: 'names' },
        says: 'Flake8 no longer applies {name}.',
      },
      {
        rule: 'config/lint-loosened',
        at: 'max-complexity|max-line-length|max_complexity|max_line_length',
        looser: { by: 'higher' },
        severity: 'info',
        says: '`{name}` lets more through.',
      },
    ],
    commands: [
      'flake8',
      'pyflakes',
      'pycodestyle',
      'pydocstyle',
      'isort --check',
      'isort --check-only',
      'black --check',
      'autopep8 --diff',
      'ruff format --check',
      'codespell',
      'interrogate',
      'vulture',
      'pyupgrade',
      'doc8',
    ],
    flags: [
      exitZero,
      { flag: '--ignore', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules are no longer reported.' },
      { flag: '--extend-ignore', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules are no longer reported.' },
    ],
  },
  {
    id: 'pylint',
    name: 'Pylint',
    kind: 'lint',
    files: [
      { paths: ['**/.pylintrc', '**/pylintrc'], format: 'ini' },
      { paths: ['**/pyproject.toml'], format: 'toml', root: 'tool.pylint' },
      ini('pylint'),
    ],
    settings: [
      ignoring('Pylint', '**.disable'),
      {
        rule: 'config/lint-loosened',
        at: '**.ignore|ignore-paths|ignore-patterns',
        looser: { by: 'grown', items: 'patterns' },
        says: 'Pylint no longer looks at {name}.',
      },
      { rule: 'config/lint-loosened', at: '**.fail-under', looser: { by: 'lower', absent: 'none' }, says: 'A lower score passes.' },
      {
        rule: 'config/lint-loosened',
        at: '**.enable|fail-on',
        looser: { by: 'shrunk', items: 'names' },
        says: 'Pylint no longer reports {name}.',
      },
      { rule: 'config/lint-loosened', at: '**.max-*', looser: { by: 'higher' }, severity: 'info', says: '`{name}` lets more through.' },
    ],
    commands: ['pylint'],
    flags: [
      exitZero,
      { flag: '--disable', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules are no longer reported.' },
      { flag: '--fail-under', rule: 'config/lint-loosened', looser: 'lower', says: 'A lower score passes.' },
    ],
  },
  {
    id: 'mypy',
    name: 'mypy',
    kind: 'types',
    files: [pyproject('tool.mypy'), { paths: ['**/mypy.ini', '**/.mypy.ini'], format: 'ini', root: 'mypy' }, ini('mypy')],
    settings: [
      ...mypySettings(''),
      ...mypySettings('overrides.*.'),
      { rule: 'config/types-loosened', at: 'exclude', looser: { by: 'grown', items: 'patterns' }, says: 'mypy no longer looks at {name}.' },
    ],
    commands: ['mypy', 'dmypy', 'stubtest'],
    flags: [
      { flag: '--strict', rule: 'config/types-loosened', looser: 'removed', says: 'mypy no longer applies its strict checks.' },
      {
        flag: '--ignore-missing-imports',
        rule: 'config/types-loosened',
        looser: 'added',
        severity: 'warning',
        says: 'Imports that mypy cannot find count as `Any`.',
      },
      { flag: '--disable-error-code', rule: 'config/types-loosened', looser: 'added', says: 'mypy no longer reports the named errors.' },
      { flag: '--no-strict-optional', rule: 'config/types-loosened', looser: 'added', says: '`None` passes wherever a value is expected.' },
      { flag: '--exclude', rule: 'config/types-loosened', looser: 'added', says: 'mypy no longer looks at the named files.' },
    ],
  },
  {
    id: 'mypy-modules',
    name: 'mypy',
    kind: 'types',
    files: [{ paths: ['**/mypy.ini', '**/.mypy.ini', '**/setup.cfg', '**/tox.ini'], format: 'ini' }],
    settings: mypySettings('mypy-*.'),
  },
  {
    id: 'pyright',
    name: 'Pyright',
    kind: 'types',
    files: [{ paths: ['**/pyrightconfig.json'], format: 'json' }, pyproject('tool.pyright'), pyproject('tool.basedpyright')],
    settings: [
      {
        rule: 'config/types-loosened',
        at: 'typeCheckingMode',
        looser: { by: 'level', scale: [['off'], ['basic'], ['standard'], ['strict'], ['recommended'], ['all']], absent: 'standard' },
        says: 'Pyright applies fewer checks.',
      },
      {
        rule: 'config/types-loosened',
        at: 'report*',
        looser: { by: 'level', scale: [['none', 'false'], ['information'], ['warning'], ['error', 'true']] },
        says: 'Pyright no longer reports `{name}` as an error.',
      },
      {
        rule: 'config/types-loosened',
        at: 'ignore|exclude',
        looser: { by: 'grown', items: 'globs' },
        says: 'Pyright no longer looks at {name}.',
      },
      {
        rule: 'config/types-loosened',
        at: 'strict',
        looser: { by: 'shrunk', items: 'globs' },
        says: 'Pyright is no longer strict about {name}.',
      },
      { rule: 'config/types-loosened', at: 'strict*', looser: { by: 'false' }, says: 'Pyright no longer applies `{name}`.' },
    ],
    commands: ['pyright', 'basedpyright', 'ty check', 'pyre', 'pytype', 'pyrefly'],
    flags: [exitZero],
  },
  {
    id: 'ty',
    name: 'ty',
    kind: 'types',
    files: [pyproject('tool.ty'), { paths: ['**/ty.toml'], format: 'toml' }],
    settings: [
      {
        rule: 'config/types-loosened',
        at: '**.rules.*',
        looser: { by: 'level', scale: [['ignore'], ['warn'], ['error']] },
        says: 'ty no longer reports `{name}` as an error.',
      },
    ],
  },
  {
    id: 'bandit',
    name: 'Bandit',
    kind: 'security',
    files: [
      pyproject('tool.bandit'),
      { paths: ['**/.bandit'], format: 'ini', root: 'bandit' },
      { paths: ['**/bandit.{yml,yaml}'], format: 'yaml' },
    ],
    settings: [ignoring('Bandit', 'skips'), excluding('Bandit', 'exclude_dirs|exclude')],
    commands: ['bandit', 'safety check', 'pip-audit'],
    flags: [exitZero, { flag: '--skip', rule: 'config/lint-loosened', looser: 'added', says: 'Bandit no longer reports the named rules.' }],
  },
];
function withoutFlag({ flag: _, ...rest }: Flag): Omit<Flag, 'flag'> {
  return rest;
}
