// Git hook runners, and CI services whose configuration alone says what may fail.
import type { Setting, Tool } from '../tool.ts';

const gone = (at: string, says: string): Setting => ({ rule: 'config/hooks-bypassed', at, looser: { by: 'removed' }, says });

export const hookTools: readonly Tool[] = [
  {
    id: 'pre-commit',
    name: 'pre-commit',
    kind: 'hooks',
    files: [{ paths: ['**/.pre-commit-config.{yml,yaml}'], format: 'yaml' }],
    settings: [
      gone('repos.*.hooks.*', 'This hook no longer runs before a commit.'),
      {
        rule: 'config/hooks-bypassed',
        at: 'repos.*.hooks.*.stages',
        looser: { by: 'level', scale: [['manual']] },
        says: 'The hook only runs when somebody asks for it.',
      },
      {
        rule: 'config/hooks-bypassed',
        at: 'ci.skip',
        looser: { by: 'grown', items: 'names' },
        severity: 'warning',
        says: 'The service no longer runs {name}.',
      },
      {
        rule: 'config/hooks-bypassed',
        at: 'exclude',
        looser: { by: 'grown', items: 'patterns' },
        severity: 'warning',
        says: 'No hook looks at {name}.',
      },
    ],
    commands: ['pre-commit run'],
  },
  {
    id: 'lefthook',
    name: 'Lefthook',
    kind: 'hooks',
    files: [{ paths: ['**/{lefthook,.lefthook}.{yml,yaml}'], format: 'yaml' }],
    settings: [
      gone('*.commands|scripts|jobs.*', 'This command no longer runs in the hook.'),
      { rule: 'config/hooks-bypassed', at: '**.skip', looser: { by: 'true' }, says: 'This hook is skipped.' },
    ],
  },
  {
    id: 'lint-staged',
    name: 'lint-staged',
    kind: 'hooks',
    files: [
      { paths: ['**/package.json'], format: 'json', root: 'lint-staged' },
      { paths: ['**/.lintstagedrc', '**/.lintstagedrc.{json,yml,yaml}'], format: 'json-or-yaml' },
      { paths: ['**/{lint-staged.config,.lintstagedrc}.{js,cjs,mjs}'], format: 'script' },
    ],
    settings: [
      gone('*.*', 'These files are no longer looked at before a commit.'),
      gone('*', 'These files are no longer looked at before a commit.'),
    ],
  },
  {
    id: 'husky',
    name: 'Husky',
    kind: 'hooks',
    files: [
      { paths: ['**/package.json'], format: 'json', root: 'husky.hooks' },
      { paths: ['**/.huskyrc', '**/.huskyrc.json'], format: 'json', root: 'hooks' },
    ],
    settings: [gone('*', 'The hook no longer runs.')],
  },
  {
    id: 'simple-git-hooks',
    name: 'simple-git-hooks',
    kind: 'hooks',
    files: [
      { paths: ['**/package.json'], format: 'json', root: 'simple-git-hooks' },
      { paths: ['**/.simple-git-hooks.json'], format: 'json' },
    ],
    settings: [gone('pre-*|commit-msg', 'The hook no longer runs.')],
  },
  {
    id: 'travis',
    name: 'Travis CI',
    kind: 'build',
    files: [{ paths: ['.travis.yml'], format: 'yaml' }],
    settings: [
      {
        rule: 'config/ci-nonblocking',
        at: 'matrix|jobs.allow_failures',
        looser: { by: 'grown', items: 'names' },
        says: 'Jobs that match {name} may fail without failing the build.',
      },
    ],
  },
];
