import type { CartReply, CartTabType } from '@portal/domain/cart';
import type { Transport } from '@portal/portal-client';

/** CART-04: a new cart for one account; null when the server did not make it, with the reason in words. */
export async function createCart(
  transport: Transport,
  accode: string,
  tabtype: CartTabType,
): Promise<{ readonly cart: CartReply | null; readonly message: string }> {
  const result = await transport.call('save-cart/new-cart', { accode, tabtype });
  if (result.ok) return { cart: result.data.cart, message: '' };
  return { cart: null, message: result.envelope?.user_message || 'The server did not answer; no order was made.' };
}
