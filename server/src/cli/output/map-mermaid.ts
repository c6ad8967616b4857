// The change map as a Mermaid flow chart: every arrow leads from what changed to what uses it.
import { label } from '../../analysis/map/reach.ts';
import type { ChangeMap } from '../../model/change-map.ts';

export function renderMapMermaid(map: ChangeMap): string {
  const ids = new Map<string, string>();
  const lines = ['flowchart LR'];
  const node = (name: string, kind: 'changed' | 'reached' | 'test'): string => {
    const known = ids.get(name);
    if (known !== undefined) return known;
    const id = `n${ids.size}`;
    ids.set(name, id);
    lines.push(`  ${id}["${escape(name)}"]:::${kind}`);
    return id;
  };
  for (const { path, symbol } of map.changed) node(label({ path, name: symbol }), 'changed');
  for (const { path, symbol, via } of map.reached) connect(via, node(label({ path, name: symbol }), 'reached'));
  for (const { path, name, via } of map.tests) connect(via, node(label({ path, name }), 'test'));
  lines.push('  classDef changed stroke-width:3px', '  classDef reached stroke-width:1px', '  classDef test stroke-dasharray:4 3');
  return `${lines.join('\n')}\n`;

  function connect(via: readonly string[], to: string): void {
    lines.push(`  ${node(via.at(-1) ?? '', 'reached')} --> ${to}`);
  }
}

function escape(text: string): string {
  return text.replace(/[^\p{L}\p{N} ./_-]/gu, (character) => `#${character.codePointAt(0)};`);
}
