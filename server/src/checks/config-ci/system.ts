// Where checks are run from, as data: CI services, scripts, recipes and hooks. A new service starts here.
import type { Format } from '../config-readers/read.ts';

/** A key that lets a job or a step fail or skips it. */
export interface SoftKey {
  readonly key: string;
  /** Matched against the value as text. */
  readonly when: RegExp;
  readonly says: string;
}

export interface System {
  readonly id: string;
  readonly name: string;
  readonly paths: readonly string[];
  readonly format: Format | 'shell' | 'docker';
  /** Key patterns of the jobs; the root itself where empty. */
  readonly jobs: readonly string[];
  /** Keys at the top that are not jobs. */
  readonly notJobs?: RegExp;
  /** Key patterns of the steps inside a job; the job itself where empty. */
  readonly steps: readonly string[];
  /** Keys of a step that hold shell text, or a list of it. */
  readonly scripts: readonly string[];
  /** Keys of a step that name an action or a task to run. */
  readonly actions: readonly string[];
  readonly soft: readonly SoftKey[];
  /** `ci`: a run of its own. `script`: only run when something calls it. `hook`: a git hook. */
  readonly role: 'ci' | 'script' | 'hook';
}

const maybeTrue = /^(?!false$|null$|undefined$|\$\{\{\s*false\s*\}\}$|never$|$)/i;
const isFalse = /^(?:\$\{\{\s*)?(?:false|0)(?:\s*\}\})?$/i;
const yes = /^true$/i;

