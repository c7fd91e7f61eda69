import { editCart, refuse, unchanged } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-14: any cart that has not been submitted; a confirmed one is then not submitted by itself any more. */
export const cartCancel: OperationRule<'cart.cancel'> = {
  apply(cart, { payload }) {
    if (cart.submitted !== null) return refuse(cart, 'submitted');
    if (cart.cancelled !== null) return unchanged(cart);
    return editCart(cart, { cancelled: payload.at, auto_submit: null, preconfirmed: false });
  },
  invert: () => [],
  describe: () => 'Cancelled the order',
};
