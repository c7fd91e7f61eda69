import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse, unchanged } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-14: allowed until the cart is submitted. Also stops automatic submission. */
export const cartCancel: OperationRule<'cart.cancel'> = {
  apply(cart, { payload }) {
    if (cart.submitted !== null) return refuse(cart, 'submitted');
    if (cart.cancelled !== null) return unchanged(cart);
    return editCart(cart, { cancelled: payload.at, auto_submit: null, preconfirmed: false });
  },
  invert: () => [],
  describe: () => messages.cancelled,
};
