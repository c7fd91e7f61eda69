import { failureMessage } from '@portal/portal-client';
import type { Portal } from '@portal/portal-client/react';

/** CART-19: sets when a confirmed order is submitted by itself, in seconds from now; null: never. Answers what went wrong, or null. */
export async function setAutoSubmit(
  { transport }: Portal,
  cart_id: string,
  seconds: number | null,
): Promise<string | null> {
  const result = await transport.call('cart/auto_submit', { cart_id, seconds });
  return result.ok ? null : failureMessage(result);
}
