// The picture's geometry and words, without a browser.
import { describe, expect, test } from 'vitest';
import { grouped } from '../../webview/src/change-map/grouping.ts';
import { nextNode } from '../../webview/src/change-map/keyboard.ts';
import { layOut } from '../../webview/src/change-map/layout.ts';
import { kinOf } from '../../webview/src/change-map/neighbours.ts';
import { matching } from '../../webview/src/change-map/search.ts';
import { fit } from '../../webview/src/change-map/text-fit.ts';
import { fitted } from '../../webview/src/change-map/use-pan-zoom.ts';
import type { PanelEdge, PanelNode } from '../../server/src/model/panel.ts';

function node(kind: PanelNode['kind'], column: number, path: string, name: string): PanelNode {
  return { id: `${path}#${name}`, kind, column, name, detail: path, tone: 'dim', mark: '', proof: [], path };
}

/** A change of some symbols, each with users at several distances and tests. */
function bigMap(changed: number, users: number, tests: number) {
  const nodes: PanelNode[] = [];
  const edges: PanelEdge[] = [];
  for (let at = 0; at < changed; at += 1) nodes.push(node('changed', 0, `src/part${at % 7}/a${at}.ts`, `change${at}`));
  for (let at = 0; at < users; at += 1) nodes.push(node('reached', 1 + (at % 3), `lib/part${at % 9}/b${at}.ts`, `user${at}`));
  for (let at = 0; at < tests; at += 1) nodes.push(node('test', 4, `test/part${at % 5}/t${at}.ts`, `test${at}`));
  for (const [at, each] of nodes.entries()) {
    const before = nodes.filter((other) => other.column < each.column);
    const from = before[(at * 7) % Math.max(1, before.length)];
    if (from) edges.push({ from: from.id, to: each.id, level: 'symbol' });
  }
  return { nodes, edges };
}

describe.each([
  ['5 nodes', bigMap(1, 2, 2)],
  ['60 nodes', bigMap(8, 40, 12)],
  ['500 nodes', bigMap(60, 320, 120)],
])('a map of %s', (_, { nodes, edges }) => {
  const shown = grouped(nodes, edges, new Set());
  const layout = layOut(shown, 900);

  test('has few enough nodes a column to be looked at', () => {
    for (const column of new Set(shown.nodes.map((each) => each.column)))
      expect(shown.nodes.filter((each) => each.column === column).length).toBeLessThanOrEqual(28);
  });
  test('loses nothing', () => {
    expect(shown.nodes.flatMap((each) => each.members.map((member) => member.id)).sort()).toEqual(nodes.map(({ id }) => id).sort());
  });
  test('lets no two nodes touch', () => {
    for (const [at, a] of layout.placed.entries())
      for (const b of layout.placed.slice(at + 1)) {
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${a.node.id} and ${b.node.id}`).toBe(true);
      }
  });
  test('puts every node of a column at the same left edge, and columns in the order of distance', () => {
    const edgesOf = new Map<number, number>();
    for (const { node: each, x } of layout.placed) {
      expect(edgesOf.get(each.column) ?? x).toBe(x);
      edgesOf.set(each.column, x);
    }
    const inOrder = [...edgesOf].sort(([a], [b]) => a - b).map(([, x]) => x);
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  });
  test('holds everything within its size', () => {
    for (const { x, y, width, height } of layout.placed) {
      expect(x + width).toBeLessThanOrEqual(layout.width);
      expect(y + height).toBeLessThanOrEqual(layout.height);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    }
  });
  test('is reached whole by arrow keys', () => {
    const seen = new Set<string>();
    const open = layout.placed.slice(0, 1).map((each) => each.node.id);
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const from = id;
      open.push(...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].flatMap((key) => nextNode(from, key, layout) ?? []));
    }
    expect(seen.size).toBe(layout.placed.length);
  });
});

describe('a group', () => {
  const { nodes, edges } = bigMap(2, 60, 0);
  test('opens into its members and keeps their lines', () => {
    const folded = grouped(nodes, edges, new Set());
    const group = folded.nodes.find((each) => each.kind === 'group');
    const open = grouped(nodes, edges, new Set([group?.id ?? '']));
    expect(open.nodes.some((each) => each.id === group?.id)).toBe(false);
    for (const member of group?.members ?? []) {
      expect(open.nodes.some((each) => each.id === member.id)).toBe(true);
      expect(open.edges.some((edge) => edge.to === member.id)).toBe(edges.some((edge) => edge.to === member.id));
    }
  });
  test('shows the worst of its members', () => {
    const worse = nodes.map((each, at) => (at === 20 ? { ...each, tone: 'bad' as const, mark: '✕' } : each));
    const home = grouped(worse, edges, new Set()).nodes.find((each) => each.members.some((member) => member.id === worse[20]?.id));
    expect(home).toMatchObject({ kind: 'group', tone: 'bad', mark: '✕' });
  });
});

describe('search', () => {
  const shown = grouped([node('changed', 0, 'src/cart.ts', 'cart'), node('test', 1, 'test/cart.test.ts', 'adds up')], [], new Set()).nodes;
  test('wants every word, in name, path or kind', () => {
    expect([...(matching(shown, 'CART test') ?? [])]).toEqual(['test/cart.test.ts#adds up']);
    expect(matching(shown, 'cart')?.size).toBe(2);
    expect(matching(shown, 'nowhere')?.size).toBe(0);
  });
  test('asks nothing when nothing is typed', () => expect(matching(shown, '  ')).toBeUndefined());
});

describe('what hangs together', () => {
  const edges: PanelEdge[] = [
    { from: 'a', to: 'b', level: 'symbol' },
    { from: 'b', to: 'c', level: 'symbol' },
    { from: 'x', to: 'c', level: 'symbol' },
  ];
  test('is the way to a node and what lies behind it, not its siblings', () =>
    expect([...kinOf('b', edges)].sort()).toEqual(['a', 'b', 'c']));
});

describe('a text that is too long', () => {
  const measure = (text: string): number => [...text].length;
  test.each([
    ['verifyToken', 20, 'middle', 'verifyToken'],
    ['verifyTokenOfSession', 11, 'middle', 'verif…ssion'],
    ['A branch answers', 9, 'end', 'A branch…'],
    ['😀😀😀😀😀', 3, 'middle', '😀…😀'],
  ] as const)('%s in %i loses its %s', (text, width, loses, expected) => {
    expect(fit(text, width, measure, loses)).toBe(expected);
  });
  test('never gets wider than its room', () => {
    for (let width = 1; width < 30; width += 1)
      expect(measure(fit('a rather long name of something', width, measure))).toBeLessThanOrEqual(width);
  });
});

test('a picture is fitted to its frame, never larger than life and never too small to read', () => {
  expect([fitted(500, 1000), fitted(1000, 900), fitted(9000, 300)]).toEqual([1, 0.9, 0.8]);
});
