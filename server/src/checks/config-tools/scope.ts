// Weighs a rule that was switched off: next to a preset that came with it, or for new files alone, it takes less away.
import { child, type Entry } from '../config-readers/entry.ts';
import type { Place } from '../config-readers/walk.ts';
import { itemsOf } from './judge.ts';
import type { Novelty } from './novelty.ts';
import type { Unit } from './versions.ts';

const preset = /recommended|\bconfigs?\b|strict|standard|stylistic|all$|^plugin:|^eslint:|^airbnb|^@[\w-]+\/eslint-config/;

/** True where head builds on a rule set that base does not: what is switched off may only have come with it. */
export function gainedPresets(roots: { readonly head: Entry; readonly base?: Entry }): boolean {
  const before = new Set(roots.base ? presetsIn(roots.base, false) : []);
  return presetsIn(roots.head, false).some((name) => !before.has(name));
}

function presetsIn(entry: Entry, extending: boolean): string[] {
  const inside = extending || entry.key === 'extends' || entry.key === '...' || entry.kind === 'list';
  if (entry.kind === 'scalar') return inside && typeof entry.value === 'string' && preset.test(entry.value) ? [entry.value] : [];
  if (entry.key === 'rules' || entry.key === 'ignores' || entry.key === 'files') return [];
  return entry.children.flatMap((part) => presetsIn(part, entry.key === 'extends'));
}

/** True where the block around the place is new and its `files` are all files this change brings. */
export function onlyNewFiles(place: Place, unit: Unit, novelty: Novelty): boolean {
  for (let at: Partial<Place> | undefined = place; at; at = at.parent) {
    const files = at.base ? undefined : child(at.head, 'files');
    if (!files) continue;
    const path = unit.head?.source.path ?? '';
    return itemsOf(files, unit.head?.source.text ?? '').every(
      ({ text }) => novelty.hides(text, path.slice(0, path.lastIndexOf('/') + 1)) !== 'code',
    );
  }
  return false;
}
