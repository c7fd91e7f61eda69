import { isQuantity } from '../../line/quantity.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { codeOf, editLine, findLine, refuse, removedState, unchanged, undoQuantityOf, withQuantity } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** LINE-05: the ordered quantity is remembered as the last quantity. */
export const linePoa: OperationRule<'line.poa'> = {
  apply(cart, { payload }, author) {
    const { poa, quantity } = payload;
    if (!isQuantity(quantity)) return refuse(cart, 'bad_quantity');
    const line = findLine(cart, payload.line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (!poa) {
      if (!line.poa) return unchanged(cart);
      return editLine(cart, line, quantity === 0 ? removedState(line) : withQuantity(line, quantity), author);
    }
    const last_order_quantity = quantity || line.order_quantity || line.last_order_quantity;
    return editLine(cart, line, { order_quantity: 0, last_order_quantity, forceShow: true, poa: true }, author);
  },
  invert: (before, { id, payload }, after) => undoQuantityOf(before, payload.line_id, after, id),
  describe({ payload }, before) {
    const code = codeOf(before, payload.line_id);
    return payload.poa ? messages.line.poaMarked(code) : messages.line.poaCleared(code);
  },
};
