import { elementScroll, type Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';

type Rect = { readonly width: number; readonly height: number };
type ElementVirtualizer = Virtualizer<HTMLElement, HTMLDivElement>;

/**
 * How the virtualizer learns its box and scrolls it. Its own ways ask the document for sizes and positions while it mounts, and each
 * question makes the browser lay out all rows once more; the table knows its box already, and a fresh box stands at its top.
 */
export function useScrollAdapters(box: Rect) {
  const tell = useRef<((rect: Rect) => void) | null>(null);
  useEffect(() => tell.current?.(box), [box]);
  const [adapters] = useState(() => {
    let fresh = true;
    return {
      observeElementRect: (_: ElementVirtualizer, report: (rect: Rect) => void) => {
        tell.current = report;
        report(box);
        return () => {
          tell.current = null;
        };
      },
      scrollToFn: (
        offset: number,
        options: { readonly adjustments?: number; readonly behavior?: 'auto' | 'smooth' | 'instant' },
        virtualizer: ElementVirtualizer,
      ) => {
        const first = fresh;
        fresh = false;
        if (first && offset + (options.adjustments ?? 0) === 0) return;
        elementScroll(offset, options, virtualizer);
      },
    };
  });
  return adapters;
}
