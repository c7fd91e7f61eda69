import type { CartState } from '@portal/domain/cart';
import type { PricedPart } from '@portal/domain/price';
import { type AccountPrices, type CachedPrice, noPriceYet } from '../prices/account-prices.ts';
import type { PriceCache, PriceScope } from '../prices/price-cache.ts';
import type { CartMeta } from './cart-model.ts';

/** The prices that a cart uses. Subscribes to the parts of its lines while the cart is open. */
export interface CartPrices {
  get(stock_code: string): CachedPrice;
  /** Subscribes to exactly these parts. */
  follow(codes: readonly string[]): void;
  /** Prices that came with the cart. */
  store(parts: readonly PricedPart[], checkedAt: number, fresh: boolean): void;
  /** Requests again: these, or all that failed. */
  refresh(codes?: readonly string[]): void;
  /** Parts whose first price is still being loaded. */
  waiting(): number;
  close(): void;
}

export interface CartPricesSettings {
  readonly cache: PriceCache;
  /** Null until the cart is known. */
  readonly scope: () => PriceScope | null;
  readonly changed: () => void;
}

/** Which prices a cart has: once quoted, its own, separate from those of the account (QQ-03). */
export function priceScopeOf(
  { accode, orderNum }: CartState,
  meta: Pick<CartMeta, 'quoted_prices'> | null,
): PriceScope {
  return { accode, quote: meta?.quoted_prices?.length ? orderNum : null };
}

export function createCartPrices({ cache, scope, changed }: CartPricesSettings): CartPrices {
  const followed = new Map<string, () => void>();
  let prices: AccountPrices | null = null;
  let closed = false;

  function unfollow(): void {
    for (const stop of followed.values()) stop();
    followed.clear();
  }

  /** A quoted cart has its own prices; the account's are shown until they are loaded. */
  function current(): AccountPrices | null {
    const requested = scope();
    const next = requested && cache.of(requested);
    if (next === prices) return prices;
    const before = prices;
    prices = next;
    if (before && next && requested?.quote) {
      for (const code of followed.keys()) {
        const { part, checkedAt } = before.get(code);
        if (part && checkedAt !== null) next.store([part], checkedAt, false);
      }
    }
    unfollow();
    return prices;
  }

  const matching = (matches: (price: CachedPrice) => boolean): readonly string[] =>
    prices === null ? [] : [...followed.keys()].filter((code) => matches(prices?.get(code) ?? noPriceYet));

  return {
    get: (code) => prices?.get(code) ?? noPriceYet,
    follow(codes) {
      const now = current();
      if (closed || !now) return;
      const requested = new Set(codes);
      for (const code of requested) if (!followed.has(code)) followed.set(code, now.subscribe(code, changed));
      if (followed.size === requested.size) return;
      for (const [code, stop] of followed) {
        if (requested.has(code)) continue;
        stop();
        followed.delete(code);
      }
    },
    store: (parts, checkedAt, fresh) => current()?.store(parts, checkedAt, fresh),
    refresh: (codes = matching(({ state }) => state === 'failed')) => prices?.refresh(codes),
    waiting: () => matching(({ part, state }) => part === null && state === 'loading').length,
    close() {
      closed = true;
      unfollow();
    },
  };
}
