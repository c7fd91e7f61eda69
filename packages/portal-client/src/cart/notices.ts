import type {
  Acknowledgement,
  LineNotice,
  LineState,
  OperationPayloads,
  RefusedOperation,
  SaveReply,
  Ulid,
} from '@portal/domain/cart';
import { cartMessages as messages } from '../messages/cart.ts';
import { noNotices } from './cart-line.ts';
import { deliveryChangedBy } from './totals.ts';
import type { CartNotice } from './types.ts';

/** Changes of lines that the buyer did not make here (P4), by line, until dismissed or resolved. */
export interface Notices {
  of(line: Ulid): readonly LineNotice[];
  cart(): readonly CartNotice[];
  add(line: Ulid, notice: LineNotice): void;
  addToCart(notice: CartNotice): void;
  dismiss(line: Ulid, id: Ulid): void;
  dismissFromCart(id: string): void;
  /** The buyer has edited the line since, which resolves notices about its quantity. */
  edited(line: Ulid): void;
  refused(refused: readonly RefusedOperation[]): void;
  /** Refusals that were dismissed or retried. */
  settled(ids: readonly Ulid[]): void;
}

const lineIdOf = (payload: OperationPayloads[keyof OperationPayloads]): Ulid | null =>
  'line_id' in payload ? payload.line_id : null;

export function createNotices(): Notices {
  const lines = new Map<Ulid, readonly LineNotice[]>();
  let cart: readonly CartNotice[] = [];
  const set = (line: Ulid, next: readonly LineNotice[]): void => {
    if (next.length === 0) lines.delete(line);
    else lines.set(line, next);
  };
  const of = (line: Ulid): readonly LineNotice[] => lines.get(line) ?? noNotices;
  const add = (line: Ulid, notice: LineNotice): void => {
    // One of each kind: a later change by somebody else replaces the earlier one.
    const others = of(line).filter(
      (each) => each.id !== notice.id && (each.kind !== notice.kind || notice.kind === 'refused'),
    );
    set(line, [...others, notice]);
  };
  return {
    of,
    cart: () => cart,
    add,
    addToCart(notice) {
      cart = [...cart.filter((each) => each.id !== notice.id), notice];
    },
    dismiss: (line, id) =>
      set(
        line,
        of(line).filter((notice) => notice.id !== id),
      ),
    dismissFromCart(id) {
      cart = cart.filter((notice) => notice.id !== id);
    },
    edited: (line) =>
      set(
        line,
        of(line).filter((notice) => notice.kind === 'refused'),
      ),
    refused(refused) {
      for (const each of refused) {
        const line = lineIdOf(each.operation.payload);
        if (line !== null) add(line, { kind: 'refused', id: each.operation.id, refused: each });
      }
    },
    settled(ids) {
      const ended = new Set(ids);
      for (const [line, notices] of lines)
        set(
          line,
          notices.filter((notice) => !ended.has(notice.id)),
        );
    },
  };
}

const quantityOf = (line: LineState | null): number | null => (line ? line.order_quantity : null);

/** The notices that follow from the response to a save (CART-18, P4). `newId` names each notice. */
export function noteReply(notices: Notices, acknowledged: Acknowledgement, reply: SaveReply, newId: () => Ulid): void {
  noteDelivery(notices, deliveryChangedBy(reply));
  for (const { line_id, from, to, by } of acknowledged.changes) {
    // Lines that others added just appear; lines they removed or changed get a notice.
    if (!from || from.order_quantity === to?.order_quantity) continue;
    // Not an edit: the server found the part priced on application, which the line itself shows (LINE-05).
    if (to?.poa && !from.poa) continue;
    notices.add(line_id, { kind: 'changed', id: newId(), by, from: quantityOf(from), to: quantityOf(to) });
  }
  for (const { line_id, mine, theirs, by } of acknowledged.overwritten) {
    notices.add(line_id, { kind: 'changed', id: newId(), by, from: quantityOf(mine), to: quantityOf(theirs) });
  }
  for (const { line_id, quantity, by } of acknowledged.overwrote) {
    notices.add(line_id, { kind: 'overwrote', id: newId(), by, quantity });
  }
  for (const { operation, quantity, why } of acknowledged.corrected) {
    const line = lineIdOf(operation.payload);
    const from = 'quantity' in operation.payload ? operation.payload.quantity : quantity;
    if (line !== null) notices.add(line, { kind: 'corrected', id: newId(), from, to: quantity, why });
  }
}

/** The notice that the supplier changed the delivery option to this one; none for null. */
function noteDelivery(notices: Notices, delivery_option: string | null): void {
  if (delivery_option === null) return;
  notices.addToCart({ id: 'delivery', message: messages.deliveryChanged, delivery_option });
}
