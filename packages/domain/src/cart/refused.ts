import { describeOperation } from './apply.ts';
import type { CartId, CartState, Operation, Timestamp, Ulid } from './types.ts';

/** An operation that the server refused, stored until the buyer has dismissed it (CART-18). */
export interface RefusedOperation {
  readonly cartId: CartId;
  readonly operation: Operation;
  /** A refusal reason of the domain, or the server's short error code. */
  readonly reason: string;
  /** A sentence for the buyer. */
  readonly message: string;
  readonly at: Timestamp;
}

/** A change of a line that the buyer did not make here. Rounding (LINE-07) is in the line's status. */
export type LineNotice =
  /** The server's rules changed the quantity. */
  | { readonly kind: 'corrected'; readonly id: Ulid; readonly from: number; readonly to: number; readonly why: string }
  /** Somebody else changed the line. */
  | {
      readonly kind: 'changed';
      readonly id: Ulid;
      readonly by: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Our edit overwrote somebody else's: `quantity` was theirs (P4). */
  | { readonly kind: 'overwrote'; readonly id: Ulid; readonly by: string; readonly quantity: number }
  | { readonly kind: 'refused'; readonly id: Ulid; readonly refused: RefusedOperation };

/** Refusals that a retry cannot change: the order is gone, or the change has no effect. */
const final: ReadonlySet<string> = new Set([
  'submitted',
  'cancelled',
  'unknown_line',
  'bad_quantity',
  'duplicate_line',
  'not_allowed',
]);

/** Whether sending the refused change again could succeed. */
export const canRetry = (reason: string): boolean => !final.has(reason);

/** The refused change and the reason: `Changed SCS-1 from 50 to 75. The order has been submitted.` */
export function refusedWords({ operation, message }: RefusedOperation, cart: CartState | null): string {
  return cart ? `${describeOperation(operation, cart)}: ${message}` : message;
}
