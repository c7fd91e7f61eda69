import type { FullSaveReply } from '@portal/domain/cart';
import type { Folded } from './fold.ts';
import { confirmFields, moneyFields, workingFields } from './reply.ts';
import type { StoredCart } from './rows.ts';

/** The reply to a save, without the operations accepted since. `before` is the cart before the save. */
export function savedReply(
  before: StoredCart,
  { cart, accepted, results, calculation, savedPrices }: Folded,
): Omit<FullSaveReply, 'operations'> {
  const { totals, deliveryOptions, confirmability, promo, minimum_order } = calculation;
  const was = before.row.totals;
  const modified = {
    ...(totals.total_freight_charge === was.total_freight_charge
      ? {}
      : { freight_charge: totals.total_freight_charge }),
    ...(totals.serviceCharge === was.serviceCharge ? {} : { service_charge: totals.serviceCharge }),
  };
  // A save without an edit modifies nothing, even if the totals differ at current prices.
  const isModified =
    (accepted.length > 0 && Object.keys(modified).length > 0) || results.some((each) => each.corrected);
  return {
    status: isModified ? 'MODIFIED_SAVE' : 'SAVED',
    orderNum: cart.state.orderNum,
    revision: cart.state.revision,
    results,
    ...(isModified ? { modified_data: modified } : {}),
    saved_prices: savedPrices,
    totals,
    ...moneyFields(totals),
    deliveryOptions,
    ...confirmFields(confirmability),
    promo,
    minimum_order,
    ...workingFields(true),
  };
}
