// Where each node of the picture stands: columns by distance, the order within a column by dagre so that few lines cross.
import { graphlib, layout } from '@dagrejs/dagre';
import type { PanelEdge } from '@change-gate/server/protocol';
import type { Grouped, Shown } from './grouping.ts';

export interface Placed {
  readonly node: Shown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly placed: readonly Placed[];
  readonly lines: readonly { readonly edge: PanelEdge; readonly path: string }[];
  readonly columns: readonly { readonly x: number; readonly title: string }[];
  readonly width: number;
  readonly height: number;
}

const margin = 18;
const top = 36;
const [narrowGap, wideGap] = [40, 96];
const gapY = 18;
const height = 52;
const widths: Readonly<Record<Shown['kind'], number>> = { changed: 184, reached: 184, group: 184, test: 220, gap: 220 };

/** In pixels; the origin is the top left corner. `room`: the width there is, which the gaps between the columns give way to. */
export function layOut({ nodes, edges }: Grouped, room: number): Layout {
  const columns = [...new Set(nodes.map((node) => node.column))].sort((a, b) => a - b);
  const left = leftEdges(columns, nodes, room);
  const rows = rowsByDagre(nodes, edges, columns);
  const placed = columns.flatMap((column) =>
    stack(
      nodes.filter((node) => node.column === column),
      rows,
      left.get(column) ?? margin,
    ),
  );
  const at = new Map(placed.map((each) => [each.node.id, each]));
  return {
    placed,
    lines: edges.flatMap((edge) => {
      const [from, to] = [at.get(edge.from), at.get(edge.to)];
      return from && to ? [{ edge, path: curve(from, to) }] : [];
    }),
    columns: columns.map((column) => ({ x: left.get(column) ?? margin, title: titleOf(column, nodes) })),
    width: Math.max(...placed.map((each) => each.x + each.width), 0) + margin,
    height: Math.max(...placed.map((each) => each.y + each.height), 0) + margin,
  };
}

function leftEdges(columns: readonly number[], nodes: readonly Shown[], room: number): Map<number, number> {
  const wide = columns.map((column) => Math.max(...nodes.filter((node) => node.column === column).map((node) => widths[node.kind])));
  const rest = room - 2 * margin - wide.reduce((sum, each) => sum + each, 0);
  const gap = Math.min(wideGap, Math.max(narrowGap, rest / Math.max(1, columns.length - 1)));
  const left = new Map<number, number>();
  let x = margin;
  for (const [at, column] of columns.entries()) {
    left.set(column, x);
    x += (wide[at] ?? 0) + gap;
  }
  return left;
}

/** The y of each node as dagre would have it. What nothing leads to hangs on a root, so that it stays in its column. */
function rowsByDagre(nodes: readonly Shown[], edges: readonly PanelEdge[], columns: readonly number[]): Map<string, number> {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', nodesep: gapY, ranksep: wideGap });
  graph.setDefaultEdgeLabel(() => ({}));
  const rank = new Map(nodes.map((node) => [node.id, columns.indexOf(node.column)]));
  graph.setNode('root', { width: 1, height: 1 });
  for (const node of nodes) {
    graph.setNode(node.id, { width: widths[node.kind], height });
    if (!edges.some(({ to }) => to === node.id)) graph.setEdge('root', node.id, { minlen: (rank.get(node.id) ?? 0) + 1, weight: 0 });
  }
  for (const { from, to } of edges) {
    const steps = (rank.get(to) ?? 0) - (rank.get(from) ?? 0);
    if (steps > 0) graph.setEdge(from, to, { minlen: steps, weight: 2 });
  }
  layout(graph);
  return new Map(nodes.map(({ id }) => [id, (graph.node(id) as { y: number }).y]));
}

/** Puts a column's nodes below one another as near to their wished rows as they go. */
function stack(nodes: readonly Shown[], rows: ReadonlyMap<string, number>, x: number): Placed[] {
  let free = top;
  const first = Math.min(...rows.values());
  return [...nodes]
    .sort((a, b) => (rows.get(a.id) ?? 0) - (rows.get(b.id) ?? 0))
    .map((node) => {
      const y = Math.max(free, top + (rows.get(node.id) ?? 0) - first);
      free = y + height + gapY;
      return { node, x, y, width: widths[node.kind], height };
    });
}

function curve(from: Placed, to: Placed): string {
  const [x1, y1, x2, y2] = [from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2];
  const middle = (x1 + x2) / 2;
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
}

export function titleOf(column: number, nodes: readonly Pick<Shown, 'column' | 'kind' | 'members'>[]): string {
  const inside = nodes.filter((node) => node.column === column);
  const kinds = new Set(inside.flatMap((node) => node.members.map((member) => member.kind)));
  if (kinds.has('changed')) return 'Changed';
  return kinds.has('reached') ? `Reaches · ${column}` : 'Tests';
}
