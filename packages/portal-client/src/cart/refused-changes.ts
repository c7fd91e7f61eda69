import { type CartState, describeOperation } from '@portal/domain/cart';
import type { RefusedOperation } from '../outbox/types.ts';
import type { CartDocument } from './types.ts';

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

/** The current cart, to describe its operations; null before it has loaded. */
export function cartStateOf(document: Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine'>): CartState | null {
  const header = document.getHeader();
  return header && { ...header, lines: document.getLineIds().flatMap((id) => document.getLine(id)?.line ?? []) };
}

/** The refused change and the reason: `Changed SCS-1 from 50 to 75. The order has been submitted.` */
export function refusedWords({ operation, message }: RefusedOperation, cart: CartState | null): string {
  return cart ? `${describeOperation(operation, cart)}: ${message}` : message;
}
