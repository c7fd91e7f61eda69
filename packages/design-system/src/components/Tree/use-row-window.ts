import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are there beyond those in sight, before and after. */
const beyond = 8;

export interface RowWindowOptions {
  readonly count: number;
  /** Of every row, in px. */
  readonly height: number;
  /** Rows in sight until the box can be looked at. */
  readonly initial: number;
  /** The row that stays, wherever the list is scrolled to; -1 for none. */
  readonly kept: number;
}

/** Indexes of the rows that are to be there, in order. */
export function rowsShown({ first, last }: Sight, { count, kept }: Pick<RowWindowOptions, 'count' | 'kept'>): number[] {
  const from = Math.max(0, Math.min(first, count) - beyond);
  const to = Math.min(count - 1, last + beyond);
  const shown = Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
  if (kept < 0 || kept >= count) return shown;
  if (kept < from) return [kept, ...shown];
  return kept > to ? [...shown, kept] : shown;
}

/** The first and the last row in sight when it was looked at. */
export interface Sight {
  readonly first: number;
  readonly last: number;
}

/** Whether other rows must be there: what was in sight, and some beyond it, are there already. */
export const mustMove = (had: Sight, now: Sight): boolean =>
  now.first < had.first - beyond ||
  now.last > had.last + beyond ||
  now.last - now.first < had.last - had.first - beyond;

/** Which rows of a long list are there. All are of one height, so nothing is measured but the box that scrolls. */
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
    // Rows stand there in the frame in which they come into sight.
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

  /** Brings a row into sight by the shortest way. */
  const reveal = (at: number) => {
    const node = box.current;
    if (!node) return;
    const top = at * height;
    // As far as the box stands in from its edge, so that the first and the last row are in sight whole.
    const inset = node.scrollHeight - node.clientHeight > 0 ? 4 : 0;
    if (top < node.scrollTop) node.scrollTop = at === 0 ? 0 : top;
    else if (top + height + inset > node.scrollTop + node.clientHeight)
      node.scrollTop = top + height + inset - node.clientHeight;
  };
  return { shown: rowsShown(sight, options), reveal };
}
