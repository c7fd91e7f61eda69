import type { CartTotals, SaveReply } from '@portal/domain/cart';
import { addSums, cartTotals, type GoodsAndWeight } from '@portal/domain/price';
import type { CartDocumentStatus } from './types.ts';

export const emptyTotals: CartTotals = cartTotals({ sums: addSums([]) });

/** The totals of the lines on screen (CART-15), with the server's last charges and discounts. */
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
 * CART-11: the delivery option that the server substituted for the buyer's, or null. Freight and service charge depend on the goods,
 * which the buyer has changed, so the totals show the current ones.
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

/** The total at the last save if only new prices have changed it since; null while anything else can have. `current` is null while a quantity is typed. */
export function savedTotalOf(
  { savedTotal }: { readonly savedTotal: CartTotals['total'] | null },
  { load, unsent, pricing }: Pick<CartDocumentStatus, 'load' | 'unsent' | 'pricing'>,
  current: CartTotals | null,
): CartTotals['total'] | null {
  const isSettled = current !== null && load === 'ready' && unsent === 0 && pricing === 0;
  return isSettled && savedTotal !== current.total ? savedTotal : null;
}
