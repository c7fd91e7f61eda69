import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TabOrder } from './tab-order.ts';

/** Makes the tabs of a list movable where `onMove` is given; answers what a live region says of it. */
export function useTabOrder(list: RefObject<HTMLElement | null>, order: TabOrder): string {
  const [said, say] = useState('');
  const latest = useRef(order);
  latest.current = order;
  const moves = order.onMove !== undefined;
  useEffect(() => {
    if (!moves) return;
    let stop: (() => void) | undefined;
    let left = false;
    import('./tab-order.ts').then(
      ({ watchTabOrder }) => {
        if (!left && list.current) stop = watchTabOrder(list.current, latest, say);
      },
      () => {
        // Without it tabs stay where they are; everything else of them works.
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [moves, list]);
  return said;
}
