import { editCart } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-14: claim. The assignee can change in every cart status. */
export const cartAssign: OperationRule<'cart.assign'> = {
  apply: (cart, { payload }) => editCart(cart, { assignee: payload.assignee }),
  invert: () => [],
  describe: ({ payload }) =>
    payload.assignee === null ? 'Unassigned the order' : `Assigned the order to ${payload.assignee}`,
};
