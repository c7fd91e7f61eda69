import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const isMirrored = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** The active point of a chart, by pointer or by arrow keys, Home and End; Escape clears it. */
export function useChartPoint(count: number, placed: 'between' | 'at') {
  const [at, setAt] = useState<number | null>(null);
  const clamp = (index: number) => Math.max(0, Math.min(count - 1, index));
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0 || count === 0) return;
    const share = (event.clientX - left) / width;
    const along = isMirrored(event.currentTarget) ? 1 - share : share;
    setAt(clamp(placed === 'between' ? Math.floor(along * count) : Math.round(along * (count - 1))));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = isMirrored(event.currentTarget) ? -1 : 1;
    const moves = new Map([
      ['ArrowRight', (at ?? (forward > 0 ? -1 : count)) + forward],
      ['ArrowLeft', (at ?? (forward > 0 ? count : -1)) - forward],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const to = moves.get(event.key);
    if (event.key === 'Escape' && at !== null) {
      event.stopPropagation();
      setAt(null);
    } else if (to !== undefined && count > 0) {
      event.preventDefault();
      setAt(clamp(to));
    }
  };
  const leave = () => setAt(null);
  return { at, handlers: { onPointerMove, onPointerLeave: leave, onKeyDown, onBlur: leave } };
}
