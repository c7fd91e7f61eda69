import { type KeyboardEvent, useRef, useState } from 'react';

/**
 * Arrow keys (mirrored in right-to-left text, wrapping around), Home and End for a row of buttons with one Tab stop. `onMove` gets the
 * newly focused button.
 */
export function useRovingItems(count: number, onMove?: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...(row.current?.querySelectorAll<HTMLElement>('button:not([disabled])') ?? [])];
    const at = items.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: items.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + items.length) % items.length;
    items[index]?.focus();
    onMove?.(index);
  };
  return { row, onKeyDown, stop: Math.min(last, count - 1), setStop: setLast };
}
