// Keeps a large map readable: what stands in the same column and file, or else folder, becomes one node until someone opens it.
import type { PanelEdge, PanelNode } from '@change-gate/server/protocol';
import { plural } from '../words.ts';

/** One node of the picture: a node of the map, or several of one column as one. */
export interface Shown extends Omit<PanelNode, 'kind'> {
  readonly kind: PanelNode['kind'] | 'group';
  readonly members: readonly PanelNode[];
}

export interface Grouped {
  readonly nodes: readonly Shown[];
  readonly edges: readonly PanelEdge[];
}

/** More than this many in one column are too many to look at. */
const most = 14;

type KeyOf = (node: PanelNode) => string;
const byFile: KeyOf = (node) => node.path;
const byFolder: KeyOf = (node) => (node.path.includes('/') ? node.path.slice(0, node.path.lastIndexOf('/')) : '.');
const byTop: KeyOf = (node) => (node.path.includes('/') ? node.path.slice(0, node.path.indexOf('/')) : '.');
const byNothing: KeyOf = () => 'everything';

/** `expanded`: ids of groups that are open. */
export function grouped(nodes: readonly PanelNode[], edges: readonly PanelEdge[], expanded: ReadonlySet<string>): Grouped {
  const shown = [...columnsOf(nodes).values()].flatMap((column) => groupColumn(column, expanded));
  const home = new Map(shown.flatMap((each) => each.members.map((member) => [member.id, each.id] as const)));
  const lines = new Map<string, PanelEdge>();
  for (const edge of edges) {
    const [from, to] = [home.get(edge.from), home.get(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    const key = `${from}\0${to}`;
    if (lines.get(key)?.level !== 'symbol') lines.set(key, { from, to, level: edge.level });
  }
  return { nodes: shown, edges: [...lines.values()] };
}

function columnsOf(nodes: readonly PanelNode[]): Map<string, PanelNode[]> {
  const columns = new Map<string, PanelNode[]>();
  for (const node of nodes) {
    const key = `${node.column} ${node.kind === 'gap' ? 'test' : node.kind}`;
    columns.set(key, [...(columns.get(key) ?? []), node]);
  }
  return columns;
}

/** The finest grouping that leaves few enough. */
function groupColumn(column: readonly PanelNode[], expanded: ReadonlySet<string>): Shown[] {
  if (column.length <= most) return column.map(alone);
  const finest = [byFile, byFolder, byTop].find((keyOf) => new Set(column.map(keyOf)).size <= most) ?? byNothing;
  const groups = new Map<string, PanelNode[]>();
  for (const node of column) groups.set(finest(node), [...(groups.get(finest(node)) ?? []), node]);
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (!first || members.length === 1) return members.map(alone);
    const id = `group ${first.column} ${first.kind} ${key}`;
    return expanded.has(id) ? members.map(alone) : [together(id, key, members, first)];
  });
}

function alone(node: PanelNode): Shown {
  return { ...node, members: [node] };
}

function together(id: string, key: string, members: readonly PanelNode[], first: PanelNode): Shown {
  const worst = members.find((each) => each.tone === 'bad') ?? members.find((each) => each.tone === 'warn') ?? first;
  const { place: _, ...rest } = first;
  return {
    ...rest,
    id,
    kind: 'group',
    name: key.slice(key.lastIndexOf('/') + 1),
    detail: `${plural(members.length, first.kind === 'test' || first.kind === 'gap' ? 'test' : 'place')} · ${key}`,
    tone: worst.tone,
    mark: worst.mark,
    proof: [],
    path: key,
    members,
  };
}
