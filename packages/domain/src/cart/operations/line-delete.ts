import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { changedByOther, codeOf, findLine, hasExpectedQuantity, refuse, wasOf } from '../edit.ts';
import type { OperationRule } from '../rule.ts';
import { adjustLine } from './line-adjust.ts';

/**
 * LINE-04: force-delete. When it undoes an add that has been summed into another line (its id is an alias there), it subtracts
 * only the add's own quantity.
 */
export const lineDelete: OperationRule<'line.delete'> = {
  apply(cart, operation, author) {
    const { line_id, expect } = operation.payload;
    const line = findLine(cart, line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    if (operation.undoes !== undefined && line.line_id !== line_id) {
      return expect === undefined
        ? refuse(cart, 'changed_since')
        : adjustLine(cart, line, -expect, { ...wasOf(line), requested: null }, author);
    }
    if (!hasExpectedQuantity(line, expect)) return refuse(cart, 'changed_since');
    const lines = cart.lines.filter((other) => other !== line);
    return {
      cart: { ...cart, revision: cart.revision + 1, lines },
      outcome: { result: 'applied', line_id: line.line_id },
    };
  },
  invert(before, { id, payload }, after) {
    const line = findLine(before, payload.line_id);
    if (!line || findLine(after, payload.line_id)) return [];
    return [
      {
        kind: 'line.add',
        payload: {
          line_id: line.line_id,
          stock_code: line.stock_code,
          quantity: line.order_quantity,
          separate: true,
          line_number: line.line_number,
          note: line.note,
          line_reference: line.line_reference,
          was: wasOf(line),
          aliases: line.aliases,
          ...(line.source === undefined ? {} : { source: line.source }),
        },
        undoes: id,
      },
    ];
  },
  describe: ({ payload }, before) => messages.line.deleted(codeOf(before, payload.line_id)),
};
