import { useCallback, useSyncExternalStore } from 'react';
import { useSelector } from './selector-context.ts';

/** A part with its price and stock; subscribes while mounted. */
export function usePart(stock_code: string) {
  const { source } = useSelector();
  const subscribe = useCallback((listener: () => void) => source.subscribe(stock_code, listener), [source, stock_code]);
  const part = useSyncExternalStore(subscribe, () => source.part(stock_code));
  const trade = useSyncExternalStore(subscribe, () => source.trade(stock_code));
  return { part, trade };
}
