import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import { codeOf, editLine, findLine, refuse } from '../edit.ts';
import type { OperationRule } from '../rule.ts';

/** LINE-17: sets the note of a line. */
export const lineNote: OperationRule<'line.note'> = {
  apply(cart, { payload }, author) {
    const line = findLine(cart, payload.line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (payload.expect !== undefined && payload.expect !== line.note) return refuse(cart, 'changed_since');
    return editLine(cart, line, { note: payload.note }, author);
  },
  invert(before, { id, payload }) {
    const line = findLine(before, payload.line_id);
    if (!line) return [];
    const back = { line_id: line.line_id, note: line.note, expect: payload.note };
    return [{ kind: 'line.note', payload: back, undoes: id }];
  },
  describe({ payload }, before) {
    const code = codeOf(before, payload.line_id);
    return payload.note === '' ? messages.line.noteCleared(code) : messages.line.noteChanged(code);
  },
};
