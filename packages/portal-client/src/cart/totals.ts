import type { CartTotals, SaveReply } from '@portal/domain/cart';
import { addSums, cartTotals, type GoodsAndWeight } from '@portal/domain/price';

export const emptyTotals: CartTotals = cartTotals({ sums: addSums([]) });

/** The totals of what is on screen (CART-15), with the charges and discounts that the server said last. */
export function localTotals(sums: GoodsAndWeight, server: CartTotals): CartTotals {
  return cartTotals({
    sums,
    discounts_used: server.discounts_used,
    promo_code_value: server.promo_code_value,
    freight: { cost: server.total_freight_cost, charge: server.total_freight_charge },
    service_charge: server.serviceCharge,
  });
}

/**
 * CART-11: the delivery option that the server's save put in place of the buyer's, or null. Freight and service charge follow from the goods
 * that the buyer has changed: the totals show them as they are now.
 */
export function deliveryChangedBy(reply: SaveReply): string | null {
  return reply.status === 'MODIFIED_SAVE' ? (reply.modified_data?.delivery_option_chosen ?? null) : null;
}

/** The totals with the charges that a MODIFIED_SAVE overrides. */
export function totalsOf(reply: SaveReply): CartTotals {
  const { freight_charge, service_charge } = reply.modified_data ?? {};
  return {
    ...reply.totals,
    ...(freight_charge === undefined ? {} : { total_freight_charge: freight_charge }),
    ...(service_charge === undefined ? {} : { serviceCharge: service_charge }),
  };
}
