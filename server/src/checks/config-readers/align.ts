// Pairs the entries of two versions by what they are, not by where they stand, so that reordering is no change.
import { canonical, child, type Entry } from './entry.ts';

export interface EntryPair {
  readonly base?: Entry;
  readonly head?: Entry;
}

/** Keys whose value names an item of a list or a repeated element, the most telling first. */
const naming = [
  '@name',
  '@id',
  'id',
  'name',
  'module',
  'modules',
  'repo',
  'path',
  'paths',
  'file',
  'files',
  'rule',
  'pattern',
  '@ref',
  '@src',
  '@Condition',
  '@Include',
  '@path',
  '@files',
  '@checks',
  'uses',
  'job',
  'stage',
  'message',
  'identifier',
];

export function alignChildren(base: Entry | undefined, head: Entry | undefined): EntryPair[] {
  const before = byKey(base?.children ?? []);
  const after = byKey(head?.children ?? []);
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => alignGroup(before.get(key) ?? [], after.get(key) ?? [], key !== '' && head?.kind !== 'list'));
}

function byKey(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const list = groups.get(entry.key);
    if (list) list.push(entry);
    else groups.set(entry.key, [entry]);
  }
  return groups;
}

/** Entries of one key: equal ones first, then those of one name, then, for a key that stands once, the two that are left. */
function alignGroup(before: readonly Entry[], after: readonly Entry[], keyed: boolean): EntryPair[] {
  if (keyed && before.length <= 1 && after.length <= 1) return [pairOf(before[0], after[0])];
  const pairs: EntryPair[] = [];
  let open = before;
  let rest = after;
  for (const same of [canonical, nameOf, (entry: Entry) => (entry.kind === 'scalar' && !keyed ? undefined : 'any')]) {
    const exact = same === canonical || same === nameOf;
    const candidates = bucketsOf(open, same);
    const taken = new Set<Entry>();
    rest = rest.filter((head) => {
      const list = candidates.get(same(head) ?? '') ?? [];
      const at = list.findIndex((base) => exact || alike(base, head));
      const [match] = at < 0 ? [] : list.splice(at, 1);
      if (!match) return true;
      taken.add(match);
      pairs.push({ base: match, head });
      return false;
    });
    open = open.filter((base) => !taken.has(base));
  }
  return [...pairs, ...rest.map((head) => ({ head })), ...open.map((base) => ({ base }))];
}

/** Entries by what they are told apart by; those without it are left out. */
function bucketsOf(entries: readonly Entry[], same: (entry: Entry) => string | undefined): Map<string, Entry[]> {
  const buckets = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = same(entry);
    if (key === undefined || key === '') continue;
    const list = buckets.get(key);
    if (list) list.push(entry);
    else buckets.set(key, [entry]);
  }
  return buckets;
}

function pairOf(base: Entry | undefined, head: Entry | undefined): EntryPair {
  return { ...(base ? { base } : {}), ...(head ? { head } : {}) };
}

function nameOf(entry: Entry): string | undefined {
  for (const key of naming) {
    const named = child(entry, key);
    if (named) return `${key}=${canonical(named)}`;
  }
  return undefined;
}

/** Unnamed items belong together when half of what they hold is the same, or when they hold the same keys. */
function alike(base: Entry, head: Entry): boolean {
  if (base.kind === 'scalar' || head.kind === 'scalar') return base.kind === head.kind;
  if (nameOf(base) !== undefined && nameOf(head) !== undefined) return false;
  const parts = new Set(base.children.map((part) => `${part.key}:${canonical(part)}`));
  const shared = head.children.filter((part) => parts.has(`${part.key}:${canonical(part)}`)).length;
  const keys = new Set(base.children.map(({ key }) => key));
  const sharedKeys = head.children.filter(({ key }) => keys.has(key)).length;
  return shared * 2 >= Math.max(1, head.children.length) || (sharedKeys > 0 && sharedKeys === head.children.length);
}
