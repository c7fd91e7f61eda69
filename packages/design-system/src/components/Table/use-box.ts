import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The inner size of the table's box, known before the first paint. Widths arrive rounded to 4 px while a window is dragged, which is fine
 * enough for columns to leave in time and spares most renders.
 */
export function useBox(element: RefObject<HTMLElement | null>, scroll: 'self' | 'page'): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = node.clientWidth;
      const height = scroll === 'page' ? window.innerHeight : node.clientHeight;
      setBox((before) => {
        const same = before && Math.abs(before.width - width) < 4 && width !== 0;
        return same ? before : { width, height };
      });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    return () => watch.disconnect();
  }, [element, scroll]);
  return box;
}
