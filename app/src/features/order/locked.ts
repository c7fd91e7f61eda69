import { refusalReasons } from '@portal/domain/cart';
import type { CartHeader } from '@portal/portal-client';

/** CART-08: why nothing can be changed, in words; null while it can. */
export function lockedReason(header: CartHeader): string | null {
  if (header.editable) return null;
  if (header.submitted) return refusalReasons.submitted;
  if (header.cancelled) return refusalReasons.cancelled;
  return refusalReasons.locked;
}
