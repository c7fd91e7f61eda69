import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { cartStatus } from '../status.ts';

/** CART-06: open carts only. Clears `preconfirmed`. */
export const cartConfirm: OperationRule<'cart.confirm'> = {
  apply(cart, { payload }) {
    const status = cartStatus(cart);
    if (status !== 'saved') return refuse(cart, status === 'confirmed' ? 'locked' : status);
    return editCart(cart, { confirmed: payload.at, auto_submit: payload.auto_submit, preconfirmed: false });
  },
  invert: () => [],
  describe: () => messages.confirmed,
};
