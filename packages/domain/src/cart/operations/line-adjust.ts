import { isQuantity } from '../../line/quantity.ts';
import { cartOperationMessages as messages } from '../../messages/cart-operations.ts';
import {
  changedByOther,
  codeOf,
  editLine,
  findLine,
  refuse,
  unchanged,
  undoQuantity,
  wasOf,
  withQuantity,
} from '../edit.ts';
import type { OperationDraft, OperationRule } from '../rule.ts';
import type { Applied, CartState, LineState, LineWas } from '../types.ts';

/** Changes a quantity by an amount; 0 removes the line. No effect on a line priced on application. */
export function adjustLine(
  cart: CartState,
  line: LineState,
  by: number,
  was: LineWas | undefined,
  author: string,
): Applied {
  if (by === 0 || line.poa) return unchanged(cart);
  const quantity = line.order_quantity + by;
  if (!isQuantity(quantity)) return refuse(cart, quantity < 0 ? 'changed_since' : 'bad_quantity');
  const next = withQuantity(line, quantity);
  if (!was || quantity === 0) return editLine(cart, line, next, author);
  const restored = {
    requested_quantity: was.requested,
    using_artificial_quantity: was.artificial,
    ...(was.source === undefined ? {} : { source: was.source }),
  };
  return editLine(cart, line, { ...next, ...restored }, author);
}

export const lineAdjust: OperationRule<'line.adjust'> = {
  apply(cart, operation, author) {
    const { line_id, by, was } = operation.payload;
    if (!Number.isSafeInteger(by)) return refuse(cart, 'bad_quantity');
    const line = findLine(cart, line_id);
    if (!line) return refuse(cart, 'unknown_line');
    if (changedByOther(line, operation, author)) return refuse(cart, 'changed_since');
    return adjustLine(cart, line, by, was, author);
  },
  invert(before, { id, payload }, after) {
    const from = findLine(before, payload.line_id);
    const to = findLine(after, payload.line_id);
    if (!from || !to) return [];
    if (from.order_quantity === 0 || to.order_quantity === 0) return [undoQuantity(from, to, id)];
    const back: OperationDraft = {
      kind: 'line.adjust',
      payload: { line_id: from.line_id, by: -payload.by, was: wasOf(from) },
      undoes: id,
    };
    return [back];
  },
  describe({ payload }, before) {
    const code = codeOf(before, payload.line_id);
    return payload.by < 0 ? messages.line.reduced(code, -payload.by) : messages.line.increased(code, payload.by);
  },
};
