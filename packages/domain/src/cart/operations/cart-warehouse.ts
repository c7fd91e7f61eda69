import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { editCart, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

export const cartWarehouse: OperationRule<'cart.warehouse'> = {
  apply(cart, { payload }) {
    if (payload.expect !== undefined && payload.expect !== cart.warehouse) return refuse(cart, 'changed_since');
    return editCart(cart, { warehouse: payload.warehouse });
  },
  invert: (before, { id, payload }) => [
    { kind: 'cart.warehouse', payload: { warehouse: before.warehouse, expect: payload.warehouse }, undoes: id },
  ],
  describe: ({ payload }, before) => messages.warehouseChanged(before.warehouse, payload.warehouse),
};
