import { isQuantity } from '../../line/quantity.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { changedByOther, codeOf, editLine, findLine, refuse, restoredState, wasOf, withQuantity } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** Puts another part on the line; line number, note and reference stay. */
export const lineReplace: OperationRule<'line.replace'> = {
  apply(cart, operation, author) {
    const { line_id, stock_code, quantity, expect_code, was } = operation.payload;
    if (!isQuantity(quantity)) return refuse(cart, 'bad_quantity');
    const line = findLine(cart, line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (expect_code !== undefined && expect_code !== line.stock_code) return refuse(cart, 'changed_since');
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    const quantities = was ? restoredState(quantity, was) : withQuantity(line, quantity);
    return editLine(cart, line, { ...quantities, stock_code }, author);
  },
  invert(before, { id, payload }, after) {
    const line = findLine(before, payload.line_id);
    const now = findLine(after, payload.line_id);
    if (!line || !now) return [];
    const back = {
      line_id: line.line_id,
      stock_code: line.stock_code,
      quantity: line.order_quantity,
      expect_code: now.stock_code,
      was: wasOf(line),
    };
    return [{ kind: 'line.replace', payload: back, undoes: id }];
  },
  describe: ({ payload }, before) => messages.line.replaced(codeOf(before, payload.line_id), payload.stock_code),
};
