// The map as a picture: scroll, zoom, arrow keys from node to node, and everything a node hangs together with in the light.
import type { PanelEdge } from '@change-gate/server/protocol';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kept } from '../host.ts';
import type { Grouped, Shown } from './grouping.ts';
import { nextNode } from './keyboard.ts';
import { layOut, type Layout } from './layout.ts';
import { kinOf } from './neighbours.ts';
import { NodeView } from './node-view.tsx';
import { fitted, usePanZoom } from './use-pan-zoom.ts';

export interface PictureProps {
  readonly grouped: Grouped;
  readonly matches: ReadonlySet<string> | undefined;
  readonly selected: string | undefined;
  readonly view: Kept['view'];
  readonly onView: (view: Kept['view']) => void;
  readonly onSelect: (id: string | undefined) => void;
  readonly onOpen: (node: Shown) => void;
  readonly onCompare: (node: Shown) => void;
  readonly onPicture: (svg: SVGSVGElement, layout: Layout) => void;
}

export function MapPicture({ grouped, matches, selected, view, onView, onSelect, onOpen, onCompare, onPicture }: PictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const [width, setWidth] = useState(0);
  const layout = useMemo(() => layOut(grouped, width), [grouped, width]);
  const scale = view?.scale ?? fitted(layout.width, width);
  const { scaleBy, onPointerDown } = usePanZoom(frame, scale, (next) => onView({ left: 0, top: 0, ...view, scale: next }));
  const [isWithin, setIsWithin] = useState(false);
  const kin = useMemo(
    () => (selected === undefined || !isWithin ? undefined : kinOf(selected, grouped.edges)),
    [selected, isWithin, grouped],
  );
  const isFaded = (id: string): boolean => (matches !== undefined && !matches.has(id)) || (kin !== undefined && !kin.has(id));
  const focusable = layout.placed.some(({ node }) => node.id === selected) ? selected : layout.placed[0]?.node.id;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    if (view) element.scrollTo(view.left, view.top);
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (picture.current) onPicture(picture.current, layout);
  }, [layout, onPicture]);

  const go = (id: string | undefined) => {
    if (id === undefined) return;
    onSelect(id);
    picture.current?.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const id = (event.target as Element).closest('.node')?.getAttribute('data-id') ?? undefined;
    const node = layout.placed.find((each) => each.node.id === id)?.node;
    const acts: Record<string, () => void> = {
      Enter: () => node && onOpen(node),
      ' ': () => node && onOpen(node),
      d: () => node && onCompare(node),
      Escape: () => onSelect(undefined),
      '+': () => scaleBy(1.2),
      '=': () => scaleBy(1.2),
      '-': () => scaleBy(1 / 1.2),
      '0': () => onView(undefined),
    };
    const leads = /^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(event.key);
    const act = leads ? () => go(id === undefined ? focusable : nextNode(id, event.key, layout)) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div
      ref={frame}
      class="frame"
      role="group"
      aria-label="Change map: what changed on the left, what depends on it by distance, tests on the right. Arrow keys lead from node to node, Enter opens, d compares, plus and minus zoom."
      onPointerDown={onPointerDown}
      onFocusIn={() => setIsWithin(true)}
      onFocusOut={() => setIsWithin(false)}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => view && onView({ scale, left: currentTarget.scrollLeft, top: currentTarget.scrollTop })}
    >
      <svg
        ref={picture}
        class="picture"
        width={Math.round(layout.width * scale)}
        height={Math.round(layout.height * scale)}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
      >
        {layout.columns.map(({ x, title }) => (
          <text key={x} class="column" x={x} y="22" font-size="11">
            {title}
          </text>
        ))}
        {layout.lines.map(({ edge, path }) => (
          <path
            key={`${edge.from}\0${edge.to}`}
            class={`edge ${edge.level} ${isLit(edge, kin) ? 'lit' : ''} ${isFaded(edge.from) || isFaded(edge.to) ? 'faded' : ''}`}
            d={path}
          >
            <title>{edgeWords[edge.level]}</title>
          </path>
        ))}
        {layout.placed.map((placed) => (
          <NodeView
            key={placed.node.id}
            placed={placed}
            faded={isFaded(placed.node.id)}
            isFocused={placed.node.id === focusable}
            onFocus={() => onSelect(placed.node.id)}
            onOpen={() => onOpen(placed.node)}
          />
        ))}
      </svg>
    </div>
  );
}

const edgeWords = { symbol: 'uses it by name', file: 'uses its file', none: 'nothing leads here' } as const;

function isLit({ from, to }: PanelEdge, kin: ReadonlySet<string> | undefined): boolean {
  return kin !== undefined && kin.has(from) && kin.has(to);
}
