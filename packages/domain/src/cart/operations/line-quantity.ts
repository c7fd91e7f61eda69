import { isQuantity } from '../../line/quantity.ts';
import { isRemoved } from '../../line/shown.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import {
  changedByOther,
  codeOf,
  editLine,
  findLine,
  hasExpectedQuantity,
  refuse,
  restoredState,
  unchanged,
  undoQuantityOf,
  withQuantity,
} from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** 0 removes the line. Setting a quantity clears `poa`, so that the line is priced again. */
export const lineQuantity: OperationRule<'line.quantity'> = {
  apply(cart, operation, author) {
    const { line_id, quantity, requested, expect, was } = operation.payload;
    if (!isQuantity(quantity)) return refuse(cart, 'bad_quantity');
    const line = findLine(cart, line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (!hasExpectedQuantity(line, expect)) return refuse(cart, 'changed_since');
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    if (was) return editLine(cart, line, restoredState(quantity, was), author);
    if (quantity === 0 && isRemoved(line)) return unchanged(cart);
    return editLine(cart, line, withQuantity(line, quantity, requested), author);
  },
  invert: (before, { id, payload }, after) => undoQuantityOf(before, payload.line_id, after, id),
  describe({ payload }, before) {
    const line = findLine(before, payload.line_id);
    const code = codeOf(before, payload.line_id);
    if (payload.quantity === 0) return messages.line.removed(code);
    if (line && isRemoved(line)) return messages.line.restored(code, payload.quantity);
    return line
      ? messages.line.quantityChanged(code, line.order_quantity, payload.quantity)
      : messages.line.quantitySet(code, payload.quantity);
  },
};
