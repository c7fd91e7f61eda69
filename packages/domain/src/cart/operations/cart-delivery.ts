import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse, unchanged } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import type { CartState, DeliveryState } from '../types.ts';

const keys = [
  'deliveryOptionChosen',
  'deliveryDropshipIdChosen',
  'deliveryOption3rdPartyReference',
  'deliveryOptionReceiverPaysCarrier',
  'orderInstruction1',
  'orderInstruction2',
  'advanced_forward_order_date',
] as const satisfies readonly (keyof DeliveryState)[];

/** The given values that differ from the current ones. */
function differing(delivery: DeliveryState, given: Partial<DeliveryState>): Partial<DeliveryState> {
  const changed = keys.filter((key) => given[key] !== undefined && given[key] !== delivery[key]);
  return Object.fromEntries(changed.map((key) => [key, given[key]]));
}

function presentOf(cart: CartState, given: Partial<DeliveryState>): Partial<DeliveryState> {
  return Object.fromEntries(Object.keys(given).map((key) => [key, cart.delivery[key as keyof DeliveryState]]));
}

/** CART-10: unchanged values are ignored. */
export const cartDelivery: OperationRule<'cart.delivery'> = {
  apply(cart, { payload }) {
    const { expect = {}, ...given } = payload;
    if (Object.keys(differing(cart.delivery, expect)).length > 0) return refuse(cart, 'changed_since');
    const changes = differing(cart.delivery, given);
    if (Object.keys(changes).length === 0) return unchanged(cart);
    return editCart(cart, { delivery: { ...cart.delivery, ...changes } });
  },
  invert(before, { id, payload }) {
    const { expect: _, ...given } = payload;
    const changes = differing(before.delivery, given);
    return [{ kind: 'cart.delivery', payload: { ...presentOf(before, changes), expect: changes }, undoes: id }];
  },
  describe: () => messages.deliveryChanged,
};
