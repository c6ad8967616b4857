// Tools of C and C++, Swift, Dart, shell, and services that read any language.
import type { Tool } from '../tool.ts';

export const generalTools: readonly Tool[] = [
  {
    id: 'clang-tidy',
    name: 'clang-tidy',
    kind: 'lint',
    files: [{ paths: ['**/.clang-tidy'], format: 'yaml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'Checks', looser: { by: 'grown', items: 'patterns', only: '-' }, says: 'clang-tidy no longer applies {name}.' },
      { rule: 'config/lint-loosened', at: 'WarningsAsErrors', looser: { by: 'shrunk', items: 'names' }, says: '{name} no longer fails the run.' },
    ],
    commands: ['clang-tidy', 'run-clang-tidy', 'cppcheck', 'cpplint', 'ctest', 'clang-format --dry-run', 'cmake --build', 'meson test', 'ninja test', 'bazel test', 'bazel build', 'bazelisk test', 'xcodebuild test', 'xcodebuild', 'swift test', 'swift build', 'dart test', 'dart analyze', 'flutter test', 'flutter analyze', 'mix test', 'mix credo', 'mix dialyzer', 'sbt'],
    flags: [{ flag: '--warnings-as-errors', rule: 'config/lint-loosened', looser: 'removed', says: 'What clang-tidy finds no longer fails the run.' }],
  },
  {
    id: 'swiftlint',
    name: 'SwiftLint',
    kind: 'lint',
    files: [{ paths: ['**/.swiftlint.yml'], format: 'yaml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'disabled_rules', looser: { by: 'grown', items: 'names' }, says: 'SwiftLint no longer applies {name}.' },
      { rule: 'config/lint-loosened', at: 'opt_in_rules|only_rules|analyzer_rules', looser: { by: 'shrunk', items: 'names' }, says: 'SwiftLint no longer applies {name}.' },
      { rule: 'config/lint-loosened', at: 'excluded', looser: { by: 'grown', items: 'globs' }, says: 'SwiftLint no longer looks at {name}.' },
      { rule: 'config/lint-loosened', at: 'strict', looser: { by: 'false', absent: false }, says: 'Warnings no longer fail the run.' },
    ],
    commands: ['swiftlint', 'swiftformat --lint'],
  },
  {
    id: 'dart-analyzer',
    name: 'the Dart analyzer',
    kind: 'types',
    files: [{ paths: ['**/analysis_options.yaml'], format: 'yaml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'analyzer.errors.*', looser: { by: 'level', scale: [['ignore'], ['info'], ['warning'], ['error']] }, says: 'The analyzer no longer reports `{name}` as an error.' },
      { rule: 'config/lint-loosened', at: 'analyzer.exclude', looser: { by: 'grown', items: 'globs' }, says: 'The analyzer no longer looks at {name}.' },
      { rule: 'config/lint-loosened', at: 'linter.rules', looser: { by: 'shrunk', items: 'names' }, says: 'The analyzer no longer applies {name}.' },
      { rule: 'config/types-loosened', at: 'analyzer.language.strict-*', looser: { by: 'false', absent: false }, says: 'The analyzer no longer applies `{name}`.' },
    ],
  },
  {
    id: 'shellcheck',
    name: 'ShellCheck',
    kind: 'lint',
    files: [{ paths: ['**/.shellcheckrc', '**/shellcheckrc'], format: 'properties' }],
    settings: [{ rule: 'config/lint-loosened', at: 'disable', looser: { by: 'grown', items: 'names' }, says: 'ShellCheck no longer reports {name}.' }],
    commands: ['shellcheck', 'shfmt -d', 'bats', 'hadolint', 'yamllint', 'actionlint', 'zizmor', 'markdownlint', 'markdownlint-cli2', 'sqlfluff lint', 'buf lint', 'spectral lint', 'typos', 'cspell', 'reuse lint', 'commitlint', 'prettier --check', 'prettier -c', 'dprint check', 'knip', 'publint', 'editorconfig-checker'],
    flags: [{ flag: '-e', rule: 'config/lint-loosened', looser: 'added', value: /SC\d/, says: 'ShellCheck no longer reports the named rules.' }],
  },
  {
    id: 'sonar',
    name: 'SonarQube',
    kind: 'security',
    files: [{ paths: ['**/sonar-project.properties', '**/.sonarcloud.properties'], format: 'properties' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'sonar\\.exclusions|sonar\\.issue\\.ignore\\.multicriteria', looser: { by: 'grown', items: 'globs' }, says: 'SonarQube no longer looks at {name}.' },
      { rule: 'config/coverage-loosened', at: 'sonar\\.coverage\\.exclusions', looser: { by: 'grown', items: 'globs' }, says: 'Coverage no longer counts {name}.' },
      { rule: 'config/lint-loosened', at: 'sonar\\.cpd\\.exclusions', looser: { by: 'grown', items: 'globs' }, severity: 'warning', says: 'Copies in {name} are no longer found.' },
      { rule: 'config/ci-nonblocking', at: 'sonar\\.qualitygate\\.wait', looser: { by: 'false', absent: false }, says: 'A failed quality gate no longer fails the run.' },
    ],
    commands: ['sonar-scanner', 'semgrep', 'trivy', 'grype', 'snyk test', 'gitleaks', 'trufflehog', 'osv-scanner', 'codeql', 'npm audit', 'yarn audit', 'pnpm audit', 'yarn npm audit', 'checkov', 'tfsec', 'tflint', 'kube-linter', 'docker scout'],
    flags: [
      { flag: '--audit-level', rule: 'config/lint-loosened', looser: 'added', value: /critical|none/, severity: 'warning', says: 'Known holes below that level pass.' },
      { flag: '--exit-code=0', rule: 'config/ci-nonblocking', looser: 'added', says: 'The scan passes whatever it finds.' },
    ],
  },
  {
    id: 'codecov',
    name: 'Codecov',
    kind: 'coverage',
    files: [{ paths: ['**/codecov.{yml,yaml}', '**/.codecov.{yml,yaml}'], format: 'yaml' }],
    settings: [
      { rule: 'config/coverage-loosened', at: 'coverage.status.**.target', looser: { by: 'lower' }, says: 'Less of the code has to be covered.' },
      { rule: 'config/coverage-loosened', at: 'coverage.status.**.threshold', looser: { by: 'higher' }, says: 'Coverage may drop further before the status fails.' },
      { rule: 'config/coverage-loosened', at: 'coverage.status.**.informational', looser: { by: 'true' }, says: 'The status no longer fails.' },
      { rule: 'config/coverage-loosened', at: 'coverage.status.project|patch|default_rules', looser: { by: 'level', scale: [['off', 'false'], ['on', 'true']] }, says: 'The status `{name}` is no longer reported.' },
      { rule: 'config/coverage-loosened', at: 'ignore', looser: { by: 'grown', items: 'globs' }, says: 'Coverage no longer counts {name}.' },
    ],
  },
  {
    id: 'package-scripts',
    name: 'the package’s scripts',
    kind: 'build',
    files: [],
    settings: [],
    commands: ['npm test', 'yarn test', 'pnpm test', 'bun run test', 'npm t', 'composer test', 'make test', 'make check', 'make lint', 'just test', 'task test', 'lint-staged', 'pre-commit run', 'prek run', 'lefthook run', 'changeset status', 'turbo run', 'nx affected', 'nx run-many', 'turbo'],
  },
];
