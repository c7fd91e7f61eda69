import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { cartStatus } from '../status.ts';

/** CART-06: confirmed carts only. Final. */
export const cartSubmit: OperationRule<'cart.submit'> = {
  apply(cart, { payload }) {
    const status = cartStatus(cart);
    if (status === 'submitted' || status === 'cancelled') return refuse(cart, status);
    if (status !== 'confirmed') return refuse(cart, 'not_allowed');
    return editCart(cart, { submitted: payload.at, auto_submit: null, preconfirmed: false });
  },
  invert: () => [],
  describe: () => messages.submitted,
};
