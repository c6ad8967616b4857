// The change map of one analysis: compare by symbol, follow each change to its users, name the tests at the end.
import type { ChangedSymbol, ChangeMap, Reached, ReachingTest } from '../../model/change-map.ts';
import type { AnalysisInput } from '../analyze.ts';
import { loadChangeFiles } from '../change-files.ts';
import { importRules } from '../imports/index.ts';
import { isTestRole, roleOf } from '../roles.ts';
import { tierOf } from '../tier.ts';
import { changedSymbols } from './changed-symbols.ts';
import { type Arrival, label, type Place, reachFrom } from './reach.ts';
import { unfollowedImports } from './unfollowed.ts';
import { World } from './world.ts';

export async function mapChange(input: AnalysisInput, depth: number): Promise<ChangeMap> {
  const [base, head] = [
    new World(input.base, await input.base.list(), input.sources),
    new World(input.head, await input.head.list(), input.sources),
  ];
  const { files } = await loadChangeFiles(input);
  const reasons: string[] = [];
  const changed: ChangedSymbol[] = [];
  const folded: ChangeMap['folded'] = [];
  for (const file of files) {
    if (file.binary || file.generated) continue;
    const [before, after] = [
      file.status === 'added' || file.status === 'untracked' ? undefined : await base.outline(file.oldPath ?? file.path),
      file.status === 'deleted' ? undefined : await head.outline(file.path),
    ];
    const outline = after ?? before;
    if (!outline) {
      if (roleOf(file.path) !== 'docs') reasons.push(`${file.path} is not read as a program: what it governs is not followed.`);
      continue;
    }
    if (!importRules(outline.language))
      reasons.push(`Imports of ${outline.language ?? 'this language'} are not followed: ${file.path} reaches its own file only.`);
    const changes = changedSymbols(before, after);
    changed.push(...changes.changed);
    if (changes.folded) folded.push({ path: file.path, proof: 'Both sides are the same syntax: only white space or comments differ.' });
    else if (changes.changed.length === 0 && !isTestRole(roleOf(file.path)))
      reasons.push(`${file.path} changed outside of its symbols: its users are not followed.`);
  }

  reasons.push(
    ...(await unfollowedImports(
      new Set(files.flatMap(({ path, language }) => (language !== null && changed.some((each) => each.path === path) ? [language] : []))),
      input.head,
    )),
  );

  const atHead = await reachFrom(seedsAt(changed, 'head'), head, depth);
  const atBase = await reachFrom(seedsAt(changed, 'base'), base, depth);
  if (atHead.cut || atBase.cut)
    reasons.push('A changed name stands in more files than are read at once: some of its users may be missing.');
  const arrivals = nearest([...atHead.arrivals, ...atBase.arrivals]);
  const tests = arrivals.filter(isTest).map(testOf);
  const { underclassified: _, ...tier } = tierOf(files, input.policy.tier);
  return {
    schemaVersion: 1,
    changed,
    folded,
    reached: arrivals.filter((arrival) => !isTest(arrival)).map(reachedOf),
    tests,
    untested: changed
      .filter(
        (each) =>
          each.change !== 'removed' &&
          !isTestRole(roleOf(each.path)) &&
          !tests.some((test) => test.via[0] === label({ path: each.path, name: each.symbol })),
      )
      .map(({ path, symbol }) => ({ path, symbol })),
    unresolved: [...head.unresolved.values()],
    tier,
    status: reasons.length > 0 ? 'degraded' : 'available',
    reasons,
  };
}

/** Removed and renamed names are looked for at base, where they still stood. */
function seedsAt(changed: readonly ChangedSymbol[], side: 'base' | 'head'): Place[] {
  return changed.flatMap((each) => {
    if (side === 'head') return each.change === 'removed' ? [] : [{ path: each.path, name: each.symbol }];
    return each.change === 'removed'
      ? [{ path: each.path, name: each.symbol }]
      : each.was === undefined
        ? []
        : [{ path: each.path, name: each.was }];
  });
}

function nearest(arrivals: readonly Arrival[]): Arrival[] {
  const best = new Map<string, Arrival>();
  for (const arrival of arrivals) {
    const key = `${label({ path: arrival.path, name: arrival.unit.name })} ${arrival.unit.kind}`;
    if ((best.get(key)?.distance ?? Infinity) > arrival.distance) best.set(key, arrival);
  }
  return [...best.values()].sort((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function isTest({ path, unit }: Arrival): boolean {
  return unit.isTest || (unit.name === undefined && isTestRole(roleOf(path)));
}

function testOf({ path, unit, distance, via }: Arrival): ReachingTest {
  return { path, ...(unit.name === undefined ? {} : { name: unit.name, lines: unit.lines }), distance, via: [...via] };
}

function reachedOf({ path, unit, distance, via }: Arrival): Reached {
  return { path, ...(unit.name === undefined ? {} : { symbol: unit.name, lines: unit.lines }), distance, via: [...via] };
}
