import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { codeOf, editLine, findLine, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** LINE-17: sets the reference of a line. */
export const lineReference: OperationRule<'line.reference'> = {
  apply(cart, { payload }, author) {
    const line = findLine(cart, payload.line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (payload.expect !== undefined && payload.expect !== line.line_reference) return refuse(cart, 'changed_since');
    return editLine(cart, line, { line_reference: payload.line_reference }, author);
  },
  invert(before, { id, payload }) {
    const line = findLine(before, payload.line_id);
    if (!line) return [];
    const back = { line_id: line.line_id, line_reference: line.line_reference, expect: payload.line_reference };
    return [{ kind: 'line.reference', payload: back, undoes: id }];
  },
  describe({ payload }, before) {
    const code = codeOf(before, payload.line_id);
    return payload.line_reference === ''
      ? messages.line.referenceCleared(code)
      : messages.line.referenceSet(code, payload.line_reference);
  },
};
