import { deliveryStateOf } from './state-of.ts';
import type { CartState, DeliveryState, LineState } from './types.ts';

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a === b || (a.length === b.length && a.every((value, index) => value === b[index]));
}

/** Whether two lines are equal in every field that operations can change. */
export function sameLine(a: LineState, b: LineState): boolean {
  return (
    a === b ||
    (a.line_id === b.line_id &&
      a.line_number === b.line_number &&
      a.stock_code === b.stock_code &&
      a.order_quantity === b.order_quantity &&
      a.last_order_quantity === b.last_order_quantity &&
      a.forceShow === b.forceShow &&
      a.poa === b.poa &&
      a.note === b.note &&
      a.line_reference === b.line_reference &&
      a.requested_quantity === b.requested_quantity &&
      a.using_artificial_quantity === b.using_artificial_quantity &&
      (a.source ?? '') === (b.source ?? '') &&
      a.changed_revision === b.changed_revision &&
      a.changed_by === b.changed_by &&
      a.quantity_by === b.quantity_by &&
      sameList(a.aliases, b.aliases))
  );
}

function sameDelivery(a: DeliveryState, b: DeliveryState): boolean {
  return a === b || sameList(Object.values(deliveryStateOf(a)), Object.values(deliveryStateOf(b)));
}

function shareLines(next: readonly LineState[], previous: readonly LineState[]): readonly LineState[] {
  const before = new Map(previous.map((line) => [line.line_id, line]));
  const lines = next.map((line) => {
    const old = before.get(line.line_id);
    return old && sameLine(old, line) ? old : line;
  });
  return sameList(lines, previous) ? previous : lines;
}

/** `next` with equal objects taken from `previous`, so that only changed lines render again. */
export function shareCart(next: CartState, previous: CartState): CartState {
  const lines = shareLines(next.lines, previous.lines);
  const delivery = sameDelivery(next.delivery, previous.delivery) ? previous.delivery : next.delivery;
  const shared: CartState = { ...next, lines, delivery };
  const keys = Object.keys(shared) as (keyof CartState)[];
  return keys.every((key) => shared[key] === previous[key]) ? previous : shared;
}
