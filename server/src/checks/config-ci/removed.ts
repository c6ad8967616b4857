// Finds checks that base ran and that nothing in head runs any more.
import type { ChangeView, Draft } from '../check.ts';
import type { Entry } from '../config-readers/entry.ts';
import type { Source } from '../../syntax/source.ts';
import { describe } from './draft.ts';
import { type CheckRun, checkRuns, jobsOf, systemOf } from './runs.ts';

/** Files of head that may run what a changed file no longer runs; more than these are not read. */
const most = 80;

export async function removedRuns(change: ChangeView, base: readonly CheckRun[], head: readonly CheckRun[]): Promise<Draft[]> {
  const suspects = base.filter(
    (run) =>
      (run.system.role !== 'script' || isKept(run, change)) &&
      run.check.kind !== 'build' &&
      run.softness.length === 0 &&
      !head.some((other) => sameCheck(run, other)) &&
      !replaced(run, base, head),
  );
  if (suspects.length === 0) return [];
  const elsewhere = await runsElsewhere(change);
  const gained = head.filter((run) => !base.some((other) => other.check.name === run.check.name));
  const delegated = change.pairs.some(({ base: before, head: after }) => after && reusables(after) > (before ? reusables(before) : 0));
  const lost = suspects.filter(
    (run) => !delegated && !elsewhere.some((other) => sameCheck(run, other)) && !gained.some(({ check }) => check.kind === run.check.kind),
  );
  const seen = new Set<string>();
  return lost.flatMap((run) => {
    const key = `${run.source.path} ${run.check.name}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [draftOfRemoved(run, change)];
  });
}

/** A script that is still there under its name and hands its work to nothing else; one that went as a whole may have got another name. */
function isKept(run: CheckRun, change: ChangeView): boolean {
  const after = change.pairs.find(({ base }) => base === run.source)?.head;
  const same = after && jobsOf(after, run.system).find(({ key }) => key === run.job.key && key !== '');
  return (
    same !== undefined &&
    !/\b(?:turbo|nx|moon|lerna|wireit|make|just|task|npm|pnpm|yarn|bun|npx|sh|bash|node|run-[sp]|concurrently)\b|\.\/|\$\(/.test(
      after?.text.slice(same.start, same.end) ?? '',
    )
  );
}

/** Its job runs as many checks of this kind as before: the command has another name, such as the tool itself for a target of make. */
function replaced(run: CheckRun, base: readonly CheckRun[], head: readonly CheckRun[]): boolean {
  const alike = (other: CheckRun) => isSameJob(run, other) && other.check.kind === run.check.kind;
  return head.filter((other) => alike(other) && other.softness.length === 0).length >= base.filter(alike).length;
}

function isSameJob(one: CheckRun, other: CheckRun): boolean {
  return one.source.path === other.source.path && one.job.key !== '' && one.job.key === other.job.key;
}

/** The same tool, or, for a script by name, a check of the same name however it is started. */
function sameCheck(run: CheckRun, other: CheckRun): boolean {
  if (run.check.tool && other.check.tool)
    return run.check.name === other.check.name || (run.check.tool.name === other.check.tool.name && run.check.kind === other.check.kind);
  if (run.check.name === other.check.name || startsTool(run, other) || startsTool(other, run)) return true;
  return run.check.kind === other.check.kind && (!run.check.tool || !other.check.tool);
}

/** An action that is named after the tool that the other one starts: `pre-commit/action`, `golangci/golangci-lint-action`. */
function startsTool(action: CheckRun, command: CheckRun): boolean {
  const program = command.check.name.split(' ')[0] ?? '';
  return action.check.words.length === 0 && command.check.words.length > 0 && program.length >= 4 && action.check.name.includes(program);
}

async function runsElsewhere(change: ChangeView): Promise<CheckRun[]> {
  const changed = new Set(change.pairs.map(({ head }) => head?.path));
  const paths = (await change.paths('head'))
    .filter((path) => !changed.has(path) && (systemOf(path)?.role ?? 'script') !== 'script')
    .slice(0, most);
  const sources = await Promise.all(paths.map((path) => change.source('head', path)));
  return sources.flatMap((source) => (source ? checkRuns(source) : []));
}

/** Jobs that hand their work to another workflow, which may be one of another repository. */
function reusables(source: Source): number {
  return (
    (source.text.match(/^\s+uses:\s*['"]?[^\s'"]+\.ya?ml/gm) ?? []).length +
    (source.text.match(/^\s*-?\s*(?:include|extends|template):/gm) ?? []).length
  );
}

function draftOfRemoved(run: CheckRun, change: ChangeView): Draft {
  const pair = change.pairs.find(({ base }) => base === run.source);
  const after = pair?.head;
  const place = after ? nearest(run, after) : { start: run.start, end: run.end };
  return {
    ruleId: run.system.role === 'hook' ? 'config/hooks-bypassed' : 'config/ci-nonblocking',
    severity: after && run.check.kind !== 'security' ? 'error' : 'warning',
    message: `${capital(describe(run))} was removed. Nothing in ${run.system.name} runs it any more.`,
    side: after ? 'head' : 'base',
    path: after?.path ?? run.source.path,
    ...place,
    subject: `${run.system.id} ${run.check.name} removed`,
    tool: run.check.tool?.name ?? run.system.name,
    evidence: [{ message: 'It ran here.', path: run.source.path, range: run.source.lines.range(run.start, run.end) }],
  };
}

/** The job that held the check, where head still has it; else the file's first line. */
function nearest(run: CheckRun, after: Source): { start: number; end: number } {
  const job = jobsOf(after, run.system).find(({ key }) => key !== '' && key === run.job.key);
  return firstLine(job, after);
}

function firstLine(job: Entry | undefined, source: Source): { start: number; end: number } {
  const start = job?.start ?? 0;
  return { start, end: start + (source.text.slice(start).split(/\r?\n/, 1)[0] ?? '').length };
}

function capital(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
}
