import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-14: reopens a cancelled cart, even if it had been confirmed. */
export const cartRecycle: OperationRule<'cart.recycle'> = {
  apply(cart) {
    if (cart.submitted !== null) return refuse(cart, 'submitted');
    if (cart.cancelled === null) return refuse(cart, 'not_allowed');
    return editCart(cart, { cancelled: null, confirmed: null, preconfirmed: false, auto_submit: null });
  },
  invert: () => [],
  describe: () => messages.reopened,
};
