// Analyzers, builds and coverage of .NET.
import type { Tool } from '../tool.ts';

const project = { paths: ['**/*.{csproj,fsproj,vbproj,props,targets}'], format: 'xml' } as const;
const severities = [['none', 'silent'], ['suggestion', 'default', 'hidden', 'info'], ['warning'], ['error']];

export const dotnetTools: readonly Tool[] = [
  {
    id: 'msbuild',
    name: 'MSBuild',
    kind: 'build',
    files: [project],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '**.NoWarn|WarningsNotAsErrors|MSBuildWarningsAsMessages',
        looser: { by: 'grown', items: 'names' },
        says: 'The compiler and its analyzers no longer report {name}.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.WarningsAsErrors',
        looser: { by: 'shrunk', items: 'names' },
        says: '{name} no longer fails the build.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.TreatWarningsAsErrors|CodeAnalysisTreatWarningsAsErrors|MSBuildTreatWarningsAsErrors|EnableNETAnalyzers|RunAnalyzers|RunAnalyzersDuringBuild|RunAnalyzersDuringLiveAnalysis|EnforceCodeStyleInBuild',
        looser: { by: 'false', absent: false },
        says: '`{name}` no longer holds the build to what the analyzers find.',
      },
      {
        rule: 'config/types-loosened',
        at: '**.Nullable',
        looser: { by: 'level', scale: [['disable'], ['annotations'], ['warnings'], ['enable']], absent: 'disable' },
        says: 'The compiler no longer checks for null.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.AnalysisMode|AnalysisLevel',
        looser: { by: 'level', scale: [['none'], ['default'], ['minimum'], ['recommended'], ['all']] },
        says: 'Fewer analyzers run.',
      },
      { rule: 'config/lint-loosened', at: '**.WarningLevel', looser: { by: 'lower' }, says: 'The compiler reports fewer warnings.' },
      {
        rule: 'config/coverage-loosened',
        at: '**.MutationScore|Threshold|CoverageThreshold|MinimumCoverage',
        looser: { by: 'lower', absent: 'none' },
        says: 'The tests have to prove less: `{name}`.',
      },
      {
        rule: 'config/coverage-loosened',
        at: '**.ExcludeByFile|ExcludeByAttribute',
        looser: { by: 'grown', items: 'names' },
        says: 'Coverage no longer counts {name}.',
      },
      { rule: 'config/tests-excluded', at: '**.IsTestProject', looser: { by: 'false' }, says: 'The tests of this project no longer run.' },
    ],
    commands: ['dotnet test', 'dotnet build', 'dotnet format --verify-no-changes', 'dotnet format', 'msbuild', 'vstest.console'],
    flags: [
      { flag: '--filter', rule: 'config/tests-excluded', looser: 'added', value: /!=|!~/, says: 'The tests that match no longer run.' },
      { flag: '/p:NoWarn', rule: 'config/lint-loosened', looser: 'added', says: 'The compiler no longer reports the named warnings.' },
      { flag: '-warnaserror', rule: 'config/lint-loosened', looser: 'removed', says: 'Warnings no longer fail the build.' },
    ],
  },
  {
    id: 'editorconfig-analyzers',
    name: 'the .NET analyzers',
    kind: 'lint',
    files: [{ paths: ['**/.editorconfig', '**/.globalconfig', '**/*.globalconfig'], format: 'editorconfig' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: '*.dotnet_diagnostic\\.*\\.severity',
        looser: { by: 'level', scale: severities },
        says: 'The analyzers no longer report `{name}` as an error or warning.',
      },
      {
        rule: 'config/lint-loosened',
        at: 'dotnet_diagnostic\\.*\\.severity',
        looser: { by: 'level', scale: severities },
        says: 'The analyzers no longer report `{name}` as an error or warning.',
      },
      {
        rule: 'config/lint-loosened',
        at: '*.dotnet_analyzer_diagnostic\\.*severity',
        looser: { by: 'level', scale: severities },
        says: 'A whole category of analyzers no longer reports errors or warnings.',
      },
      {
        rule: 'config/lint-loosened',
        at: '*.generated_code',
        looser: { by: 'true' },
        says: 'These files count as generated, and no analyzer looks at them.',
      },
    ],
  },
  {
    id: 'ruleset',
    name: 'the .NET analyzers',
    kind: 'lint',
    files: [{ paths: ['**/*.ruleset'], format: 'xml' }],
    settings: [
      {
        rule: 'config/lint-loosened',
        at: 'RuleSet.**.Rule.@Action',
        looser: { by: 'level', scale: [['none', 'hidden'], ['info'], ['warning'], ['error']] },
        says: 'The analyzers no longer report this rule as an error or warning.',
      },
    ],
  },
];
