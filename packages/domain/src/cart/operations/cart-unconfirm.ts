import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { cartStatus } from '../status.ts';

/** CART-06: for confirmed carts that have not been submitted; no effect on open ones. */
export const cartUnconfirm: OperationRule<'cart.unconfirm'> = {
  apply(cart) {
    const status = cartStatus(cart);
    if (status === 'submitted' || status === 'cancelled') return refuse(cart, status);
    return editCart(cart, { confirmed: null, preconfirmed: false, auto_submit: null });
  },
  invert: () => [],
  describe: () => messages.unconfirmed,
};
