// Compares every tool's configuration of base and head and keeps what got looser by this change.
import type { ChangeView, Draft } from '../check.ts';
import { compareFlags } from '../config-commands/flags.ts';
import type { Word } from '../config-commands/commands.ts';
import type { Entry } from '../config-readers/entry.ts';
import { findPlaces, type Place } from '../config-readers/walk.ts';
import { draftOfFlag, draftOfLoosening, merge } from './draft.ts';
import { inheritedFrom } from './inherit.ts';
import { itemsOf, judge, type Item, type Loosening } from './judge.ts';
import { demandedElsewhere, loosenedBefore, Novelty, withoutFolders } from './novelty.ts';
import type { Setting } from './tool.ts';
import { findUnits, type Unit } from './versions.ts';

export async function compareTools(change: ChangeView): Promise<readonly Draft[]> {
  const units = findUnits(change);
  if (units.length === 0) return [];
  const novelty = new Novelty(change, await change.paths('head'));
  const drafts: Draft[] = [];
  for (const unit of units) {
    for (const setting of unit.tool.settings) {
      for (const found of looserPlaces(unit, setting, units, novelty)) {
        const kept = await unlessInherited(found, setting, unit, change);
        if (kept) drafts.push(kept);
      }
    }
  }
  return merge(drafts, (path) => change.pairs.find(({ head }) => head?.path === path)?.head);
}

interface Found {
  readonly place: Place;
  readonly loosening?: Loosening;
  readonly draft: Draft;
}

function looserPlaces(unit: Unit, setting: Setting, units: readonly Unit[], novelty: Novelty): Found[] {
  if (!unit.head || (!unit.base && !setting.evenNew)) return [];
  const roots = { head: unit.head.root, ...(unit.base ? { base: unit.base.root } : {}) };
  const texts = { base: unit.base?.source.text ?? '', head: unit.head.source.text };
  const places = findPlaces(setting.at, roots);
  if (setting.looser.by === 'removed' && places.some(({ base, head }) => head && !base)) return [];
  return places.flatMap((place): Found[] => {
    if (setting.looser.by === 'flags') return looserFlags(unit, place, texts).map((draft) => ({ place, draft }));
    const judged = judge(place, setting.looser, texts);
    const loosening = judged && isNews(judged, setting, unit, units, novelty, roots);
    return loosening ? [{ place, loosening, draft: draftOfLoosening(unit, setting, place, loosening) }] : [];
  });
}

/** Leaves out what is implied, carried, adopted together with its tool, or hides nothing. */
function isNews(found: Loosening, setting: Setting, unit: Unit, units: readonly Unit[], novelty: Novelty, roots: { head: Entry; base?: Entry }): Loosening | undefined {
  switch (found.how) {
    case 'changed':
      return found;
    case 'set':
      if (setting.looser.by === 'added') return novelty.carried(textOf(unit, found.head)) ? undefined : found;
      return loosenedBefore(units, unit, found.head) || isAdopted(found.head, unit) || (setting.looser.by === 'level' && novelty.carried(found.head.key)) ? undefined : found;
    case 'removed':
      if (unit.across || isImplied(setting, roots.head) || demandedElsewhere(units, unit, found.base)) return undefined;
      return found;
    case 'grown': {
      const items = found.items.filter((item) => hidesMore(item, setting, unit, novelty));
      return items.length > 0 ? { ...found, items } : undefined;
    }
    case 'shrunk': {
      const items = found.items.filter(({ text }) => !unit.across && !novelty.carried(text) && !(setting.looser.by === 'shrunk' && setting.looser.items === 'globs' && !novelty.hides(text, folderOf(unit))));
      return items.length > 0 && !isReplaced(found, unit) ? { ...found, items } : undefined;
    }
  }
}

function hidesMore(item: Item, setting: Setting, unit: Unit, novelty: Novelty): boolean {
  if (setting.looser.by !== 'grown') return false;
  const { only, items } = setting.looser;
  if (only !== undefined && (!item.text.startsWith(only) || item.text === `${only}*`)) return false;
  if (only === undefined && item.text.startsWith('!')) return false;
  if (novelty.carried(item.text) || (unit.base && carriedByRename(item, unit))) return false;
  return items !== 'globs' || novelty.hides(item.text, folderOf(unit));
}

