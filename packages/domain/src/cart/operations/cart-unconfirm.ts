import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { cartStatus } from '../status.ts';

/** CART-06: only a confirmed cart that has not been submitted; on an open one there is nothing to take back. */
export const cartUnconfirm: OperationRule<'cart.unconfirm'> = {
  apply(cart) {
    const status = cartStatus(cart);
    if (status === 'submitted' || status === 'cancelled') return refuse(cart, status);
    return editCart(cart, { confirmed: null, preconfirmed: false, auto_submit: null });
  },
  invert: () => [],
  describe: () => 'Took the confirmation back',
};
