import { isQuantity } from '../../line/quantity.ts';
import { isRemoved } from '../../line/shown.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import {
  changedByOther,
  codeOf,
  editLine,
  findLine,
  refuse,
  unchanged,
  undoQuantityOf,
  withQuantity,
} from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** LINE-04: the typed quantity is restored only together with the quantity it was rounded to. */
export const lineRestore: OperationRule<'line.restore'> = {
  apply(cart, operation, author) {
    const { line_id, quantity } = operation.payload;
    if (!isQuantity(quantity) || quantity === 0) return refuse(cart, 'bad_quantity');
    const line = findLine(cart, line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (!isRemoved(line)) return unchanged(cart);
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    const same = quantity === line.last_order_quantity;
    const restored = same ? { requested_quantity: line.requested_quantity } : {};
    return editLine(cart, line, { ...withQuantity(line, quantity), ...restored }, author);
  },
  invert: (before, { id, payload }, after) => undoQuantityOf(before, payload.line_id, after, id),
  describe: ({ payload }, before) => messages.line.restored(codeOf(before, payload.line_id), payload.quantity),
};
