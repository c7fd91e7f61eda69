import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-14: claim. The assignee can change in every cart status. */
export const cartAssign: OperationRule<'cart.assign'> = {
  apply: (cart, { payload }) => editCart(cart, { assignee: payload.assignee }),
  invert: () => [],
  describe: ({ payload }) => (payload.assignee === null ? messages.unassigned : messages.assigned(payload.assignee)),
};
