import { refusalReasons } from '@portal/domain/cart';
import type { CartHeader } from './types.ts';

/** Whether the cart can be confirmed: quick quotes and quotes cannot. */
export const isOrder = (header: CartHeader | null): boolean =>
  header?.tabtype === 'order' || header?.tabtype === 'hobdirect';

/** CART-08: why the cart cannot be changed, as text; null if it can. */
export function lockedReason(header: CartHeader): string | null {
  if (header.editable) return null;
  if (header.submitted) return refusalReasons.submitted;
  if (header.cancelled) return refusalReasons.cancelled;
  return refusalReasons.locked;
}

/** Without a delivery option the freight of an order is not known yet; its charge of 0.00 says nothing. */
export const isFreightOpen = ({ delivery, submitted }: CartHeader): boolean =>
  delivery.deliveryOptionChosen === '' && !submitted;
