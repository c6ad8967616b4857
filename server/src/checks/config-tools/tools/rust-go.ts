// Linters, runners and coverage of Rust and Go.
import type { Tool } from '../tool.ts';

const lintLevels = [['allow'], ['warn'], ['deny'], ['forbid']];

export const rustAndGoTools: readonly Tool[] = [
  {
    id: 'rust-lints',
    name: 'rustc and Clippy',
    kind: 'lint',
    files: [{ paths: ['**/Cargo.toml'], format: 'toml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'lints.*.*', looser: { by: 'level', scale: lintLevels, absent: 'allow' }, says: 'The lint `{name}` no longer warns or fails.' },
      { rule: 'config/lint-loosened', at: 'workspace.lints.*.*', looser: { by: 'level', scale: lintLevels, absent: 'allow' }, says: 'The lint `{name}` no longer warns or fails.' },
      { rule: 'config/lint-loosened', at: 'lints.workspace', looser: { by: 'false', absent: false }, says: 'The lints of the workspace no longer apply to this crate.' },
    ],
    commands: ['cargo clippy', 'cargo check', 'cargo fmt --check', 'cargo fmt', 'cargo deny', 'cargo audit', 'cargo test', 'cargo nextest', 'cargo build', 'cargo miri', 'cargo hack', 'cargo semver-checks', 'cargo llvm-cov', 'cargo tarpaulin', 'cargo doc', 'cargo machete', 'cargo udeps'],
    flags: [
      { flag: '-A', rule: 'config/lint-loosened', looser: 'added', says: 'The named lint no longer warns or fails.' },
      { flag: '-Dwarnings', rule: 'config/lint-loosened', looser: 'removed', says: 'Warnings no longer fail the run.' },
      { flag: '--cap-lints', rule: 'config/lint-loosened', looser: 'added', says: 'Lints no longer fail the run.' },
      { flag: '--skip', rule: 'config/tests-excluded', looser: 'added', says: 'The tests that match no longer run.' },
      { flag: '--no-tests=pass', rule: 'config/ci-nonblocking', looser: 'added', says: 'A run that finds no test at all now passes.' },
      { flag: '--fail-under-lines', rule: 'config/coverage-loosened', looser: 'lower', says: 'Less of the code has to be covered.' },
    ],
  },
  {
    id: 'clippy',
    name: 'Clippy',
    kind: 'lint',
    files: [{ paths: ['**/clippy.toml', '**/.clippy.toml'], format: 'toml' }],
    settings: [
      { rule: 'config/lint-loosened', at: '*-threshold|too-many-*|max-*', looser: { by: 'higher' }, says: '`{name}` lets more through.' },
      { rule: 'config/lint-loosened', at: 'disallowed-*', looser: { by: 'shrunk', items: 'names' }, says: '{name} is no longer disallowed.' },
      { rule: 'config/lint-loosened', at: 'allow-*', looser: { by: 'true' }, severity: 'warning', says: 'Clippy no longer reports what `{name}` lets through.' },
    ],
  },
  {
    id: 'nextest',
    name: 'nextest',
    kind: 'tests',
    files: [{ paths: ['**/.config/nextest.toml'], format: 'toml' }],
    settings: [
      { rule: 'config/ci-nonblocking', at: '**.retries', looser: { by: 'higher' }, severity: 'warning', says: 'A failing test is run again until it passes.' },
      { rule: 'config/tests-excluded', at: 'profile.*.default-filter', looser: { by: 'grown', items: 'patterns' }, severity: 'warning', says: 'The default run leaves tests out: {name}.' },
    ],
  },
  {
    id: 'cargo-deny',
    name: 'cargo-deny',
    kind: 'security',
    files: [{ paths: ['**/deny.toml'], format: 'toml' }, { paths: ['**/.cargo/audit.toml'], format: 'toml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'advisories.ignore', looser: { by: 'grown', items: 'names' }, says: 'The known hole {name} is no longer reported.' },
      { rule: 'config/lint-loosened', at: 'bans|licenses|sources|advisories.*', looser: { by: 'level', scale: lintLevels }, says: 'cargo-deny no longer reports `{name}` as an error.' },
    ],
  },
  {
    id: 'golangci',
    name: 'golangci-lint',
    kind: 'lint',
    files: [{ paths: ['**/.golangci.{yml,yaml}', '**/.golangci-*.{yml,yaml}'], format: 'yaml' }, { paths: ['**/.golangci.toml'], format: 'toml' }, { paths: ['**/.golangci.json'], format: 'json' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'linters.disable', looser: { by: 'grown', items: 'names' }, says: 'The linter {name} no longer runs.' },
      { rule: 'config/lint-loosened', at: 'linters.enable', looser: { by: 'shrunk', items: 'names' }, says: 'The linter {name} no longer runs.' },
      { rule: 'config/lint-loosened', at: 'linters.default', looser: { by: 'level', scale: [['none'], ['fast'], ['standard'], ['all']], absent: 'standard' }, says: 'Fewer linters run.' },
      { rule: 'config/lint-loosened', at: 'linters.enable-all', looser: { by: 'false', absent: false }, says: 'Not all linters run any more.' },
      { rule: 'config/lint-loosened', at: 'issues.exclude|exclude-rules', looser: { by: 'grown', items: 'names' }, says: 'Findings that match {name} are no longer reported.' },
      { rule: 'config/lint-loosened', at: '**.exclusions.rules|presets', looser: { by: 'grown', items: 'names' }, says: 'Findings that match {name} are no longer reported.' },
      { rule: 'config/lint-loosened', at: '**.exclusions.paths|exclude-dirs|exclude-files|skip-dirs|skip-files', looser: { by: 'grown', items: 'patterns' }, says: 'Files that match {name} are no longer linted.' },
      { rule: 'config/lint-loosened', at: '**.skip-dirs|skip-files|exclude-dirs|exclude-files', looser: { by: 'grown', items: 'patterns' }, says: 'Files that match {name} are no longer linted.' },
      { rule: 'config/lint-loosened', at: '**.settings|linters-settings.*.excludes|disabled-checks|disable', looser: { by: 'grown', items: 'names' }, says: '{name} is no longer reported.' },
      { rule: 'config/tests-excluded', at: 'run.tests', looser: { by: 'false' }, says: 'Test files are no longer linted.' },
      { rule: 'config/ci-nonblocking', at: '**.issues-exit-code', looser: { by: 'level', scale: [['0'], ['1', '2', '3']] }, says: 'The run passes whatever it finds.' },
      { rule: 'config/lint-loosened', at: 'issues.new', looser: { by: 'true' }, severity: 'warning', says: 'Only new findings are reported.' },
    ],
    commands: ['golangci-lint', 'staticcheck', 'go vet', 'go test', 'gotestsum', 'gosec', 'govulncheck', 'gofmt -l', 'revive', 'go build', 'richgo', 'ginkgo'],
    flags: [
      { flag: '--issues-exit-code=0', rule: 'config/ci-nonblocking', looser: 'added', says: 'The run passes whatever it finds.' },
      { flag: '-vet=off', rule: 'config/lint-loosened', looser: 'added', says: 'Tests run without vet.' },
      { flag: '-race', rule: 'config/tests-excluded', looser: 'removed', severity: 'warning', says: 'Data races are no longer looked for.' },
      { flag: '-short', rule: 'config/tests-excluded', looser: 'added', severity: 'warning', says: 'Long tests no longer run.' },
      { flag: '-skip', rule: 'config/tests-excluded', looser: 'added', says: 'The tests that match no longer run.' },
      { flag: '-no-fail', rule: 'config/ci-nonblocking', looser: 'added', says: 'The run passes whatever it finds.' },
      { flag: '-exclude', rule: 'config/lint-loosened', looser: 'added', says: 'The named rules are no longer reported.' },
    ],
  },
  {
    id: 'staticcheck',
    name: 'Staticcheck',
    kind: 'lint',
    files: [{ paths: ['**/staticcheck.conf'], format: 'toml' }],
    settings: [{ rule: 'config/lint-loosened', at: 'checks', looser: { by: 'grown', items: 'patterns', only: '-' }, says: 'Staticcheck no longer reports {name}.' }],
  },
];
