import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';

export type RowVirtualizer = Virtualizer<HTMLElement, HTMLDivElement> | Virtualizer<Window, HTMLDivElement>;

interface RowVirtualizerOptions {
  readonly rows: readonly { readonly id: string }[];
  readonly heightOf: (id: string) => number;
  readonly subscribeNotes?: (listener: () => void) => () => void;
  readonly openRow: string | null;
  readonly small: boolean;
  readonly scroller: HTMLElement | null;
  readonly headHeight: number;
  /** The id of a row that is always in the document. */
  readonly pinned: string | null;
  readonly scrollMargin: number;
  /** Height in px of what covers the bottom of the scroll area. */
  readonly scrollPaddingEnd: number;
}

/** Rows rendered beyond the visible ones, at each end. */
const overscan = 4;
/** Assumed height until the scroll area is measured: a window without the site's header. */
const initialRect = () => ({
  width: 1200,
  height: typeof window === 'undefined' ? 800 : Math.max(0, window.innerHeight - 48),
});

/**
 * The height of a card in px. A card in a hidden tab has none; the estimate is returned then. Without an entry of the observer it is
 * measured at once, because the panel of a card has just opened or closed.
 */
const cardHeight: typeof measureElement = (element, entry, virtualizer) => {
  const px = entry ? measureElement(element, entry, virtualizer) : Math.round(element.getBoundingClientRect().height);
  return px || virtualizer.options.estimateSize(virtualizer.indexFromElement(element));
};

/** Options of both virtualizers: heights that are known without measuring, and one row that is always rendered. */
function useRowOptions(props: RowVirtualizerOptions, panelHeight: { readonly current: number }) {
  const { rows, heightOf, openRow, pinned, small, scrollMargin, scrollPaddingEnd, headHeight } = props;
  const getItemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  const estimateSize = useCallback(
    (index: number) => {
      const id = rows[index]?.id;
      return id === undefined ? 0 : heightOf(id) + (id === openRow && !small ? panelHeight.current : 0);
    },
    [rows, heightOf, openRow, small, panelHeight],
  );
  const pinnedIndex = useMemo(() => rows.findIndex(({ id }) => id === pinned), [rows, pinned]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (pinnedIndex < 0 || shown.includes(pinnedIndex)) return shown;
      return [...shown, pinnedIndex].sort((a, b) => a - b);
    },
    [pinnedIndex],
  );
  return {
    count: rows.length,
    getItemKey,
    estimateSize,
    rangeExtractor,
    overscan,
    scrollMargin,
    scrollPaddingStart: small ? 0 : headHeight,
    scrollPaddingEnd,
    initialRect: initialRect(),
    measureElement: cardHeight,
  };
}

/** Reports every changed height to the virtualizer: of a note, of the open panel, or of all rows. */
function useRowHeights(
  virtualizer: RowVirtualizer,
  props: RowVirtualizerOptions,
  panelHeight: { current: number },
  sizeOf: (index: number) => number,
) {
  const { rows, heightOf, subscribeNotes, openRow, small } = props;
  const latest = useRef({ rows, sizeOf });
  useLayoutEffect(() => {
    latest.current = { rows, sizeOf };
  });
  const resize = useCallback(
    (id: string | null) => {
      // After React has committed: resizing scrolls and renders.
      queueMicrotask(() => {
        const { rows: now, sizeOf: sized } = latest.current;
        now.forEach((row, index) => {
          if (id === null || row.id === id) virtualizer.resizeItem(index, sized(index));
        });
      });
    },
    [virtualizer],
  );

  const measuredBy = useRef(heightOf);
  useLayoutEffect(() => {
    if (measuredBy.current !== heightOf) virtualizer.measure();
    measuredBy.current = heightOf;
  }, [virtualizer, heightOf]);
  useEffect(() => (small ? undefined : subscribeNotes?.(() => resize(null))), [small, subscribeNotes, resize]);
  // Notes may have been added or removed with the rows. The first rows are laid out with theirs.
  const laidOut = useRef(rows);
  useEffect(() => {
    if (laidOut.current === rows) return;
    laidOut.current = rows;
    if (!small) resize(null);
  }, [rows, small, resize]);
  useLayoutEffect(() => {
    if (openRow === null || small) return;
    return () => {
      panelHeight.current = 0;
      resize(openRow);
    };
  }, [openRow, small, resize, panelHeight]);
  /**
   * Measures a card after its panel opened, changed or closed. The virtualizer's own observer is not enough: a panel that opens and closes
   * within one frame leaves the card as high as it was observed before.
   */
  const measureCard = useCallback(
    (panel: HTMLElement) => {
      const card = panel.closest<HTMLDivElement>('[role="row"]');
      if (!small || !card) return;
      queueMicrotask(() => {
        if (card.isConnected) virtualizer.measureElement(card);
      });
    },
    [small, virtualizer],
  );
  const onPanelHeight = useCallback(
    (px: number, panel: HTMLElement) => {
      if (small) return measureCard(panel);
      if (panelHeight.current === px) return;
      panelHeight.current = px;
      resize(openRow);
    },
    [small, openRow, resize, measureCard, panelHeight],
  );
  return { onPanelHeight, onPanelGone: measureCard };
}

export function useSelfVirtualizer(props: RowVirtualizerOptions) {
  const panelHeight = useRef(0);
  const options = useRowOptions(props, panelHeight);
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    ...options,
    getScrollElement: () => props.scroller,
  });
  return { virtualizer, ...useRowHeights(virtualizer, props, panelHeight, options.estimateSize) };
}

export function usePageVirtualizer(props: RowVirtualizerOptions) {
  const panelHeight = useRef(0);
  const options = useRowOptions(props, panelHeight);
  const virtualizer = useWindowVirtualizer<HTMLDivElement>(options);
  return { virtualizer, ...useRowHeights(virtualizer, props, panelHeight, options.estimateSize) };
}
