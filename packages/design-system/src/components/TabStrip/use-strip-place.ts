import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps the current tab in view, also when tabs before it load later, names change, or the window gets narrower. Returns whether
 * the strip overflows. `shown` changes with the tabs and their names.
 */
export function useStripPlace(list: RefObject<HTMLElement | null>, current: string | null, shown: string): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab, and other tabs, are looked at again
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const look = () => {
      setOverflows(strip.scrollWidth > strip.clientWidth + 1);
      strip.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [list, current, shown, overflows]);
  return overflows;
}
