import {
  measureElement,
  observeElementOffset,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { useScrollAdapters } from './scroll-adapters.ts';

type Common = Pick<
  VirtualizerOptions<HTMLElement, HTMLDivElement>,
  'count' | 'getItemKey' | 'estimateSize' | 'rangeExtractor' | 'scrollMargin' | 'scrollPaddingStart' | 'overscan'
>;

export interface RowVirtualizerOptions extends Common {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scroller: RefObject<HTMLElement | null>;
  /** Other rows are in sight, or scrolling ended; `moving` while it goes on: rows must stand there within this frame. */
  readonly changed: RefObject<(moving: boolean) => void>;
}

export type RowVirtualizer = Virtualizer<HTMLElement, HTMLDivElement> | Virtualizer<Window, HTMLDivElement>;

/**
 * A row of no height is one that does not show, in a page or a tab that is hidden: its height is not known yet. Taken for true it would never
 * be in sight, and so never be measured again.
 */
const measured: typeof measureElement = (element, entry, virtualizer) =>
  measureElement(element, entry, virtualizer) ||
  virtualizer.options.estimateSize(virtualizer.indexFromElement(element));

/** TanStack Virtual's own hook renders a component for every row that comes into sight. Here whoever shows the rows decides. */
function useVirtualizer<Scroller extends Element | Window>(
  options: VirtualizerOptions<Scroller, HTMLDivElement>,
): Virtualizer<Scroller, HTMLDivElement> {
  const [virtualizer] = useState(() => new Virtualizer(options));
  virtualizer.setOptions(options);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  // The first of those comes before React has set the ref of the box that scrolls, which stands around this component.
  useEffect(() => virtualizer._willUpdate(), [virtualizer]);
  return virtualizer;
}

export function useSelfVirtualizer({ viewport, scroller, changed, ...options }: RowVirtualizerOptions) {
  const adapters = useScrollAdapters(viewport);
  return useVirtualizer<HTMLElement>({
    ...options,
    ...adapters,
    observeElementOffset,
    measureElement: measured,
    getScrollElement: () => scroller.current,
    initialRect: viewport,
    useAnimationFrameWithResizeObserver: true,
    onChange: (_, moving) => changed.current(moving),
  });
}

export function usePageVirtualizer({ viewport, scroller: _, changed, ...options }: RowVirtualizerOptions) {
  return useVirtualizer<Window>({
    ...options,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    measureElement: measured,
    scrollToFn: windowScroll,
    getScrollElement: () => (typeof window === 'undefined' ? null : window),
    initialOffset: () => (typeof window === 'undefined' ? 0 : window.scrollY),
    initialRect: viewport,
    useAnimationFrameWithResizeObserver: true,
    onChange: (__, moving) => changed.current(moving),
  });
}
