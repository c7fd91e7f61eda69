import type { CartState, CartStatus, RefusalReason } from './types.ts';

type Stamps = Pick<CartState, 'confirmed' | 'cancelled' | 'submitted'>;

/** CART-05: the status of a cart by its timestamps. */
export function cartStatus(cart: Stamps): CartStatus {
  if (cart.submitted !== null) return 'submitted';
  if (cart.cancelled !== null) return 'cancelled';
  return cart.confirmed !== null ? 'confirmed' : 'saved';
}

/** CART-08: why a cart cannot be edited now, or null if it can. */
export function lockOf(cart: Stamps & Pick<CartState, 'preconfirmed'>): RefusalReason | null {
  const status = cartStatus(cart);
  if (status === 'submitted' || status === 'cancelled') return status;
  return status === 'confirmed' || cart.preconfirmed ? 'locked' : null;
}
