import { isRemoved } from '../line/shown.ts';
import { cartOperationMessages as messages } from '../messages/cart-operations.ts';
import type { OperationDraft } from './rule.ts';
import {
  type Applied,
  type CartState,
  type LineState,
  type LineWas,
  maximumLines,
  type RefusalReason,
  type Ulid,
} from './types.ts';

/** The line with an id, or the line that an add with this id was summed into. */
export function findLine(cart: CartState, id: Ulid): LineState | undefined {
  return cart.lines.find((line) => line.line_id === id) ?? cart.lines.find((line) => line.aliases.includes(id));
}

/** The part code of a line, for descriptions; `a line` if the line does not exist. */
export function codeOf(cart: CartState, id: Ulid): string {
  return findLine(cart, id)?.stock_code ?? messages.aLine;
}

export function refuse(cart: CartState, reason: RefusalReason): Applied {
  return { cart, outcome: { result: 'refused', reason } };
}

export function unchanged(cart: CartState): Applied {
  return { cart, outcome: { result: 'unchanged' } };
}

/** CART-13: number of lines that count towards the limit. */
export function countedLines(cart: CartState): number {
  let count = 0;
  for (const line of cart.lines) if (!isRemoved(line)) count += 1;
  return count;
}

/** CART-13: whether another line can be added. */
export function hasRoom(cart: CartState): boolean {
  return countedLines(cart) < maximumLines;
}

/** Changes fields of the cart as one revision; `unchanged` if all have these values already. */
export function editCart(cart: CartState, changes: Partial<CartState>): Applied {
  const keys = Object.keys(changes) as (keyof CartState)[];
  if (keys.every((key) => cart[key] === changes[key])) return unchanged(cart);
  return { cart: { ...cart, ...changes, revision: cart.revision + 1 }, outcome: { result: 'applied' } };
}

/**
 * Changes one line as one revision; other lines stay the same objects. `unchanged` if nothing differs; refused if restoring the
 * line would exceed the limit (CART-13).
 */
export function editLine(cart: CartState, line: LineState, changes: Partial<LineState>, author: string): Applied {
  const keys = Object.keys(changes) as (keyof LineState)[];
  if (keys.every((key) => line[key] === changes[key])) return unchanged(cart);
  const revision = cart.revision + 1;
  const setsQuantity = 'order_quantity' in changes || 'stock_code' in changes;
  const quantity_by = setsQuantity ? author : (line.quantity_by ?? line.changed_by);
  const { source = line.source, ...others } = changes;
  const { source: _, ...before } = line;
  const sourceField = source ? { source } : {};
  const next: LineState = {
    ...before,
    ...others,
    ...sourceField,
    changed_revision: revision,
    changed_by: author,
    quantity_by,
  };
  if (isRemoved(line) && !isRemoved(next) && !hasRoom(cart)) return refuse(cart, 'line_cap');
  const lines = cart.lines.map((other) => (other === line ? next : other));
  return { cart: { ...cart, revision, lines }, outcome: { result: 'applied', line_id: line.line_id } };
}

type QuantityState = Pick<
  LineState,
  | 'order_quantity'
  | 'last_order_quantity'
  | 'forceShow'
  | 'poa'
  | 'requested_quantity'
  | 'using_artificial_quantity'
  | 'source'
>;

/** The typed quantity if it differs from the ordered one, else null. */
export function requestedOf(requested: number | undefined, quantity: number): number | null {
  return requested !== undefined && Number.isFinite(requested) && requested !== quantity ? requested : null;
}

/** The quantity fields for `quantity`: 0 removes the line (LINE-04). */
export function withQuantity(line: QuantityState, quantity: number, requested?: number): QuantityState {
  if (quantity === 0) return removedState(line);
  return {
    order_quantity: quantity,
    last_order_quantity: 0,
    forceShow: false,
    poa: false,
    requested_quantity: requestedOf(requested, quantity),
    using_artificial_quantity: false,
  };
}

/** LINE-04: quantity 0, last quantity remembered, still shown. */
export function removedState(line: QuantityState): QuantityState {
  return {
    order_quantity: 0,
    last_order_quantity: line.order_quantity || line.last_order_quantity,
    forceShow: true,
    poa: false,
    requested_quantity: line.requested_quantity,
    using_artificial_quantity: line.using_artificial_quantity,
  };
}

/** The quantity fields as they were before the undone edit. */
export function restoredState(quantity: number, was: LineWas): QuantityState {
  const ordered = was.poa ? 0 : quantity;
  return {
    order_quantity: ordered,
    last_order_quantity: ordered === 0 ? was.last : 0,
    forceShow: ordered === 0,
    poa: was.poa,
    requested_quantity: was.requested,
    using_artificial_quantity: was.artificial,
    ...(was.source === undefined ? {} : { source: was.source }),
  };
}

/** The quantity fields of a line, to be restored by undo. */
export function wasOf(line: LineState): LineWas {
  return {
    last: line.last_order_quantity,
    requested: line.requested_quantity,
    poa: line.poa,
    artificial: line.using_artificial_quantity,
    ...(line.source === undefined ? {} : { source: line.source }),
  };
}

/**
 * CART-21: undo never reverts another user's edit. `expect` compares the value only; this also detects that another user has
 * since set the same value.
 */
export function changedByOther(line: LineState, operation: { readonly undoes?: Ulid }, author: string): boolean {
  return operation.undoes !== undefined && (line.quantity_by ?? line.changed_by) !== author;
}

/** Draft that restores a line's quantity fields, unless the quantity has changed since. */
export function undoQuantity(
  before: LineState,
  after: LineState,
  undoes: Ulid,
  line_id: Ulid = before.line_id,
  was: LineWas = wasOf(before),
): OperationDraft {
  return {
    kind: 'line.quantity',
    payload: {
      line_id,
      quantity: before.order_quantity,
      expect: after.order_quantity,
      was,
    },
    undoes,
  };
}

/**
 * Whether a line still has the quantity that an operation expects. A line since marked as price on application is compared by its
 * remembered quantity, so that adding a part without a price can be undone.
 */
export function hasExpectedQuantity(line: LineState, expect: number | undefined): boolean {
  if (expect === undefined || expect === line.order_quantity) return true;
  return line.poa && expect === line.last_order_quantity;
}

/** undoQuantity for the line with an id or alias; empty if either cart lacks it. */
export function undoQuantityOf(before: CartState, id: Ulid, after: CartState, undoes: Ulid): readonly OperationDraft[] {
  const from = findLine(before, id);
  const to = findLine(after, id);
  return from && to ? [undoQuantity(from, to, undoes)] : [];
}
