// Where code decides by a value, in one shape for every language: the packs say which nodes those are.
import type { Node } from 'web-tree-sitter';
import { matchesOf } from '../../syntax/query.ts';
import type { Source } from '../../syntax/source.ts';

export interface Branch {
  /** `guard` is one half of an `&&` or `||`. */
  readonly kind: 'branch' | 'guard' | 'arm' | 'entry';
  readonly node: Node;
  /** The condition, the pattern of an arm, or the key of an entry. */
  readonly condition: Node;
  readonly then: Node | undefined;
  readonly otherwise: Node | undefined;
  /** The table an entry belongs to. */
  readonly table: Node | undefined;
}

/** In the order of the text; an entry or arm with several patterns is there once for each. */
export function branchesOf(source: Source): readonly Branch[] {
  return source.layers.flatMap((layer) =>
    matchesOf(layer, 'branches').flatMap((match): Branch[] => {
      const node = match.node('branch') ?? match.node('guard') ?? match.node('arm') ?? match.node('entry') ?? match.node('table');
      const condition = match.node('condition') ?? match.node('pattern') ?? match.node('key');
      if (!node || !condition) return [];
      const kind = match.node('branch') ? 'branch' : match.node('guard') ? 'guard' : match.node('arm') ? 'arm' : 'entry';
      return [
        {
          kind,
          node,
          condition,
          then: match.node('then') ?? match.node('value'),
          otherwise: match.node('else'),
          table: match.node('table'),
        },
      ];
    }),
  );
}

/** The decisions whose condition holds a stretch, smallest first; a whole condition before its halves. */
export function deciding(branches: readonly Branch[], start: number, end: number): Branch[] {
  const around = branches.filter(
    ({ kind, condition }) => (kind === 'branch' || kind === 'guard') && condition.startIndex <= start && end <= condition.endIndex,
  );
  return around.sort(
    (one, other) => Number(one.kind === 'guard') - Number(other.kind === 'guard') || size(one.condition) - size(other.condition),
  );
}

function size(node: Node): number {
  return node.endIndex - node.startIndex;
}
