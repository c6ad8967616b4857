// Pairs the entries of two versions by what they are, not by where they stand, so that reordering is no change.
import { canonical, child, type Entry } from './entry.ts';

export interface EntryPair {
  readonly base?: Entry;
  readonly head?: Entry;
}

/** Keys whose value names an item of a list or a repeated element, the most telling first. */
const naming = ['@name', '@id', 'id', 'name', 'module', 'modules', 'repo', 'path', 'paths', 'file', 'files', 'rule', 'pattern', '@ref', '@src', '@Condition', '@Include', '@path', '@files', '@checks', 'uses', 'job', 'stage', 'message', 'identifier'];

export function alignChildren(base: Entry | undefined, head: Entry | undefined): EntryPair[] {
  const before = base?.children ?? [];
  const after = head?.children ?? [];
  const keys = new Set([...before, ...after].map(({ key }) => key));
  return [...keys].flatMap((key) => alignGroup(before.filter((entry) => entry.key === key), after.filter((entry) => entry.key === key), key !== '' && head?.kind !== 'list'));
}

/** Entries of one key: equal ones first, then those of one name, then, for a key that stands once, the two that are left. */
function alignGroup(before: readonly Entry[], after: readonly Entry[], keyed: boolean): EntryPair[] {
  if (keyed && before.length <= 1 && after.length <= 1) return [pairOf(before[0], after[0])];
  const pairs: EntryPair[] = [];
  const open = new Set(before);
  let rest = [...after];
  for (const same of [canonical, nameOf, (entry: Entry) => (entry.kind === 'scalar' && !keyed ? undefined : 'any')]) {
    rest = rest.filter((head) => {
      const wanted = same(head);
      const match = wanted === undefined ? undefined : [...open].find((base) => same(base) === wanted && (same === canonical || same === nameOf || alike(base, head)));
      if (!match) return true;
      open.delete(match);
      pairs.push({ base: match, head });
      return false;
    });
  }
  return [...pairs, ...rest.map((head) => ({ head })), ...[...open].map((base) => ({ base }))];
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
