// Linters, runners and coverage of Java, Kotlin, Scala and their builds.
import type { Tool } from '../tool.ts';

const severities = [['ignore', 'none', 'off', 'hint'], ['info', 'information'], ['warning', 'warn'], ['error']];
const gradleFiles = { paths: ['**/*.gradle', '**/*.gradle.kts'], format: 'braces' } as const;
const pom = { paths: ['**/pom.xml'], format: 'xml' } as const;

export const jvmTools: readonly Tool[] = [
  {
    id: 'checkstyle',
    name: 'Checkstyle',
    kind: 'lint',
    files: [{ paths: ['**/*checkstyle*.xml', '**/checkstyle/*.xml', '**/checkstyle/**/*.xml', '**/*suppressions*.xml'], format: 'xml' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '**.suppress|suppress-xpath',
        looser: { by: 'added' },
        says: 'Checkstyle no longer reports what this entry hides.',
      },
      { rule: 'config/lint-loosened', at: 'module.**.module', looser: { by: 'removed' }, says: 'Checkstyle no longer applies this check.' },
      {
        rule: 'config/lint-loosened',
        at: '**.property.@value',
        looser: { by: 'level', scale: severities },
        says: 'What Checkstyle finds no longer fails the build.',
      },
    ],
    commands: ['checkstyle', 'pmd check', 'spotbugs', 'google-java-format --dry-run'],
  },
  {
    id: 'spotbugs',
    name: 'SpotBugs',
    kind: 'lint',
    files: [{ paths: ['**/*spotbugs*.xml', '**/*findbugs*.xml', '**/spotbugs/*.xml'], format: 'xml' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: 'FindBugsFilter.Match',
        looser: { by: 'added' },
        says: 'SpotBugs no longer reports what this filter matches.',
      },
    ],
  },
  {
    id: 'pmd',
    name: 'PMD',
    kind: 'lint',
    files: [{ paths: ['**/*pmd*.xml', '**/pmd/*.xml'], format: 'xml' }],
    settings: [
      { rule: 'config/lint-loosened', at: 'ruleset.**.exclude', looser: { by: 'added' }, says: 'PMD no longer applies this rule.' },
      { rule: 'config/lint-loosened', at: 'ruleset.exclude-pattern', looser: { by: 'added' }, says: 'PMD no longer looks at these files.' },
      { rule: 'config/lint-loosened', at: 'ruleset.rule', looser: { by: 'removed' }, says: 'PMD no longer applies this rule.' },
    ],
  },
  {
    id: 'maven',
    name: 'Maven',
    kind: 'build',
    files: [pom],
    settings: [
      {
        rule: 'config/tests-excluded',
        at: '**.skipTests|skipITs|maven\\.test\\.skip|skipUnitTests',
        looser: { by: 'true' },
        evenNew: true,
        says: 'The build no longer runs the tests.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.testFailureIgnore|maven\\.test\\.failure\\.ignore',
        looser: { by: 'true' },
        evenNew: true,
        says: 'Failing tests no longer fail the build.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.failsOnError|failOnViolation|failOnWarning|failOnError',
        looser: { by: 'false' },
        says: 'What the linter finds no longer fails the build.',
      },
      { rule: 'config/lint-loosened', at: '**.maxAllowedViolations', looser: { by: 'higher' }, says: 'More violations are let through.' },
      {
        rule: 'config/tests-excluded',
        at: '**.configuration.excludes.exclude',
        looser: { by: 'added' },
        severity: 'warning',
        says: 'The build leaves these out.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.rerunFailingTestsCount',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.limit.minimum',
        looser: { by: 'lower', absent: 'none' },
        says: 'Less of the code has to be covered.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.mutationThreshold|coverageThreshold',
        looser: { by: 'lower', absent: 'none' },
        says: 'More mutants may survive the tests.',
      },
    ],
    commands: [
      'mvn test',
      'mvn verify',
      'mvn package',
      'mvn install',
      'mvnw test',
      'mvnw verify',
      'mvnw package',
      'mvnw install',
      'mvn',
      'mvnw',
    ],
    flags: [
      ...['-DskipTests', '-DskipITs', '-Dmaven.test.skip', '-DskipTests=true', '-Dmaven.test.skip=true'].map(
        (flag) =>
          ({
            flag,
            rule: 'config/tests-excluded',
            looser: 'added',
            severity: 'warning',
            says: 'The build no longer runs the tests.',
          }) as const,
      ),
      ...['-Dcheckstyle.skip', '-Dspotbugs.skip', '-Dpmd.skip', '-Dspotless.check.skip'].map(
        (flag) =>
          ({
            flag,
            rule: 'config/lint-loosened',
            looser: 'added',
            severity: 'warning',
            says: 'The build no longer runs this linter.',
          }) as const,
      ),
      { flag: '-fn', rule: 'config/ci-nonblocking', looser: 'added', says: 'The build passes whatever fails.' },
      {
        flag: '-Dmaven.test.failure.ignore',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        says: 'Failing tests no longer fail the build.',
      },
    ],
  },
  {
    id: 'gradle',
    name: 'Gradle',
    kind: 'build',
    files: [gradleFiles],
    settings: [
      {
        rule: 'config/ci-nonblocking',
        at: '**.ignoreFailures|isIgnoreFailures',
        looser: { by: 'true' },
        evenNew: true,
        says: 'What this task finds no longer fails the build.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.allWarningsAsErrors|warningsAsErrors|abortOnError',
        looser: { by: 'false', absent: false },
        says: 'Warnings no longer fail the build.',
      },
      { rule: 'config/lint-loosened', at: '**.maxWarnings|maxErrors', looser: { by: 'higher' }, says: 'More findings are let through.' },
      {
        rule: 'config/lint-loosened',
        at: '**.lint|lintOptions.disable',
        looser: { by: 'grown', items: 'names' },
        says: 'Android lint no longer reports {name}.',
      },
      { rule: 'config/tests-excluded', at: '**.*est*.enabled|isEnabled', looser: { by: 'false' }, says: 'This test task no longer runs.' },
      {
        rule: 'config/ci-nonblocking',
        at: '**.failOnNoDiscoveredTests',
        looser: { by: 'false' },
        says: 'A run that finds no test at all now passes.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.limit|rule|bound.minimum|minValue',
        looser: { by: 'lower', absent: 'none' },
        says: 'Less of the code has to be covered.',
      },
      {
        rule: 'config/ci-nonblocking',
        at: '**.retry.maxRetries',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'A failing test is run again until it passes.',
      },
    ],
    commands: ['gradle check', 'gradle test', 'gradle build', 'gradlew check', 'gradlew test', 'gradlew build', 'gradlew', 'gradle'],
    flags: [
      {
        flag: '-x',
        rule: 'config/tests-excluded',
        looser: 'added',
        value: /test|check|lint|detekt/i,
        severity: 'warning',
        says: 'The build leaves this task out.',
      },
      {
        flag: '--continue',
        rule: 'config/ci-nonblocking',
        looser: 'added',
        severity: 'info',
        says: 'The build goes on after a failure; it still fails in the end.',
      },
    ],
  },
  {
    id: 'detekt',
    name: 'detekt',
    kind: 'lint',
    files: [{ paths: ['**/*detekt*.{yml,yaml}', '**/detekt/*.{yml,yaml}'], format: 'yaml' }],
    settings: [
      { rule: 'config/lint-loosened', at: '**.active', looser: { by: 'false' }, says: 'detekt no longer applies this rule.' },
      {
        rule: 'config/lint-loosened',
        at: '**.excludes|ignoreAnnotated',
        looser: { by: 'grown', items: 'globs' },
        says: 'The rule no longer looks at {name}.',
      },
      { rule: 'config/lint-loosened', at: 'build.maxIssues', looser: { by: 'higher' }, says: 'More findings are let through.' },
      {
        rule: 'config/lint-loosened',
        at: '**.*hreshold|max|maxLineLength|allowed*',
        looser: { by: 'higher' },
        severity: 'warning',
        says: 'The rule lets more through.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.warningsAsErrors',
        looser: { by: 'false', absent: false },
        says: 'Warnings no longer fail the build.',
      },
    ],
    commands: ['detekt', 'ktlint', 'scalafix --check', 'scalafmt --check', 'sbt test'],
  },
  {
    id: 'detekt-baseline',
    name: 'detekt',
    kind: 'lint',
    files: [{ paths: ['**/*baseline*.xml'], format: 'xml' }],
    settings: [
      ...['SmellBaseline.**.ID', 'issues.issue', 'baseline.file.error|*'].map((at) => ({
        rule: 'config/lint-loosened' as const,
        at,
        looser: { by: 'added' as const },
        act: 'The baseline took in {value}.',
        says: 'It hides a finding that this change brings.',
      })),
    ],
  },
  {
    id: 'ktlint',
    name: 'ktlint',
    kind: 'lint',
    files: [{ paths: ['**/.editorconfig'], format: 'editorconfig' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '*.ktlint_*',
        looser: { by: 'level', scale: [['disabled'], ['enabled']] },
        says: 'ktlint no longer applies `{name}`.',
      },
      {
        rule: 'config/lint-loosened',
        at: '*.disabled_rules|ktlint_disabled_rules',
        looser: { by: 'grown', items: 'names' },
        says: 'ktlint no longer applies {name}.',
      },
    ],
  },
  {
    id: 'android-lint',
    name: 'Android lint',
    kind: 'lint',
    files: [{ paths: ['**/lint.xml'], format: 'xml' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: 'lint.issue.@severity',
        looser: { by: 'level', scale: severities },
        says: 'Android lint no longer reports this as an error.',
      },
      { rule: 'config/lint-loosened', at: 'lint.issue.ignore', looser: { by: 'added' }, says: 'Android lint no longer looks there.' },
    ],
  },
];
