import { type RefObject, useEffect, useState } from 'react';

/** Whether the words of a row have no room where it stands, so that its icons must do. Asked only where every button has one. */
export function useTight(row: RefObject<HTMLElement | null>, able: boolean): boolean {
  /** Px that the row takes with its words, once they had no room. */
  const [needed, setNeeded] = useState<number | null>(null);
  useEffect(() => {
    const box = row.current;
    const around = box?.parentElement;
    if (!able || !box || !around) return;
    const observer = new ResizeObserver(() =>
      setNeeded((before) => {
        if (before !== null) return around.clientWidth >= before ? null : before;
        return box.scrollWidth > box.clientWidth + 1 ? box.scrollWidth : null;
      }),
    );
    observer.observe(around);
    return () => observer.disconnect();
  }, [row, able]);
  return able && needed !== null;
}
