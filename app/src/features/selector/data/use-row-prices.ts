import type { CartId } from '@portal/domain/cart';
import { accountOf, usePortal, useSession } from '@portal/portal-client/react';
import type { FormatOptions } from '@portal/portal-widgets';
import { createRowPrices, type RowPrices } from '@portal/portal-widgets';
import { useMemo } from 'react';

export interface TradePlace {
  /** Null: the session's current account. */
  readonly accode: string | null;
  /** QQ-03: the quote, or the order made from one, that parts are chosen for; its own prices apply. */
  readonly quote: CartId | null;
  /** Null outside an order: stock of all warehouses together. */
  readonly warehouse: { readonly code: string; readonly name: string } | null;
}

/** Account prices and warehouse stock of visible rows; null if nobody with an account is signed in. */
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
