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

const names = {
  freight_charge: 'Freight',
  service_charge: 'Service charge',
  delivery_option_chosen: 'Delivery option',
} as const;

/** CART-11: what the server's save changed, for the screen to list. */
export function modifiedBy(reply: SaveReply): { readonly field: string; readonly value: string }[] {
  const { modified_data: modified } = reply;
  if (reply.status !== 'MODIFIED_SAVE' || !modified) return [];
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((key) => {
    const value = modified[key];
    return value === undefined ? [] : [{ field: names[key], value }];
  });
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
