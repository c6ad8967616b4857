// TypeScript's compiler and the build tools that can be told to ignore it.
import type { Setting, Tool } from '../tool.ts';

const strictFamily =
  'noImplicitAny|strictNullChecks|strictFunctionTypes|strictBindCallApply|strictPropertyInitialization|strictBuiltinIteratorReturn|noImplicitThis|useUnknownInCatchVariables|alwaysStrict';
const extraChecks =
  'noUnusedLocals|noUnusedParameters|noImplicitReturns|noFallthroughCasesInSwitch|noUncheckedIndexedAccess|exactOptionalPropertyTypes|noImplicitOverride|noPropertyAccessFromIndexSignature|noUncheckedSideEffectImports|forceConsistentCasingInFileNames';

const compiler: readonly Setting[] = [
  {
    rule: 'config/types-loosened',
    at: 'compilerOptions.strict',
    looser: { by: 'false', absent: false },
    says: 'The compiler no longer applies the strict family of checks: null, implicit any, call and property checks.',
  },
  {
    rule: 'config/types-loosened',
    at: `compilerOptions.${strictFamily}`,
    looser: { by: 'false', absent: false },
    impliedBy: 'compilerOptions.strict',
    says: 'The compiler no longer reports what `{name}` finds.',
  },
  {
    rule: 'config/types-loosened',
    at: `compilerOptions.${extraChecks}`,
    looser: { by: 'false', absent: false },
    says: 'The compiler no longer reports what `{name}` finds.',
  },
  {
    rule: 'config/types-loosened',
    at: 'compilerOptions.checkJs',
    looser: { by: 'false' },
    says: 'JavaScript files are no longer type-checked.',
  },
  {
    rule: 'config/types-loosened',
    at: 'compilerOptions.skipLibCheck|skipDefaultLibCheck',
    looser: { by: 'true' },
    severity: 'warning',
    says: 'Declaration files are no longer type-checked.',
  },
  {
    rule: 'config/types-loosened',
    at: 'compilerOptions.allowUnreachableCode|allowUnusedLabels|suppressImplicitAnyIndexErrors|suppressExcessPropertyErrors|noCheck|noStrictGenericChecks',
    looser: { by: 'true' },
    says: 'The compiler no longer reports what `{name}` hides.',
  },
  {
    rule: 'config/types-loosened',
    at: 'compilerOptions.noEmitOnError',
    looser: { by: 'false' },
    severity: 'warning',
    says: 'The compiler writes output although it found errors.',
  },
  { rule: 'config/types-loosened', at: 'exclude', looser: { by: 'grown', items: 'globs' }, says: 'The compiler no longer checks {name}.' },
  {
    rule: 'config/types-loosened',
    at: 'include|files',
    looser: { by: 'shrunk', items: 'globs' },
    says: 'The compiler no longer checks {name} by itself.',
  },
];

export const typescriptTools: readonly Tool[] = [
  {
    id: 'typescript',
    name: 'TypeScript',
    kind: 'types',
    files: [{ paths: ['**/tsconfig*.json', '**/jsconfig*.json', '**/tsconfig/*.json'], format: 'json' }],
    inherits: 'extends',
    settings: compiler,
    commands: ['tsc', 'vue-tsc', 'tsgo', 'svelte-check', 'attw', 'tsd', 'dtslint'],
    flags: [
      { flag: '--noCheck', rule: 'config/types-loosened', looser: 'added', says: 'The compiler no longer checks types.' },
      {
        flag: '--skipLibCheck',
        rule: 'config/types-loosened',
        looser: 'added',
        severity: 'warning',
        says: 'Declaration files are no longer type-checked.',
      },
      {
        flag: '--strict',
        rule: 'config/types-loosened',
        looser: 'removed',
        says: 'The compiler no longer applies the strict family of checks.',
      },
      { flag: '--transpile-only', rule: 'config/types-loosened', looser: 'added', says: 'Types are no longer checked.' },
    ],
  },
  {
    id: 'next',
    name: 'Next.js',
    kind: 'build',
    files: [{ paths: ['**/next.config.{js,mjs,cjs,ts}'], format: 'script' }],
    settings: [
      {
        rule: 'config/types-loosened',
        at: '**.typescript.ignoreBuildErrors',
        looser: { by: 'true' },
        evenNew: true,
        says: 'The build no longer fails on type errors.',
      },
      {
        rule: 'config/lint-loosened',
        at: '**.eslint.ignoreDuringBuilds',
        looser: { by: 'true' },
        evenNew: true,
        says: 'The build no longer runs ESLint.',
      },
    ],
    commands: ['next build'],
  },
  {
    id: 'bundlers',
    name: 'the bundler',
    kind: 'build',
    files: [{ paths: ['**/{webpack,vite,rollup,rsbuild,rspack}*.{js,cjs,mjs,ts}'], format: 'script' }],
    settings: [
      { rule: 'config/types-loosened', at: '**.transpileOnly', looser: { by: 'true' }, says: 'The build no longer checks types.' },
      {
        rule: 'config/lint-loosened',
        at: '**.failOnError|failOnWarning',
        looser: { by: 'false' },
        says: 'The build no longer fails on what the linter finds.',
      },
    ],
    commands: ['webpack', 'vite build', 'rollup', 'tsup', 'esbuild', 'tsdown', 'rolldown', 'astro build', 'astro check'],
  },
];
