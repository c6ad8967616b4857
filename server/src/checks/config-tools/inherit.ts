// Follows `extends` one file on: an option that left a file may still hold through the one it builds on.
import type { ChangeView } from '../check.ts';
import { child } from '../config-readers/entry.ts';
import { findPlaces, type Place } from '../config-readers/walk.ts';
import { judge } from './judge.ts';
import type { Setting } from './tool.ts';
import { type Unit, versionAt } from './versions.ts';

export type Inherited = 'demanded' | 'unknown' | 'no';

export async function inheritedFrom(change: ChangeView, unit: Unit, setting: Setting, place: Place): Promise<Inherited> {
  const named = child(unit.head?.root, unit.tool.inherits ?? '');
  const names = named ? (named.kind === 'list' ? named.children.map(({ value }) => String(value)) : [String(named.value)]) : [];
  let unknown = false;
  for (const name of names) {
    const path = resolvePath(unit.head?.source.path ?? '', name);
    const source = path === undefined ? undefined : await firstSource(change, [path, `${path}.json`, `${path}/tsconfig.json`]);
    const version = source && versionAt(unit.tool, source);
    if (!version) unknown = true;
    else if (
      findPlaces(setting.at, { head: version.root }).some(
        ({ head }) => head && place.base?.key === head.key && !judge({ ...place, head }, setting.looser, { base: '', head: '' }),
      )
    )
      return 'demanded';
  }
  return unknown ? 'unknown' : 'no';
}

async function firstSource(change: ChangeView, paths: readonly string[]) {
  for (const path of paths) {
    const source = await change.source('head', path);
    if (source) return source;
  }
  return undefined;
}

/** A relative name against the file that says it; undefined for a package. */
function resolvePath(from: string, name: string): string | undefined {
  if (!name.startsWith('.')) return undefined;
  const parts = from.split('/').slice(0, -1);
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
