import { type CartState, describeOperation } from '@portal/domain/cart';
import type { CartDocument, RefusedOperation } from '@portal/portal-client';

/** Refusals that stay whatever the buyer does: the order is gone, or the change is none. */
const final: ReadonlySet<string> = new Set([
  'submitted',
  'cancelled',
  'unknown_line',
  'bad_quantity',
  'duplicate_line',
  'not_allowed',
]);

/** Whether a change that was refused could be taken when it is sent again. */
export const canSucceed = (reason: string): boolean => !final.has(reason);

/** The cart as it is now, for putting its operations into words; null before it is loaded. */
export function cartOf(document: Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine'>): CartState | null {
  const header = document.getHeader();
  return header && { ...header, lines: document.getLineIds().flatMap((id) => document.getLine(id)?.line ?? []) };
}

/** Which change was refused, and why: `Changed SCS-1 from 50 to 75. The order has been submitted.` */
export function refusedWords({ operation, message }: RefusedOperation, cart: CartState | null): string {
  return cart ? `${describeOperation(operation, cart)}: ${message}` : message;
}
