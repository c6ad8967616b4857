// Compares every tool's configuration of base and head and keeps what got looser by this change.
import type { ChangeView, Draft } from '../check.ts';
import { compareFlags } from '../config-commands/flags.ts';
import type { Word } from '../config-commands/commands.ts';
import { canonical, type Entry } from '../config-readers/entry.ts';
import { findPlaces, type Place } from '../config-readers/walk.ts';
import { draftOfFlag, draftOfLoosening, merge } from './draft.ts';
import { inheritedFrom } from './inherit.ts';
import { itemsOf, judge, type Item, type Loosening } from './judge.ts';
import { demandedElsewhere, loosenedBefore, Novelty, withoutFolders } from './novelty.ts';
import { gainedPresets, onlyNewFiles } from './scope.ts';
import type { Setting } from './tool.ts';
import { findUnits, type Unit } from './versions.ts';

export async function compareTools(change: ChangeView): Promise<readonly Draft[]> {
  const units = findUnits(change);
  if (units.length === 0) return [];
  const [before, after] = await Promise.all([change.paths('base'), change.paths('head')]);
  const novelty = new Novelty({ pairs: change.pairs, pathsBefore: pathsBefore(change, before, after) }, after);
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

/** Where the paths of head that base has not come from: a renamed file's old path, or undefined. */
function pathsBefore(change: ChangeView, before: readonly string[], after: readonly string[]): Map<string, string | undefined> {
  const known = new Set(before);
  const renamed = new Map(change.pairs.flatMap(({ entry }) => (entry.oldPath === undefined ? [] : [[entry.path, entry.oldPath] as const])));
  return new Map(
    after.filter((path) => !known.has(path) || renamed.has(path)).map((path) => [path, renamed.get(path) ?? twinOf(path, before, after)]),
  );
}

/** A file that only got another extension, such as `.js` to `.mjs`, is the same file. */
function twinOf(path: string, before: readonly string[], after: readonly string[]): string | undefined {
  const stem = path.replace(/\.\w+$/, '.');
  return before.find((old) => old.startsWith(stem) && !old.slice(stem.length).includes('/') && !after.includes(old));
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
    const loosening = judged && isNews(judged, { setting, place, unit, units, novelty, roots });
    return loosening ? [{ place, loosening, draft: draftOfLoosening(unit, setting, place, loosening) }] : [];
  });
}

interface Context {
  readonly setting: Setting;
  readonly place: Place;
  readonly unit: Unit;
  readonly units: readonly Unit[];
  readonly novelty: Novelty;
  readonly roots: { readonly head: Entry; readonly base?: Entry };
}

/** Leaves out what is implied, carried, adopted together with its tool, or hides nothing. */
function isNews(found: Loosening, { setting, place, unit, units, novelty, roots }: Context): Loosening | undefined {
  switch (found.how) {
    case 'changed':
      return found;
    case 'set':
      if (setting.looser.by === 'added') return novelty.carried(textOf(unit, found.head)) ? undefined : found;
      return loosenedBefore(units, unit, found.head) ||
        isOn(setting.saidBy, roots.base) ||
        isAdopted(found.head, unit) ||
        (setting.looser.by === 'level' && novelty.carried(found.head.key))
        ? undefined
        : { ...found, ...(gainedPresets(roots) || onlyNewFiles(place, unit, novelty) ? { lesser: true } : {}) };
    case 'removed':
      if (
        unit.across ||
        isOn(setting.impliedBy, roots.head) ||
        (setting.looser.by === 'level' && gainedPresets(roots)) ||
        demandedElsewhere(units, unit, found.base)
      )
        return undefined;
      return found;
    case 'grown': {
      const before = place.base ? itemsOf(place.base, unit.base?.source.text ?? '').map(({ text }) => text) : [];
      const kept = found.items
        .map((item) => ({ item, hidden: hidesMore(item, setting, unit, novelty, before) }))
        .filter(({ hidden }) => hidden !== 'nothing');
      const lesser = kept.every(({ hidden }) => hidden === 'other');
      return kept.length > 0 ? { ...found, items: kept.map(({ item }) => item), ...(lesser ? { lesser } : {}) } : undefined;
    }
    case 'shrunk': {
      const folder = folderOf(unit);
      const globs = setting.looser.by === 'shrunk' && setting.looser.items === 'globs';
      const now = itemsOf(found.head, unit.head?.source.text ?? '').map(({ text }) => text);
      const items = found.items.filter(
        ({ text }) =>
          !unit.across &&
          !novelty.kept(text) &&
          !isSucceeded(text, setting, now) &&
          !(globs && (novelty.hides(text, folder) === 'nothing' || novelty.covered(text, folder, now))),
      );
      return items.length > 0 && !isReplaced(found, unit) ? { ...found, items } : undefined;
    }
  }
}

function hidesMore(item: Item, setting: Setting, unit: Unit, novelty: Novelty, before: readonly string[]): 'code' | 'other' | 'nothing' {
  if (setting.looser.by !== 'grown') return 'nothing';
  const { only, items } = setting.looser;
  if (only !== undefined && (!item.text.startsWith(only) || item.text === `${only}*`)) return 'nothing';
  if (only === undefined && item.text.startsWith('!')) return 'nothing';
  if ((!item.text.startsWith('{') && novelty.carried(item.text)) || (unit.base && carriedByRename(item, unit))) return 'nothing';
  return items === 'globs' ? novelty.hides(item.text, folderOf(unit), before) : 'code';
}

