// Where an arrow key leads from a node: up and down in the order of reading, column by column; left and right along its lines.
import type { PanelEdge } from '@change-gate/server/protocol';
import type { Layout, Placed } from './layout.ts';

export function nextNode(from: string, key: string, { placed, lines }: Layout): string | undefined {
  const here = placed.find(({ node }) => node.id === from);
  if (!here) return placed[0]?.node.id;
  const at = placed.indexOf(here);
  switch (key) {
    case 'ArrowUp':
      return placed[at - 1]?.node.id;
    case 'ArrowDown':
      return placed[at + 1]?.node.id;
    case 'ArrowRight':
      return (
        neighbour(here, 'from', 'to', lines, placed) ??
        nearest(
          here,
          placed.filter((each) => each.x > here.x),
        )
      );
    case 'ArrowLeft':
      return (
        neighbour(here, 'to', 'from', lines, placed) ??
        nearest(
          here,
          placed.filter((each) => each.x < here.x),
        )
      );
    case 'Home':
      return placed[0]?.node.id;
    case 'End':
      return placed.at(-1)?.node.id;
    default:
      return undefined;
  }
}

function neighbour(
  here: Placed,
  end: 'from' | 'to',
  other: 'from' | 'to',
  lines: readonly { edge: PanelEdge }[],
  placed: readonly Placed[],
) {
  const ids = new Set(lines.filter(({ edge }) => edge[end] === here.node.id).map(({ edge }) => edge[other]));
  return nearest(
    here,
    placed.filter(({ node }) => ids.has(node.id)),
  );
}

function nearest(here: Placed, among: readonly Placed[]): string | undefined {
  const distance = (each: Placed): number => Math.abs(each.x - here.x) * 2 + Math.abs(each.y - here.y);
  return among.toSorted((a, b) => distance(a) - distance(b))[0]?.node.id;
}
