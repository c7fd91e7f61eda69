import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-16: only stores the code; the server calculates its value. */
export const cartPromo: OperationRule<'cart.promo'> = {
  apply(cart, { payload }) {
    if (payload.expect !== undefined && payload.expect !== cart.promo_code) return refuse(cart, 'changed_since');
    return editCart(cart, { promo_code: payload.promo_code });
  },
  invert: (before, { id, payload }) => [
    { kind: 'cart.promo', payload: { promo_code: before.promo_code, expect: payload.promo_code }, undoes: id },
  ],
  describe: ({ payload }) =>
    payload.promo_code === '' ? messages.promoRemoved : messages.promoEntered(payload.promo_code),
};
