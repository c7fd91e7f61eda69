import type { CartId } from '@portal/domain/cart';
import { useMemo, useSyncExternalStore } from 'react';
import type { CachedPrice } from '../prices/account-prices.ts';
import { usePortal } from './portal.ts';

type PriceList = ReadonlyMap<string, CachedPrice>;

const noPrices: PriceList = new Map();
const nothing = { get: () => noPrices, subscribe: () => () => {}, refresh: () => {} };

export interface PriceOwner {
  /** Null for a visitor. */
  readonly accode: string | null;
  readonly quote?: CartId | null | undefined;
}

export interface PricesRead {
  readonly prices: PriceList;
  /** Requests them again. */
  readonly refresh: () => void;
}

/** Returns prices and stock of parts from the price cache; nothing without an account. */
export function usePrices({ accode: of, quote: own }: PriceOwner, stock_codes: readonly string[]): PricesRead {
  const cache = usePortal().prices;
  const key = of !== null && stock_codes.length > 0 ? JSON.stringify([of, own ?? null, ...stock_codes]) : null;
  const list = useMemo(() => {
    if (key === null) return nothing;
    const [accode, quote, ...codes]: [string, string | null, ...string[]] = JSON.parse(key);
    const prices = cache.of({ accode, quote });
    let last = noPrices;
    return {
      // The same map until one of its prices changes.
      get() {
        if (last.size === 0 || codes.some((code) => last.get(code) !== prices.get(code)))
          last = new Map(codes.map((code) => [code, prices.get(code)]));
        return last;
      },
      subscribe(listener: () => void) {
        const stops = codes.map((code) => prices.subscribe(code, listener));
        return () => {
          for (const stop of stops) stop();
        };
      },
      refresh: () => prices.refresh(codes),
    };
  }, [cache, key]);
  return { prices: useSyncExternalStore(list.subscribe, list.get, list.get), refresh: list.refresh };
}
