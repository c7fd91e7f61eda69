import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** CART-04: the customer reference is also the cart's display name. */
export const cartReference: OperationRule<'cart.reference'> = {
  apply(cart, { payload }) {
    if (payload.expect !== undefined && payload.expect !== cart.customer_reference)
      return refuse(cart, 'changed_since');
    return editCart(cart, { customer_reference: payload.customer_reference });
  },
  invert: (before, { id, payload }) => [
    {
      kind: 'cart.reference',
      payload: { customer_reference: before.customer_reference, expect: payload.customer_reference },
      undoes: id,
    },
  ],
  describe: ({ payload }) =>
    payload.customer_reference === '' ? messages.referenceCleared : messages.referenceSet(payload.customer_reference),
};