export const systems: readonly System[] = [
  {
    id: 'github-actions',
    name: 'GitHub Actions',
    paths: [
      '.github/workflows/*.{yml,yaml}',
      '.github/actions/**/action.{yml,yaml}',
      '**/.github/workflows/*.{yml,yaml}',
      'action.{yml,yaml}',
    ],
    format: 'yaml',
    jobs: ['jobs.*', 'runs'],
    steps: ['steps.*'],
    scripts: ['run'],
    actions: ['uses'],
    soft: [
      { key: 'continue-on-error', when: maybeTrue, says: 'The run passes although this fails.' },
      { key: 'if', when: isFalse, says: 'It no longer runs.' },
      { key: 'shell', when: /^(?:bash|sh) \{0\}$/, says: 'A failing line no longer stops the step.' },
    ],
    role: 'ci',
  },
  {
    id: 'gitlab-ci',
    name: 'GitLab CI',
    paths: [
      '.gitlab-ci.{yml,yaml}',
      '**/.gitlab-ci.{yml,yaml}',
      '.gitlab/ci/**/*.{yml,yaml}',
      '.gitlab/*.{yml,yaml}',
      'ci/*.gitlab-ci.yml',
    ],
    format: 'yaml',
    jobs: ['*'],
    notJobs: /^(?:stages|variables|include|default|workflow|image|services|cache|before_script|after_script|spec|pages)$/,
    steps: [],
    scripts: ['script', 'before_script'],
    actions: [],
    soft: [
      { key: 'allow_failure', when: maybeTrue, says: 'The pipeline passes although this fails.' },
      { key: 'when', when: /^(?:manual|never)$/, says: 'It no longer runs by itself.' },
      { key: 'rules', when: /^never$/, says: 'It no longer runs by itself.' },
      { key: 'retry', when: /^[1-9]|max/, says: 'A failure is run again until it passes.' },
    ],
    role: 'ci',
  },
  {
    id: 'azure-pipelines',
    name: 'Azure Pipelines',
    paths: [
      '**/azure-pipelines*.{yml,yaml}',
      '.azure-pipelines/**/*.{yml,yaml}',
      '.azure/**/*.{yml,yaml}',
      'eng/pipelines/**/*.{yml,yaml}',
    ],
    format: 'yaml',
    jobs: ['', 'jobs.*', 'stages.*.jobs.*'],
    steps: ['steps.*'],
    scripts: ['script', 'bash', 'pwsh', 'powershell'],
    actions: ['task'],
    soft: [
      { key: 'continueOnError', when: maybeTrue, says: 'The pipeline passes although this fails.' },
      { key: 'enabled', when: isFalse, says: 'It no longer runs.' },
      { key: 'condition', when: isFalse, says: 'It no longer runs.' },
    ],
    role: 'ci',
  },
  {
    id: 'circleci',
    name: 'CircleCI',
    paths: ['.circleci/*.{yml,yaml}'],
    format: 'yaml',
    jobs: ['jobs.*', 'commands.*'],
    steps: ['steps.*', 'steps.*.when|unless.steps.*'],
    scripts: ['run'],
    actions: [],
    soft: [],
    role: 'ci',
  },
  {
    id: 'travis',
    name: 'Travis CI',
    paths: ['.travis.{yml,yaml}'],
    format: 'yaml',
    jobs: ['', 'jobs|matrix.include.*'],
    steps: [],
    scripts: ['script', 'before_script'],
    actions: [],
    soft: [],
    role: 'ci',
  },
  {
    id: 'buildkite',
    name: 'Buildkite',
    paths: ['.buildkite/**/*.{yml,yaml}'],
    format: 'yaml',
    jobs: ['steps.*', 'steps.*.steps.*'],
    steps: [],
    scripts: ['command', 'commands'],
    actions: [],
    soft: [
      { key: 'soft_fail', when: maybeTrue, says: 'The build passes although this fails.' },
      { key: 'skip', when: maybeTrue, says: 'It no longer runs.' },
    ],
    role: 'ci',
  },
  {
    id: 'bitbucket',
    name: 'Bitbucket Pipelines',
    paths: ['bitbucket-pipelines.{yml,yaml}'],
    format: 'yaml',
    jobs: ['pipelines.**.step'],
    steps: [],
    scripts: ['script'],
    actions: [],
    soft: [],
    role: 'ci',
  },
  {
    id: 'drone',
    name: 'Drone',
    paths: ['.drone.{yml,yaml}', '.woodpecker.{yml,yaml}', '.woodpecker/*.{yml,yaml}'],
    format: 'yaml',
    jobs: ['steps|pipeline.*'],
    steps: [],
    scripts: ['commands'],
    actions: [],
    soft: [{ key: 'failure', when: /^ignore$/, says: 'The build passes although this fails.' }],
    role: 'ci',
  },
  {
    id: 'appveyor',
    name: 'AppVeyor',
    paths: ['{.,}appveyor.{yml,yaml}'],
    format: 'yaml',
    jobs: [''],
    steps: [],
    scripts: ['test_script', 'build_script'],
    actions: [],
    soft: [{ key: 'test', when: /^(?:off|false)$/, says: 'The tests no longer run.' }],
    role: 'ci',
  },
  {
    id: 'package-scripts',
    name: 'the package’s scripts',
    paths: ['**/package.json', '**/composer.json'],
    format: 'json',
    jobs: ['scripts.*'],
    steps: [],
    scripts: [],
    actions: [],
    soft: [],
    role: 'script',
  },
  {
    id: 'make',
    name: 'Make',
    paths: ['**/{GNU,}[Mm]akefile', '**/*.mk'],
    format: 'make',
    jobs: ['*'],
    steps: [],
    scripts: [],
    actions: [],
    soft: [],
    role: 'script',
  },
  {
    id: 'tox',
    name: 'tox',
    paths: ['**/tox.ini', '**/setup.cfg'],
    format: 'ini',
    jobs: ['testenv*'],
    steps: [],
    scripts: ['commands', 'commands_pre'],
    actions: [],
    soft: [
      { key: 'ignore_outcome', when: yes, says: 'The run passes although this fails.' },
      { key: 'ignore_errors', when: yes, says: 'A failing command no longer stops the run.' },
    ],
    role: 'script',
  },
  {
    id: 'hatch',
    name: 'the project’s scripts',
    paths: ['**/pyproject.toml'],
    format: 'toml',
    jobs: ['tool.hatch.envs.*.scripts.*', 'tool.poe.tasks.*', 'tool.taskipy.tasks.*', 'tool.pdm.scripts.*'],
    steps: [],
    scripts: ['cmd', 'shell'],
    actions: [],
    soft: [],
    role: 'script',
  },
  {
    id: 'docker',
    name: 'the Dockerfile',
    paths: ['**/{Dockerfile,Containerfile}', '**/Dockerfile.*', '**/*.{Dockerfile,dockerfile}'],
    format: 'docker',
    jobs: ['*'],
    steps: [],
    scripts: [],
    actions: [],
    soft: [],
    role: 'script',
  },
  {
    id: 'git-hooks',
    name: 'the git hook',
    paths: ['**/.husky/{pre-*,commit-msg,post-*,prepare-commit-msg}', '**/.githooks/*', '**/.git-hooks/*'],
    format: 'shell',
    jobs: ['*'],
    steps: [],
    scripts: [],
    actions: [],
    soft: [],
    role: 'hook',
  },
  {
    id: 'lefthook',
    name: 'Lefthook',
    paths: ['**/{lefthook,.lefthook}.{yml,yaml}'],
    format: 'yaml',
    jobs: ['*.commands|jobs.*'],
    steps: [],
    scripts: ['run'],
    actions: [],
    soft: [],
    role: 'hook',
  },
  {
    id: 'shell',
    name: 'the script',
    paths: ['**/*.{sh,bash}', '**/{ci,scripts,script,bin,tools}/**/{test,lint,check,build,ci,verify}'],
    format: 'shell',
    jobs: ['*'],
    steps: [],
    scripts: [],
    actions: [],
    soft: [],
    role: 'script',
  },
];
