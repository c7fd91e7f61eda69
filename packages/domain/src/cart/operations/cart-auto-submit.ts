import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { cartStatus } from '../status.ts';

/** CART-19: when a confirmed cart is submitted automatically; null for never. */
export const cartAutoSubmit: OperationRule<'cart.auto_submit'> = {
  apply(cart, { payload }) {
    const status = cartStatus(cart);
    if (status === 'submitted' || status === 'cancelled') return refuse(cart, status);
    if (status !== 'confirmed') return refuse(cart, 'not_allowed');
    return editCart(cart, { auto_submit: payload.auto_submit });
  },
  invert: () => [],
  describe: ({ payload }) => (payload.auto_submit === null ? messages.autoSubmitOff : messages.autoSubmitChanged),
};
