// Walks from changed symbols to whatever uses them, step by step; only files that hold a name are read.
import { folderOf } from '../imports/binding.ts';
import { importRules } from '../imports/index.ts';
import type { Outline, Unit } from './outline.ts';
import type { World } from './world.ts';

export interface Place {
  readonly path: string;
  readonly name: string;
}

export interface Arrival {
  readonly path: string;
  readonly unit: Unit;
  readonly distance: number;
  readonly via: readonly string[];
}

/** More files than this for one step are too many to read while someone waits. */
const mostFiles = 3000;

export async function reachFrom(seeds: readonly Place[], world: World, depth: number): Promise<{ arrivals: Arrival[]; cut: boolean }> {
  const arrivals = new Map<string, Arrival>();
  let cut = false;
  let frontier = seeds.map((seed) => ({ ...seed, via: [label(seed)] as readonly string[] }));
  for (let distance = 1; distance <= depth && frontier.length > 0; distance++) {
    const paths = await world.tree.grep([...new Set((await Promise.all(frontier.map((each) => wordsFor(each, world)))).flat())]);
    cut ||= paths.length > mostFiles;
    const next: typeof frontier = [];
    for (const path of new Set([...frontier.map((each) => each.path), ...paths.slice(0, mostFiles)])) {
      const outline = await world.outline(path);
      for (const unit of outline?.units ?? []) {
        const key = `${path}\0${unit.name ?? ''}\0${unit.kind}`;
        if (!outline || arrivals.has(key) || seeds.some((seed) => seed.path === path && seed.name === unit.name)) continue;
        const origin = await firstUsed(frontier, outline, unit, world);
        if (!origin) continue;
        arrivals.set(key, { path, unit, distance, via: origin.via });
        if (unit.name !== undefined && !unit.isTest)
          next.push({ path, name: unit.name, via: [...origin.via, label({ path, name: unit.name })] });
      }
    }
    frontier = next;
  }
  return { arrivals: [...arrivals.values()], cut };
}

async function firstUsed<Origin extends Place>(
  frontier: readonly Origin[],
  outline: Outline,
  unit: Unit,
  world: World,
): Promise<Origin | undefined> {
  for (const origin of frontier) if (await uses(outline, unit, origin, world)) return origin;
  return undefined;
}

async function uses(outline: Outline, unit: Unit, target: Place, world: World): Promise<boolean> {
  if (outline.path === target.path) return unit.name !== target.name && unit.names.has(target.name);
  const rules = importRules(outline.language);
  if (rules?.packageFiles && folderOf(outline.path) === folderOf(target.path)) return unit.names.has(target.name);
  for (const binding of outline.bindings) {
    const named = binding.imported === '**' ? unit.names.has(target.name) : unit.members.has(binding.local);
    if (!named) continue;
    for (const file of await world.follow(binding, outline)) {
      const module = rules?.submodule?.(file, binding.imported, world.imports);
      const wanted = binding.imported === '*' || binding.imported === '**' || module !== undefined ? target.name : binding.imported;
      if ((binding.imported === '*' || module !== undefined) && !unit.members.has(target.name)) continue;
      if (await world.leadsTo(module ?? file, wanted, target)) return true;
    }
  }
  return false;
}

/** The words a user of a symbol must hold; a default export is imported under any name, so its file's name counts. */
async function wordsFor({ path, name }: Place, world: World): Promise<string[]> {
  if ((await world.outline(path))?.standard !== name) return [name];
  const stem = (path.split('/').at(-1) ?? path).replace(/\..*$/, '');
  return [name, stem === 'index' ? (folderOf(path).split('/').at(-1) ?? stem) : stem];
}

export function label({ path, name }: { path: string; name: string | undefined }): string {
  return name === undefined ? path : `${path}#${name}`;
}
