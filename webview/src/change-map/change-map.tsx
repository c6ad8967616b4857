// The change map with its tools: search, picture or list, what is left out and why.
import type { Panel } from '@change-gate/server/protocol';
import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Host, Kept } from '../host.ts';
import { plural } from '../words.ts';
import { exportSvg } from './export-svg.ts';
import { grouped, type Shown } from './grouping.ts';
import type { Layout } from './layout.ts';
import { MapList } from './map-list.tsx';
import { MapPicture } from './map-picture.tsx';
import { matching } from './search.ts';

interface Props {
  readonly map: Panel['map'];
  readonly asList: boolean;
  readonly host: Host;
  readonly kept: Kept;
  readonly keep: (change: Partial<Kept>) => void;
}

export function ChangeMap({ map, asList, host, kept, keep }: Props) {
  const picture = useRef<{ svg: SVGSVGElement; layout: Layout }>(undefined);
  const expanded = useMemo(() => new Set(kept.expanded), [kept.expanded]);
  const shown = useMemo(() => grouped(map.nodes, map.edges, expanded), [map, expanded]);
  const matches = useMemo(() => matching(shown.nodes, kept.query ?? ''), [shown, kept.query]);
  const expand = (id: string) => keep({ expanded: [...(kept.expanded ?? []), id] });
  const open = (node: Shown) => (node.kind === 'group' ? expand(node.id) : host.send({ type: 'open', id: node.id }));
  const onPicture = useCallback((svg: SVGSVGElement, layout: Layout) => {
    picture.current = { svg, layout };
  }, []);
  const saveImage = () => {
    if (picture.current) host.send({ type: 'saveImage', svg: exportSvg(picture.current.svg, picture.current.layout) });
  };

  return (
    <section aria-labelledby="map">
      <div class="title">
        <h2 id="map">Change map</h2>
        {map.nodes.length > 0 && (
          <input
            type="search"
            placeholder="Search"
            aria-label="Search the map by name, path or kind"
            value={kept.query ?? ''}
            onInput={(event) => keep({ query: event.currentTarget.value })}
          />
        )}
        {matches && <span class="dim" role="status">{`${matches.size} found`}</span>}
        {expanded.size > 0 && (
          <button class="link" onClick={() => keep({ expanded: [] })}>
            Fold groups
          </button>
        )}
        {host.acts && !asList && map.nodes.length > 0 && (
          <button class="link" onClick={saveImage}>
            Save picture
          </button>
        )}
      </div>
      {map.nodes.length === 0 ? (
        <p class="quiet">No symbol changed.</p>
      ) : asList ? (
        <MapList nodes={shown.nodes} matches={matches} host={host} onExpand={expand} />
      ) : (
        <MapPicture
          grouped={shown}
          matches={matches}
          selected={kept.selected}
          view={kept.view}
          onView={(view) => keep({ view })}
          onSelect={(selected) => keep({ selected })}
          onOpen={open}
          onCompare={(node) => host.send({ type: 'compare', id: node.id })}
          onPicture={onPicture}
        />
      )}
      <Left map={map} />
    </section>
  );
}

/** What the map leaves out, and what it could not follow. */
function Left({ map: { folded, reasons } }: Pick<Props, 'map'>) {
  return (
    <>
      {folded.length > 0 && (
        <details class="quiet">
          <summary>{plural(folded.length, 'file')} changed in form alone</summary>
          <ul class="lines">
            {folded.map((path) => (
              <li key={path} class="mono">
                {path}
              </li>
            ))}
          </ul>
        </details>
      )}
      {reasons.length > 0 && (
        <details class="quiet">
          <summary>The map is not complete: {plural(reasons.length, 'reason')}</summary>
          <ul class="lines">
            {reasons.map((reason, at) => (
              <li key={at}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
