// Lists what a file runs that is a check, with everything that lets it fail.
import picomatch from 'picomatch';
import { type CheckCommand, classify } from '../config-commands/classify.ts';
import { type Command, readCommands, type Tolerance } from '../config-commands/commands.ts';
import { child, type Entry, entry, shellText } from '../config-readers/entry.ts';
import { readEntries } from '../config-readers/read.ts';
import { findPlaces } from '../config-readers/walk.ts';
import type { Source } from '../../syntax/source.ts';
import { type SoftKey, type System, systems } from './system.ts';

/** Something that lets a check fail: a key of its job or step, or a piece of shell. */
export interface Softness {
  readonly how: string;
  readonly start: number;
  readonly end: number;
  readonly act: string;
  readonly says: string;
  /** On a job or step it may soften several checks at once. */
  readonly shared: boolean;
}

export interface CheckRun {
  readonly system: System;
  readonly source: Source;
  readonly job: Entry;
  readonly jobName: string;
  readonly step: Entry;
  readonly check: Pick<CheckCommand, 'kind' | 'tool' | 'name' | 'words'>;
  readonly start: number;
  readonly end: number;
  readonly softness: readonly Softness[];
}

const matchers = systems.map((system) => ({ system, matches: picomatch([...system.paths], { dot: true }) }));
const actionIsCheck =
  /(?:^|[/_-])(?:lint(?:er)?|linting|test(?:s|ing)?|check(?:s|er)?|analy[sz]e|analysis|codeql-action\/analyze|scan(?:ner)?|audit|ruff(?:-action)?|golangci-lint-action|pre-commit|action-rs|clippy(?:-check)?|black|flake8|mypy|pyright(?:-action)?|semgrep|trivy-action|reviewdog|eslint|super-linter|megalinter|phpstan|psalm|dependency-review-action|cypress-io|VSTest|DotNetCoreCLI|Gradle|Maven|PublishTestResults)(?:$|[/@_-])/i;
const actionIsNot =
  /upload|download|report(?:er)?(?:$|[/@_-])|setup|checkout|cache|comment|publish|deploy|release|install|codecov|coveralls|label|stale|lock|notify|badge|init@|init$|autobuild|checkrun|wait-on-check|add-to-project|test-results|test-summary/i;

export function systemOf(path: string): System | undefined {
  return matchers.find(({ matches }) => matches(path))?.system;
}

export function checkRuns(source: Source): CheckRun[] {
  return matchers
    .filter(({ matches }) => matches(source.path))
    .flatMap(({ system }) => jobsOf(source, system).flatMap((job) => runsOfJob(source, system, job)));
}

export function jobsOf(source: Source, system: System): Entry[] {
  const root = treeOf(source, system);
  return system.jobs
    .flatMap((pattern) => findPlaces(pattern, { head: root }))
    .flatMap(({ head }) => (head && !(system.notJobs?.test(head.key) ?? false) && !isUnusedTemplate(head.key, source.text) ? [head] : []));
}

/** A job whose name begins with a dot runs only where another one takes it over. */
function isUnusedTemplate(key: string, text: string): boolean {
  return key.startsWith('.') && text.split(key).length <= 2 && !text.includes('&');
}

function treeOf(source: Source, system: System): Entry {
  if (system.format === 'docker') return entry({ kind: 'map', start: 0, end: source.text.length, children: dockerRuns(source.text) });
  if (system.format !== 'shell') return readEntries(source, system.format);
  const whole = entry({ key: 'script', kind: 'scalar', value: source.text, start: 0, end: source.text.length });
  return entry({ kind: 'map', start: 0, end: source.text.length, children: [whole] });
}

function runsOfJob(source: Source, system: System, job: Entry): CheckRun[] {
  const places = system.steps.flatMap((pattern) => findPlaces(pattern, { head: job }));
  const steps = system.steps.length === 0 ? [job] : places.flatMap(({ head }) => (head ? [head] : []));
  const jobName = `${job.key || String(child(job, 'name')?.value ?? child(job, 'job')?.value ?? child(job, 'label')?.value ?? '')}`;
  const ofJob = steps[0] === job ? [] : softKeys(job, system.soft, `The job ${quote(jobName)}`);
  return steps.flatMap((step) => {
    const label = String(child(step, 'name')?.value ?? child(step, 'displayName')?.value ?? step.key);
    const ofStep = softKeys(step, system.soft, `The step ${quote(label || jobName)}`);
    const around = [...ofStep, ...ofJob];
    const commands = scriptsOf(step, system).flatMap((script) => readCommands(shellText(script, source.text), script.from));
    const ran = commands.flatMap((command) => {
      const check = classify(command);
      const own = softCommand(command, system, source.text);
      return check
        ? [{ system, source, job, jobName, step, check, start: command.start, end: command.end, softness: own ? [own, ...around] : around }]
        : [];
    });
    const actions = system.actions.flatMap((key) => child(step, key) ?? []).filter(({ value }) => isCheckAction(String(value)));
    return [
      ...ran,
      ...actions.map((action) => ({
        system,
        source,
        job,
        jobName,
        step,
        check: checkOfAction(String(action.value)),
        start: action.start,
        end: action.end,
        softness: around,
      })),
    ];
  });
}

