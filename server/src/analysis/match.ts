// Says of every act whether this change did it: pairs what stands in head with what stood in base, by content and enclosing definition, never by line.
import type { Severity, Status } from '../model/finding.ts';
import type { Occurrence } from '../checks/check.ts';

/** An act with the file it stands in. `file` is the same for both sides of a renamed file. */
export interface Placed {
  readonly file: string;
  readonly path: string;
  readonly line: number;
  /** The whole line it stands on, without white space around. */
  readonly text: string;
  readonly act: Occurrence;
}

export interface Matched {
  readonly placed: Placed;
  readonly status: Exclude<Status, 'fixed'>;
  /** What it was in base, where base had it. */
  readonly before?: Placed;
}

export interface MatchResult {
  readonly head: readonly Matched[];
  /** Acts of base that head has not. */
  readonly fixed: readonly Placed[];
}

const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };
const breadths = { line: 0, block: 1, file: 2, project: 3 } as const;

/** The passes, strictest first. Each act of base pays for at most one act of head, so a copy is new. */
const passes: readonly { same: (head: Placed, base: Placed) => boolean; key: (placed: Placed) => string }[] = [
  { key: (p) => `${p.file}\0${identity(p)}\0${p.act.enclosing}\0${p.act.anchor}`, same: () => true },
  { key: (p) => `${p.file}\0${identity(p)}\0${p.act.anchor}`, same: () => true },
  { key: (p) => `${p.file}\0${identity(p)}`, same: (head, base) => alike(head.act.anchor, base.act.anchor) },
  { key: (p) => `${p.file}\0${identity(p)}\0${p.act.enclosing}`, same: (head) => head.act.enclosing !== '' },
  { key: (p) => `${identity(p)}\0${p.act.anchor}`, same: (head) => head.act.anchor !== '' },
  { key: (p) => `${identity(p)}\0${p.text}`, same: () => true },
  { key: (p) => `${p.file}\0${p.act.ruleId}`, same: (head, base) => narrower(head.act, base.act) && belongsTogether(head, base) },
];

export function matchActs(base: readonly Placed[], head: readonly Placed[]): MatchResult {
  const open = new Set(base);
  const matched = new Map<Placed, Placed>();
  for (const { key, same } of passes) {
    const candidates = groupBy([...open], key);
    for (const placed of head) {
      if (matched.has(placed)) continue;
      const list = candidates.get(key(placed)) ?? [];
      const before = list.find((other) => open.has(other) && notWorse(placed.act, other.act) && same(placed, other));
      if (!before) continue;
      matched.set(placed, before);
      open.delete(before);
    }
  }
  const widened = pairWidened(
    head.filter((placed) => !matched.has(placed)),
    open,
  );
  return {
    head: head.map((placed) => settle(placed, matched.get(placed), widened.get(placed))),
    fixed: [...open],
  };
}

function settle(placed: Placed, before: Placed | undefined, widenedFrom: Placed | undefined): Matched {
  if (before) return { placed, before, status: before.path === placed.path && before.line === placed.line ? 'existing' : 'moved' };
  return widenedFrom ? { placed, before: widenedFrom, status: 'new' } : { placed, status: 'new' };
}

/** A new act that grew out of one of base keeps that one as its evidence; base's is then not called fixed. */
function pairWidened(head: readonly Placed[], open: Set<Placed>): Map<Placed, Placed> {
  const pairs = new Map<Placed, Placed>();
  for (const placed of head) {
    const before = [...open].find(
      (other) => other.file === placed.file && other.act.ruleId === placed.act.ruleId && belongsTogether(placed, other),
    );
    if (!before) continue;
    pairs.set(placed, before);
    open.delete(before);
  }
  return pairs;
}

function identity({ act }: Placed): string {
  return [act.ruleId, act.subject, act.breadth, ...act.names].join('\0');
}

function notWorse(head: Occurrence, base: Occurrence): boolean {
  return ranks[head.severity] <= ranks[base.severity];
}

function narrower(head: Occurrence, base: Occurrence): boolean {
  if (breadths[head.breadth] > breadths[base.breadth]) return false;
  if (base.names.length === 0) return true;
  return head.names.length > 0 && head.names.every((name) => base.names.includes(name));
}

function belongsTogether(head: Placed, base: Placed): boolean {
  return head.act.anchor === base.act.anchor || alike(head.act.anchor, base.act.anchor);
}

/** Dice coefficient over words: half of them shared is the same code, edited. */
function alike(one: string, other: string): boolean {
  const a = words(one);
  const b = words(other);
  if (a.length === 0 || b.length === 0) return a.length === b.length;
  const rest = [...b];
  const shared = a.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * shared.length) / (a.length + b.length) >= 0.5;
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const list = groups.get(key(item));
    if (list) list.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
