// The map as a list: the same nodes in the same order and words, for the keyboard, for a screen reader and for a narrow view.
import type { Host } from '../host.ts';
import type { Shown } from './grouping.ts';
import { titleOf } from './layout.ts';
import { toneWords } from '../words.ts';

interface Props {
  readonly nodes: readonly Shown[];
  readonly matches: ReadonlySet<string> | undefined;
  readonly host: Host;
  readonly onExpand: (id: string) => void;
}

export function MapList({ nodes, matches, host, onExpand }: Props) {
  const columns = [...new Set(nodes.map((node) => node.column))].sort((a, b) => a - b);
  return (
    <div class="map-list">
      {columns.map((column) => {
        const inside = nodes.filter((node) => node.column === column && (!matches || matches.has(node.id)));
        if (inside.length === 0) return null;
        return (
          <section key={column} aria-label={titleOf(column, nodes)}>
            <h3>{titleOf(column, nodes)}</h3>
            <ul>
              {inside.map((node) => (
                <li key={node.id} class={node.kind}>
                  <span class={node.tone} role="img" aria-label={node.mark === '' ? '' : toneWords[node.tone]}>
                    {node.mark === '' ? '·' : node.mark}
                  </span>
                  <Name node={node} host={host} onExpand={onExpand} />
                  <span class="dim">{node.detail}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Name({ node, host, onExpand }: { node: Shown; host: Host; onExpand: (id: string) => void }) {
  if (node.kind === 'group')
    return (
      <button class="link" aria-expanded={false} onClick={() => onExpand(node.id)}>
        {node.name} ({node.members.length})
      </button>
    );
  if (!host.acts || !node.place) return <span>{node.name}</span>;
  return (
    <button class="link" onClick={() => host.send({ type: 'open', id: node.id })}>
      {node.name}
    </button>
  );
}
