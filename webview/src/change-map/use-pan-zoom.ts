// Moves and scales the picture within its frame by wheel, drag and keys. Scrolling is the frame's own; Control and the wheel scale about the pointer.
import type { RefObject } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const [smallest, largest] = [0.2, 3];

/** The scale that shows the whole width of a picture; never larger than life, never too small to read. */
export function fitted(pictureWidth: number, frameWidth: number): number {
  return frameWidth > 0 ? Math.min(1, Math.max(0.8, frameWidth / pictureWidth)) : 1;
}

export function usePanZoom(frame: RefObject<HTMLDivElement | null>, scale: number, onScale: (scale: number) => void) {
  /** The point of the picture that stays where it is on the screen while the scale changes. */
  const anchor = useRef<{ x: number; y: number; left: number; top: number }>(undefined);
  const latest = useRef(scale);
  latest.current = scale;

  const scaleBy = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      const element = frame.current;
      if (!element) return;
      const point = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const before = latest.current;
      anchor.current = { ...point, left: (element.scrollLeft + point.x) / before, top: (element.scrollTop + point.y) / before };
      onScale(Math.min(largest, Math.max(smallest, before * factor)));
    },
    [frame, onScale],
  );
  useLayoutEffect(() => {
    if (!anchor.current) return;
    const { x, y, left, top } = anchor.current;
    anchor.current = undefined;
    frame.current?.scrollTo(left * scale - x, top * scale - y);
  }, [frame, scale]);
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      const box = element?.getBoundingClientRect();
      if (!box || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      scaleBy(Math.exp(-event.deltaY / 300), { x: event.clientX - box.left, y: event.clientY - box.top });
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame, scaleBy]);

  return { scaleBy, onPointerDown: (event: PointerEvent) => drag(event, frame.current) };
}

function drag(event: PointerEvent, frame: HTMLDivElement | null): void {
  if (!frame || event.button !== 0 || (event.target as Element).closest('.node')) return;
  const start = { x: event.clientX, y: event.clientY, left: frame.scrollLeft, top: frame.scrollTop };
  const onMove = ({ clientX, clientY }: PointerEvent) => frame.scrollTo(start.left + start.x - clientX, start.top + start.y - clientY);
  const onUp = () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerup', onUp);
  };
  addEventListener('pointermove', onMove);
  addEventListener('pointerup', onUp);
}
