import type { CartState, Operation, OperationDraft } from '@portal/domain/cart';
import { ulid } from 'ulid';
import { serverOperation } from './server-operation.ts';

export interface PlainLine {
  readonly stock_code: string;
  readonly order_quantity: number;
  readonly line_id?: string | undefined;
}

/**
 * Converts a save without operations into operations. Lines that stay keep their ids; missing lines are deleted and stay in the
 * history. Empty if nothing differs, so a repeated save changes nothing.
 */
export function replacement(
  cart: CartState,
  plain: { readonly lines?: readonly PlainLine[] | undefined; readonly reference?: string | undefined },
  now: Date,
): readonly Operation[] {
  const drafts: OperationDraft[] = [];
  if (plain.reference !== undefined && plain.reference !== cart.customer_reference) {
    drafts.push({ kind: 'cart.reference', payload: { customer_reference: plain.reference } });
  }
  if (plain.lines) drafts.push(...lineDrafts(cart, plain.lines, now));
  const step = ulid(now.getTime());
  return drafts.map((draft) => serverOperation(draft, now, '', step));
}

function lineDrafts(cart: CartState, lines: readonly PlainLine[], now: Date): OperationDraft[] {
  const left = new Map(cart.lines.map((line) => [line.line_id, line]));
  const drafts: OperationDraft[] = [];
  const added: OperationDraft[] = [];
  for (const { stock_code, order_quantity, line_id } of lines) {
    const byId = line_id === undefined ? undefined : left.get(line_id);
    const line =
      byId?.stock_code === stock_code ? byId : [...left.values()].find((each) => each.stock_code === stock_code);
    if (!line) {
      const payload = { line_id: ulid(now.getTime()), stock_code, quantity: order_quantity, separate: true };
      if (order_quantity > 0) added.push({ kind: 'line.add', payload });
      continue;
    }
    left.delete(line.line_id);
    if (line.order_quantity !== order_quantity) {
      drafts.push({ kind: 'line.quantity', payload: { line_id: line.line_id, quantity: order_quantity } });
    }
  }
  // Deletes come first so that the adds fit under the line limit.
  const deleted = [...left.keys()].map((line_id): OperationDraft => ({ kind: 'line.delete', payload: { line_id } }));
  return [...deleted, ...drafts, ...added];
}
