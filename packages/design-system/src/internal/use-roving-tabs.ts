import { type KeyboardEvent, useRef } from 'react';

/**
 * Keys of a tab list whose tabs are activated by hand: left and right (mirrored where text runs right to left), Home, End, and Delete
 * for a tab that closes. One tab is in the order of focus, the current one.
 */
export function useRovingTabs(onDelete?: (index: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = tabs.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const moves: Record<string, number> = {
      ArrowLeft: at + (rtl ? 1 : -1),
      ArrowRight: at + (rtl ? -1 : 1),
      Home: 0,
      End: tabs.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      event.preventDefault();
      const next = tabs.at(to % tabs.length);
      next?.focus();
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (event.key === 'Delete') {
      onDelete?.(at);
    }
  };
  return { list, onKeyDown };
}