/** A baseline entry whose file got another folder is the same entry. */
function carriedByRename(item: Item, unit: Unit): boolean {
  if (!item.text.startsWith('{') || !unit.base || !unit.head) return false;
  const name = withoutFolders(item.text);
  return (namesWithoutFolders(unit.base.root).get(name) ?? 0) >= (namesWithoutFolders(unit.head.root).get(name) ?? 0);
}

const tallies = new WeakMap<Entry, Map<string, number>>();

function namesWithoutFolders(root: Entry): ReadonlyMap<string, number> {
  const known = tallies.get(root);
  if (known) return known;
  const tally = new Map<string, number>();
  const visit = (entry: Entry) => {
    for (const item of entry.kind === 'list' ? entry.children : []) {
      const name = withoutFolders(canonical(item));
      tally.set(name, (tally.get(name) ?? 0) + 1);
    }
    entry.children.forEach(visit);
  };
  visit(root);
  tallies.set(root, tally);
  return tally;
}

function isSucceeded(item: string, { successors = {} }: Setting, now: readonly string[]): boolean {
  const next = Object.hasOwn(successors, item) ? successors[item] : undefined;
  return next !== undefined && (next.length === 0 || next.some((name) => now.includes(name)));
}

/** A list that took in a wider name for the ones it lost, such as `ALL`, or one that changed its words altogether, did not shrink. */
function isReplaced(found: Extract<Loosening, { how: 'shrunk' }>, unit: Unit): boolean {
  const now = itemsOf(found.head, unit.head?.source.text ?? '').map(({ text }) => text);
  return now.some(
    (text) =>
      /^(?:ALL|\*|\.|\*\*\/\*|src|\.\/)$/.test(text) ||
      found.items.every((item) => item.text.startsWith(text.replace(/\/?\*+.*$/, '')) && text.replace(/\/?\*+.*$/, '') !== ''),
  );
}

/** A rule of a plugin that base does not name came with its plugin: the new tool checks more, not less. */
function isAdopted(set: Entry, unit: Unit): boolean {
  const slash = set.key.lastIndexOf('/');
  const plugin = set.key.slice(0, slash).replace(/^@/, '').replace(/\/.*$/, '');
  return slash > 0 && unit.base !== undefined && !unit.base.source.text.includes(plugin);
}

function isOn(pattern: string | undefined, head: Entry | undefined): boolean {
  return pattern !== undefined && head !== undefined && findPlaces(pattern, { head }).some((place) => place.head?.value === true);
}

async function unlessInherited(
  { place, loosening, draft }: Found,
  setting: Setting,
  unit: Unit,
  change: ChangeView,
): Promise<Draft | undefined> {
  if (loosening?.how !== 'removed' || unit.tool.inherits === undefined) return draft;
  const inherited = await inheritedFrom(change, unit, setting, place);
  if (inherited === 'demanded') return undefined;
  return inherited === 'unknown' ? { ...draft, severity: 'warning' } : draft;
}

function looserFlags(unit: Unit, { base, head }: Place, texts: { base: string; head: string }): Draft[] {
  if (!head || !unit.head) return [];
  const before = base ? wordsOf(base, texts.base) : [];
  return compareFlags(unit.tool.flags ?? [], before, wordsOf(head, texts.head)).map((found) =>
    draftOfFlag(unit.tool.name, found, { head: unit.head?.source, base: unit.base?.source, around: head }),
  );
}

function wordsOf(entry: Entry, text: string): Word[] {
  if (entry.kind === 'list')
    return entry.children.flatMap((item) =>
      String(item.value ?? '')
        .split(/\s+/)
        .map((word) => ({ text: word, start: item.start, end: item.end })),
    );
  return [...text.slice(entry.from, entry.to).matchAll(/"[^"]*"|'[^']*'|[^\s"']+(?:"[^"]*"|'[^']*')?/g)].flatMap((match) =>
    unquoted(match[0], entry.from + match.index),
  );
}

/** A whole setting in quotes is words; a quoted part of it is one. */
function unquoted(raw: string, start: number): Word[] {
  const inner = /^(["'])([\s\S]*)\1$/.exec(raw)?.[2];
  if (inner === undefined) return [{ text: raw.replace(/["']/g, ''), start, end: start + raw.length }];
  if (!inner.includes(' -') && !inner.startsWith('-')) return [{ text: inner, start, end: start + raw.length }];
  return [...inner.matchAll(/'[^']*'|\\"[^"]*\\"|[^\s]+(?:'[^']*')?/g)].map((match) => ({
    text: match[0].replace(/\\?["']/g, ''),
    start: start + 1 + match.index,
    end: start + 1 + match.index + match[0].length,
  }));
}

function textOf(unit: Unit, entry: Entry): string {
  return unit.head?.source.text.slice(entry.start, entry.end) ?? '';
}

function folderOf(unit: Unit): string {
  const path = unit.head?.source.path ?? '';
  return path.slice(0, path.lastIndexOf('/') + 1);
}
