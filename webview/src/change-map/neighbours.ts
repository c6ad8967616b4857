// What a node hangs together with: everything on the way to it and everything behind it.
import type { PanelEdge } from '@change-gate/server/protocol';

export function kinOf(id: string, edges: readonly PanelEdge[]): ReadonlySet<string> {
  const kin = new Set([id]);
  for (const [from, to] of [
    ['from', 'to'],
    ['to', 'from'],
  ] as const) {
    const open = [id];
    for (let at = open.pop(); at !== undefined; at = open.pop())
      for (const edge of edges)
        if (edge[from] === at && !kin.has(edge[to])) {
          kin.add(edge[to]);
          open.push(edge[to]);
        }
  }
  return kin;
}