/** The scalars of a step that hold shell text. */
function scriptsOf(step: Entry, system: System): Entry[] {
  if (step.kind === 'scalar') return [step];
  if (step.kind === 'list') return step.children.filter(({ kind }) => kind === 'scalar');
  return system.scripts.flatMap((key) => {
    const script = child(step, key);
    if (!script) return [];
    if (script.kind === 'scalar') return [script];
    return script.kind === 'list' ? script.children.filter(({ kind }) => kind === 'scalar') : [child(script, 'command') ?? []].flat();
  });
}

function softKeys(holder: Entry, keys: readonly SoftKey[], what: string): Softness[] {
  return keys.flatMap(({ key, when, says }) => {
    const found = child(holder, key);
    const value = found?.kind === 'scalar' ? String(found.value) : found ? (key === 'rules' ? whenOf(found) : 'structure') : '';
    if (
      !found ||
      !when.test(value) ||
      (found.kind !== 'scalar' && key !== 'allow_failure' && key !== 'soft_fail' && key !== 'retry' && key !== 'rules')
    )
      return [];
    return [
      {
        how: key,
        start: found.start,
        end: found.end,
        act: `${what} now has \`${key}: ${found.kind === 'scalar' ? value : '…'}\`.`,
        says,
        shared: true,
      },
    ];
  });
}

/** `never` or `manual` where every rule says so. */
function whenOf(rules: Entry): string {
  const words = rules.children.map((rule) => String(child(rule, 'when')?.value ?? 'on_success'));
  return words.length > 0 && words.every((word) => word === 'never' || word === 'manual') ? 'never' : '';
}

function softCommand(command: Command, system: System, text: string): Softness | undefined {
  const [first] = command.words;
  if (system.id === 'make' && first && /^@?-@?[\w./$]/.test(first.text))
    return softnessOf(command, { how: 'recipe', start: first.start, end: first.end }, text);
  if (system.id === 'tox' && first?.text === '-') return softnessOf(command, { how: 'recipe', start: first.start, end: first.end }, text);
  if (command.tolerated?.how === 'pipe' && /pipefail|shell:\s*bash/.test(text)) return undefined;
  return command.tolerated ? softnessOf(command, command.tolerated, text) : undefined;
}

function softnessOf({ start, end }: Command, { how, ...place }: Tolerance, text: string): Softness {
  const written = text.slice(place.start, place.end).replace(/\s+/g, ' ').trim();
  const command = text.slice(start, end).replace(/\s+/g, ' ').replace(/^@?-/, '');
  const span = how === 'set-e' ? place : { start: Math.min(start, place.start), end: Math.max(end, place.end) };
  return {
    how,
    ...span,
    act: `${quote(command)} is now let go with ${quote(written)}.`,
    says: 'It passes although it fails.',
    shared: how === 'set-e',
  };
}

function isCheckAction(name: string): boolean {
  return (
    actionIsCheck.test(name.replace(/@.*$/, '')) && !actionIsNot.test(name.replace(/@.*$/, '')) && !name.startsWith('./.github/workflows/')
  );
}

function checkOfAction(uses: string): CheckRun['check'] {
  const name = uses.replace(/@.*$/, '');
  const kind = /codeql|scan|audit|semgrep|trivy|dependency-review/i.test(name) ? 'security' : /test/i.test(name) ? 'tests' : 'lint';
  return { kind, tool: undefined, name, words: [] };
}

/** `RUN` instructions, in shell form, each with its continuation lines. */
function dockerRuns(text: string): Entry[] {
  return [...text.matchAll(/^[ \t]*RUN[ \t]+((?:--\w[^\s]*[ \t]+)*)((?:[^\n\\]|\\[^\n]|\\\r?\n)*)/gim)].map((match) => {
    const body = match[2] ?? '';
    const from = match.index + match[0].length - body.length;
    return entry({ key: 'RUN', kind: 'scalar', value: body, start: match.index, end: match.index + match[0].length, from });
  });
}

function quote(text: string): string {
  const plain = text.replaceAll('`', '');
  return `\`${plain.length > 80 ? `${plain.slice(0, 77)}…` : plain}\``;
}
