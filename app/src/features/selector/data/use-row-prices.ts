import type { CartId } from '@portal/domain/cart';
import { accountOf, usePortal, useSession } from '@portal/portal-client/react';
import type { FormatOptions } from '@portal/portal-widgets';
import { useMemo } from 'react';
import { createRowPrices, type RowPrices } from '../trade.ts';

export interface TradePlace {
  /** Null: the account that the session is on. */
  readonly accode: string | null;
  /** The quote, or the order made from one, that parts are chosen for: its own prices count (QQ-03). */
  readonly quote: CartId | null;
  /** Null outside an order: the stock of all warehouses together. */
  readonly warehouse: { readonly code: string; readonly name: string } | null;
}

/** Prices of an account and stock of a warehouse for rows in sight; null where nobody with an account is signed in. */
export function useRowPrices({ accode, quote, warehouse: from }: TradePlace, format: FormatOptions): RowPrices | null {
  const { prices, catalogue } = usePortal();
  const account = accountOf(useSession(), accode);
  const of = account?.accode ?? null;
  const web_discount = account?.web_discount ?? '0';
  const warehouse = from?.code ?? null;
  return useMemo(() => {
    if (of === null) return null;
    const context = { warehouse, web_discount, format, now: () => new Date() };
    return createRowPrices(prices.of({ accode: of, quote }), catalogue.facts, context);
  }, [of, quote, warehouse, web_discount, format, prices, catalogue]);
}
