// Compares what runs as a check in base and head: what may fail now, what runs with looser flags, what no longer runs.
import type { ChangeView, Draft } from '../check.ts';
import { compareFlags } from '../config-commands/flags.ts';
import { draftOfFlag } from '../config-tools/draft.ts';
import { draftOfSoftness } from './draft.ts';
import { removedRuns } from './removed.ts';
import { type CheckRun, checkRuns } from './runs.ts';
import { narrowedTriggers } from './triggers.ts';

export async function compareRuns(change: ChangeView): Promise<readonly Draft[]> {
  const base = change.pairs.flatMap(({ base: source }) => (source ? checkRuns(source) : []));
  const head = change.pairs.flatMap(({ head: source }) => (source ? checkRuns(source) : []));
  const partners = pairRuns(base, head, renames(change));
  const drafts: Draft[] = [];
  const softened = new Set<string>();
  for (const run of head) {
    const before = partners.get(run);
    for (const soft of run.softness) {
      const place = `${run.source.path} ${soft.start} ${soft.end}`;
      if (softened.has(place) || isKnown(soft.how, run, before, base)) continue;
      softened.add(place);
      drafts.push(draftOfSoftness(run, soft, before));
    }
    if (before && run.check.tool?.flags) {
      const found = compareFlags(run.check.tool.flags, before.check.words, run.check.words);
      drafts.push(
        ...found.map((change) => draftOfFlag(run.check.tool?.name ?? '', change, { head: run.source, base: before.source, around: run })),
      );
    }
  }
  return [...drafts, ...(await removedRuns(change, base, head)), ...narrowedTriggers(change)];
}

/** Base let it fail in the same way, or the whole script's exit code was already off. */
function isKnown(how: string, run: CheckRun, before: CheckRun | undefined, base: readonly CheckRun[]): boolean {
  if (before) return before.softness.length > 0 && before.softness.some((soft) => soft.how === how || !soft.shared === (how === 'or-true'));
  return base.some((other) => other.check.name === run.check.name && other.softness.some((soft) => soft.how === how));
}

/** Each run of head with the one of base it grew out of: same job first, then same file, then anywhere. The name of a tool alone only joins runs whose job is gone. */
function pairRuns(base: readonly CheckRun[], head: readonly CheckRun[], oldPath: (path: string) => string): Map<CheckRun, CheckRun> {
  const open = new Set(base);
  const partners = new Map<CheckRun, CheckRun>();
  const passes: ((run: CheckRun, path: string) => string)[] = [
    (run, path) => [path, run.jobName, textOf(run)].join('\0'),
    (run, path) => [path, run.jobName, run.check.name].join('\0'),
    (run, path) => [path, textOf(run)].join('\0'),
    (run, path) => [path, run.check.name].join('\0'),
    (run) => textOf(run),
    (run) => run.check.name,
  ];
  const standing = new Set(head.map((run) => `${oldPath(run.source.path)}\0${run.jobName}`));
  for (const [pass, key] of passes.entries()) {
    for (const run of head) {
      if (partners.has(run)) continue;
      const wanted = key(run, oldPath(run.source.path));
      const loose = pass === 3 || pass === 5;
      const match = [...open].find(
        (other) => key(other, other.source.path) === wanted && !(loose && standing.has(`${other.source.path}\0${other.jobName}`)),
      );
      if (!match) continue;
      partners.set(run, match);
      open.delete(match);
    }
  }
  return partners;
}

function textOf(run: CheckRun): string {
  return run.check.words.length > 0 ? run.check.words.map(({ text }) => text).join(' ') : run.check.name;
}

function renames(change: ChangeView): (path: string) => string {
  const old = new Map(change.pairs.flatMap(({ base, head }) => (base && head ? [[head.path, base.path] as const] : [])));
  return (path) => old.get(path) ?? path;
}