/** A baseline entry whose file got another folder is the same entry. */
function carriedByRename(item: Item, unit: Unit): boolean {
  if (!/^\{/.test(item.text) || !unit.base) return false;
  const was = itemsIn(unit.base.root, unit.base.source.text).filter(({ text }) => withoutFolders({ ...item, text }) === withoutFolders(item)).length;
  const is = unit.head ? itemsIn(unit.head.root, unit.head.source.text).filter(({ text }) => withoutFolders({ ...item, text }) === withoutFolders(item)).length : 0;
  return was >= is;
}

function itemsIn(root: Entry, text: string): Item[] {
  return [...(root.kind === 'list' ? itemsOf(root, text) : []), ...root.children.flatMap((part) => itemsIn(part, text))];
}

/** A list that took in a wider name for the ones it lost, such as `ALL`, or one that changed its words altogether, did not shrink. */
function isReplaced(found: Extract<Loosening, { how: 'shrunk' }>, unit: Unit): boolean {
  const now = itemsOf(found.head, unit.head?.source.text ?? '').map(({ text }) => text);
  return now.some((text) => /^(?:ALL|\*|\.|\*\*\/\*|src|\.\/)$/.test(text) || found.items.every((item) => item.text.startsWith(text.replace(/\/?\*+.*$/, '')) && text.replace(/\/?\*+.*$/, '') !== ''));
}

/** A rule of a plugin that base does not name came with its plugin: the new tool checks more, not less. */
function isAdopted(set: Entry, unit: Unit): boolean {
  const slash = set.key.lastIndexOf('/');
  const plugin = set.key.slice(0, slash).replace(/^@/, '').replace(/\/.*$/, '');
  return slash > 0 && unit.base !== undefined && !unit.base.source.text.includes(plugin);
}

function isImplied(setting: Setting, head: Entry): boolean {
  return setting.impliedBy !== undefined && findPlaces(setting.impliedBy, { head }).some((place) => place.head?.value === true);
}

async function unlessInherited({ place, loosening, draft }: Found, setting: Setting, unit: Unit, change: ChangeView): Promise<Draft | undefined> {
  if (loosening?.how !== 'removed' || unit.tool.inherits === undefined) return draft;
  const inherited = await inheritedFrom(change, unit, setting, place);
  if (inherited === 'demanded') return undefined;
  return inherited === 'unknown' ? { ...draft, severity: 'warning' } : draft;
}

function looserFlags(unit: Unit, { base, head }: Place, texts: { base: string; head: string }): Draft[] {
  if (!head || !unit.head) return [];
  const before = base ? wordsOf(base, texts.base) : [];
  return compareFlags(unit.tool.flags ?? [], before, wordsOf(head, texts.head)).map((found) => draftOfFlag(unit.tool.name, found, { head: unit.head?.source, base: unit.base?.source, around: head }));
}

function wordsOf(entry: Entry, text: string): Word[] {
  if (entry.kind === 'list') return entry.children.flatMap((item) => String(item.value ?? '').split(/\s+/).map((word) => ({ text: word, start: item.start, end: item.end })));
  return [...text.slice(entry.from, entry.to).matchAll(/"[^"]*"|'[^']*'|[^\s"']+(?:"[^"]*"|'[^']*')?/g)].flatMap((match) => unquoted(match[0], entry.from + match.index));
}

/** A whole setting in quotes is words; a quoted part of it is one. */
function unquoted(raw: string, start: number): Word[] {
  const inner = /^(["'])([\s\S]*)\1$/.exec(raw)?.[2];
  if (inner === undefined) return [{ text: raw.replace(/["']/g, ''), start, end: start + raw.length }];
  if (!inner.includes(' -') && !inner.startsWith('-')) return [{ text: inner, start, end: start + raw.length }];
  return [...inner.matchAll(/'[^']*'|\\"[^"]*\\"|[^\s]+(?:'[^']*')?/g)].map((match) => ({ text: match[0].replace(/\\?["']/g, ''), start: start + 1 + match.index, end: start + 1 + match.index + match[0].length }));
}

function textOf(unit: Unit, entry: Entry): string {
  return unit.head?.source.text.slice(entry.start, entry.end) ?? '';
}

function folderOf(unit: Unit): string {
  const path = unit.head?.source.path ?? '';
  return path.slice(0, path.lastIndexOf('/') + 1);
}
