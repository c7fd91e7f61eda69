import { isRemoved } from '../../line/shown.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import {
  changedByOther,
  codeOf,
  editLine,
  findLine,
  refuse,
  removedState,
  unchanged,
  undoQuantityOf,
} from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** LINE-04: sets the quantity to 0; the line stays visible and can be restored. */
export const lineRemove: OperationRule<'line.remove'> = {
  apply(cart, operation, author) {
    const line = findLine(cart, operation.payload.line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (isRemoved(line)) return unchanged(cart);
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    return editLine(cart, line, removedState(line), author);
  },
  invert: (before, { id, payload }, after) => undoQuantityOf(before, payload.line_id, after, id),
  describe: ({ payload }, before) => messages.line.removed(codeOf(before, payload.line_id)),
};
