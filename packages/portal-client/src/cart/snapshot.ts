import { type CartReply, cartStatus, prettyName, type Timestamp } from '@portal/domain/cart';
import type { PricedPart } from '@portal/domain/price';
import type { CartModel } from './cart-model.ts';
import { orderLineOf } from './line-view.ts';
import type { PriceDesk } from './price-desk.ts';

/** The cart as the server said it last, with the prices known here: for showing it at once the next time (CART-01). */
export function snapshotOf(model: CartModel, prices: Pick<PriceDesk, 'get'>): CartReply | null {
  const { base, meta } = model;
  if (!base || !meta) return null;
  const { lines, delivery, ...state } = base;
  return {
    ...meta,
    // What came with the cart first has the totals of then.
    ...model.totals,
    ...state,
    ...delivery,
    prettyName: prettyName(base),
    status: cartStatus(base),
    orderLine: lines.map((line) => {
      const lookup = prices.get(line.stock_code);
      const facts = lookup.part?.product_information ?? null;
      return orderLineOf({
        state: line,
        facts,
        unknown: false,
        lookup,
        saved: model.saved.get(line.line_id),
        customer_stock_code: '',
        save: 'saved',
        notices: [],
        preview: null,
        warehouse: state.warehouse,
        tabtype: state.tabtype,
        web_discount: '0',
      });
    }),
  };
}

export interface KnownPrices {
  readonly parts: readonly PricedPart[];
  readonly checkedAt: number;
}

/** The prices that came with a cart's lines, by part, with the time of the oldest. */
export function pricesIn(reply: CartReply, now: number): KnownPrices {
  const parts = new Map<string, PricedPart>();
  let checkedAt = now;
  for (const line of reply.orderLine) {
    if (!line.pricing || !line.availability || parts.has(line.stock_code)) continue;
    checkedAt = Math.min(checkedAt, timeOf(line.priceLastCheckedAt) ?? now);
    parts.set(line.stock_code, {
      stock_code: line.stock_code,
      known: line.facts !== null,
      pricing: line.pricing,
      price_per: line.price_per ?? 1,
      pronto_price: null,
      availability: line.availability,
      product_information: line.facts ? { ...line.facts, object_type: 'part', data_type: 'facts' } : null,
    });
  }
  return { parts: [...parts.values()], checkedAt };
}

function timeOf(at: Timestamp | null): number | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : time;
}
