import { refusalReasons } from '@portal/domain/cart';
import type { CartHeader } from '@portal/portal-client';

/** What can be confirmed: not a quick quote, nor a quote. */
export const isOrder = (header: CartHeader | null): boolean =>
  header?.tabtype === 'order' || header?.tabtype === 'hobdirect';

/** CART-08: why nothing can be changed, in words; null while it can. */
export function lockedReason(header: CartHeader): string | null {
  if (header.editable) return null;
  if (header.submitted) return refusalReasons.submitted;
  if (header.cancelled) return refusalReasons.cancelled;
  return refusalReasons.locked;
}
