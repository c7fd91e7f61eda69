import { accountOf, usePortal, useSession } from '@portal/portal-client/react';
import type { FormatOptions } from '@portal/portal-widgets';
import { useEffect, useMemo } from 'react';
import { tradeOf } from '../trade.ts';
import { createTradeDesk, type TradeDesk } from '../trade-desk.ts';

export interface TradePlace {
  /** Null: the account that the session is on. */
  readonly accode: string | null;
  /** Null outside an order: the stock of all warehouses together. */
  readonly warehouse: { readonly code: string; readonly name: string } | null;
}

/** Prices of an account and stock of a warehouse for rows in sight; null where nobody with an account is signed in. */
export function useTradeDesk(place: TradePlace, format: FormatOptions): TradeDesk | null {
  const { accode } = place;
  const warehouse = place.warehouse?.code ?? null;
  const { transport, catalogue } = usePortal();
  const account = accountOf(useSession(), accode);
  const web_discount = account?.web_discount ?? '0';
  const of = account?.accode ?? null;
  const desk = useMemo(() => {
    if (of === null) return null;
    return createTradeDesk(async (codes) => {
      const cart_lines = codes.map((stock_code) => ({ stock_code }));
      const answer = await transport.callOrFalse('get-price', { accode: of, cart_lines });
      if (answer === false) return null;
      const context = { warehouse, web_discount, format, now: new Date() };
      return new Map(
        answer.cart_lines.map((part) => [part.stock_code, tradeOf(part, catalogue.facts(part.stock_code), context)]),
      );
    });
  }, [of, warehouse, web_discount, format, transport, catalogue]);
  useEffect(() => () => desk?.close(), [desk]);
  return desk;
}
