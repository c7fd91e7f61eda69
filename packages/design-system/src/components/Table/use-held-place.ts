import { useLayoutEffect, useRef } from 'react';
import type { RowVirtualizer } from './use-row-virtualizer.ts';

/**
 * Rows that came or went above those in sight move nothing: the first row in sight stays where it was. (A row that only changes its
 * height is the virtualizer's own business.)
 */
export function useHeldPlace(virtualizer: RowVirtualizer, rows: readonly unknown[]): void {
  const held = useRef<{ readonly rows: readonly unknown[]; readonly key: unknown; readonly start: number }>(null);
  useLayoutEffect(() => {
    const offset = virtualizer.scrollOffset ?? 0;
    const { scrollPaddingStart } = virtualizer.options;
    const items = virtualizer.getVirtualItems();
    const before = held.current;
    const now = before && before.rows !== rows ? items.find(({ key }) => key === before.key) : undefined;
    if (before && now && now.start !== before.start && offset > 0) virtualizer.scrollBy(now.start - before.start);
    const first = items.find(({ end }) => end > offset + scrollPaddingStart);
    held.current = first ? { rows, key: first.key, start: first.start } : null;
  });
}
