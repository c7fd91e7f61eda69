import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered beyond the visible ones, before and after. */
const beyond = 8;

export interface RowWindowOptions {
  readonly count: number;
  /** Height of a row in px. */
  readonly height: number;
  /** Visible rows until the container is measured. */
  readonly initial: number;
  /** A row that stays rendered at any scroll offset; -1 for none. */
  readonly pinned: number;
}

/** Indexes of the rendered rows, in order. */
export function rowsShown(
  { first, last }: Sight,
  { count, pinned }: Pick<RowWindowOptions, 'count' | 'pinned'>,
): number[] {
  const from = Math.max(0, Math.min(first, count) - beyond);
  const to = Math.min(count - 1, last + beyond);
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
  if (pinned < 0 || pinned >= count) return shown;
  if (pinned < from) return [pinned, ...shown];
  return pinned > to ? [...shown, pinned] : shown;
}

/** The first and last visible row at the last measurement. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** Whether rows are missing near the visible ones. */
export const mustMove = (had: Sight, now: Sight): boolean =>
  now.first < had.first - beyond ||
  now.last > had.last + beyond ||
  now.last - now.first < had.last - had.first - beyond;

/** The rendered rows of a long list. Rows have a fixed height, so only the scroll container is measured. */
export function useRowWindow(box: RefObject<HTMLElement | null>, options: RowWindowOptions) {
  const { height, initial } = options;
  const [sight, setSight] = useState<Sight>({ first: 0, last: initial });

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    let had: Sight | null = null;
    const read = (): Sight | null => {
      const { scrollTop, clientHeight } = node;
      const now = { first: Math.floor(scrollTop / height), last: Math.ceil((scrollTop + clientHeight) / height) };
      if (had && !mustMove(had, now)) return null;
      had = now;
      return now;
    };
    const first = read();
    if (first) setSight(first);
    // Renders new rows in the same frame, so that no gap shows.
    const look = () => {
      const now = read();
      if (now) flushSync(() => setSight(now));
    };
    const watch = new ResizeObserver(look);
    watch.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [box, height]);

  /** Scrolls a row into view by the shortest distance. */
  const reveal = (at: number) => {
    const node = box.current;
    if (!node) return;
    const top = at * height;
    // Includes the container's padding, so that the first and last row are fully visible.
    const inset = node.scrollHeight - node.clientHeight > 0 ? 4 : 0;
    if (top < node.scrollTop) node.scrollTop = at === 0 ? 0 : top;
    else if (top + height + inset > node.scrollTop + node.clientHeight)
      node.scrollTop = top + height + inset - node.clientHeight;
  };
  return { shown: rowsShown(sight, options), reveal };
}
