import type { CartId, CartReply } from '@portal/domain/cart';
import type { Transport } from '@portal/portal-client';
import type { CartChange } from '@portal/portal-client/react';

/** CART-14: null when the server did not do it, with the reason in words. */
export async function changeCart(
  transport: Transport,
  cartId: CartId,
  change: CartChange,
): Promise<{ readonly cart: CartReply | null; readonly message: string }> {
  const result =
    change === 'cancel' || change === 'recycle'
      ? await transport.call(
          change === 'cancel' ? 'cart/cancel/{cartId}' : 'cart/recycle/{cartId}',
          {},
          { params: { cartId } },
        )
      : await transport.call('claim-cart', { cart_id: cartId, release: change === 'release' });
  if (result.ok) return { cart: result.data.cart, message: '' };
  return { cart: null, message: result.envelope?.user_message || 'The server did not answer; nothing was changed.' };
}
