import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

interface LayoutProps {
  readonly rowIds: readonly string[];
  readonly heightOf: (id: string) => number;
  readonly watchExtra?: (listener: () => void) => () => void;
  readonly openRow: string | null;
  readonly small: boolean;
}

type AnyVirtualizer = Virtualizer<HTMLElement, HTMLDivElement> | Virtualizer<Window, HTMLDivElement>;

/**
 * The heights of all rows, known without measuring, and what keeps the picture still when one of them changes. TanStack Virtual computes
 * its positions again when `getItemKey` is another function: that function changes with the heights.
 */
export function useRowLayout({ rowIds, heightOf, watchExtra, openRow, small }: LayoutProps) {
  const [pinned, pin] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  const [panelHeight, setPanelHeight] = useState(0);
  const anchor = useRef<{ id: string; start: number } | null>(null);

  useEffect(() => watchExtra?.(() => setVersion((n) => n + 1)), [watchExtra]);

  // The small view measures its rows, and measured heights are kept by key: under keys of its own they do not count in the wide one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is the message that heights changed
  const getItemKey = useCallback(
    (index: number) => (small ? `small ${rowIds[index] ?? index}` : (rowIds[index] ?? index)),
    [rowIds, version, heightOf, openRow, small, panelHeight],
  );
  const estimateSize = useCallback(
    (index: number) => {
      const id = rowIds[index];
      if (id === undefined) return 0;
      return heightOf(id) + (id === openRow ? panelHeight : 0);
    },
    [rowIds, heightOf, openRow, panelHeight],
  );
  const pinnedIndex = useMemo(() => (pinned === null ? -1 : rowIds.indexOf(pinned)), [pinned, rowIds]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (pinnedIndex < 0 || (pinnedIndex >= (shown[0] ?? 0) && pinnedIndex <= (shown.at(-1) ?? -1))) return shown;
      return [...shown, pinnedIndex].sort((a, b) => a - b);
    },
    [pinnedIndex],
  );

  /** After heights changed: what stood first in sight stays where it was, so that nothing jumps under the pointer. */
  const keepInPlace = useCallback(
    (virtualizer: AnyVirtualizer) => {
      const offset = virtualizer.scrollOffset ?? 0;
      const before = anchor.current;
      const index = before ? rowIds.indexOf(before.id) : -1;
      // Positions are those on the page where the page scrolls: what stands above the table is no height of its rows.
      const { scrollMargin, scrollPaddingStart } = virtualizer.options;
      const found = virtualizer.measurementsCache[index]?.start;
      const start = found === undefined ? undefined : found - scrollMargin;
      if (before && start !== undefined && start !== before.start && offset > 0 && !small && !virtualizer.isScrolling) {
        virtualizer.scrollToOffset(offset + start - before.start);
      }
      const first = virtualizer.getVirtualItemForOffset(offset + scrollPaddingStart);
      const id = first && rowIds[first.index];
      anchor.current = first && id !== undefined ? { id, start: first.start - scrollMargin } : null;
    },
    [rowIds, small],
  );

  return {
    options: { count: rowIds.length, getItemKey, estimateSize, rangeExtractor },
    pin,
    setPanelHeight,
    keepInPlace,
  };
}

export type RowLayout = ReturnType<typeof useRowLayout>;
