import type { CartId } from '@portal/domain/cart';
import { type Clock, systemClock } from '../clock/clock.ts';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';
import { type AccountPrices, createAccountPrices } from './account-prices.ts';

/** Milliseconds over which the browsers of all buyers spread their requests after a change of prices. */
const refreshSpread = 2_000;

/** Identifies whose prices are used. */
export interface PriceScope {
  readonly accode: string;
  /** Cart id of a quote, or of an order made from one, which has its own fixed prices; null for the account's prices. */
  readonly quote: CartId | null;
}

/** The prices of this page. Everything that shows a part's price reads it here, so that two places never disagree. */
export interface PriceCache {
  /** The same object for the same account and quote. */
  of(scope: PriceScope): AccountPrices;
  /** Learns the server's version of prices and stock: after a new one, all prices are requested again as they are used. */
  follow(version: string): void;
  /** Called at a change of account and at sign-out: deletes all prices. Those on screen are requested again. */
  clear(): void;
}

export interface PriceCacheSettings {
  readonly transport: Pick<Transport, 'call'>;
  /** False while nobody is signed in; nothing is requested then. */
  readonly mayRequest?: () => boolean;
  readonly clock?: Clock;
  readonly random?: () => number;
}

export function createPriceCache({
  transport,
  mayRequest = () => true,
  clock = systemClock,
  random = Math.random,
}: PriceCacheSettings): PriceCache {
  const scopes = new Map<string, AccountPrices>();
  let known: string | null = null;

  const create = ({ accode, quote }: PriceScope): AccountPrices =>
    createAccountPrices({
      clock,
      random,
      async request(codes) {
        if (!mayRequest()) return null;
        const cart_lines = codes.map((stock_code) => ({ stock_code }));
        const of = quote === null ? { accode } : { accode, cart_id: quote };
        const outcome = await sendCall(transport, 'get-price', { ...of, cart_lines });
        return outcome.ok && Array.isArray(outcome.data?.cart_lines) ? outcome.data.cart_lines : null;
      },
    });

  return {
    of(scope) {
      const key = JSON.stringify([scope.accode, scope.quote]);
      const known = scopes.get(key) ?? create(scope);
      scopes.set(key, known);
      return known;
    },
    follow(version) {
      const isNew = known !== null && known !== version;
      known = version;
      if (!isNew) return;
      clock.after(random() * refreshSpread, () => {
        for (const prices of scopes.values()) prices.refreshAll();
      });
    },
    clear() {
      for (const prices of scopes.values()) prices.clear();
    },
  };
}
