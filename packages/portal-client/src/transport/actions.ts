import type { CallName, Envelope } from '@portal/domain/api';
import { type Clock, pause } from '../clock/clock.ts';
import type { CallOptions, TransportHandlers } from './types.ts';

/** Returns the cart that a reload_cart refers to: from the path or from the envelope. */
function namedCart(envelope: Envelope, options: CallOptions): string | null {
  const data = (envelope.data ?? {}) as { orderNum?: unknown; cart?: { orderNum?: unknown } };
  const named = options.params?.cartId ?? data.orderNum ?? data.cart?.orderNum;
  return typeof named === 'string' ? named : null;
}

/** Performs the action that an envelope requests (CALL-06), after its delay. `retry` is left to the sender. */
export async function performAction(
  envelope: Envelope,
  call: CallName,
  options: CallOptions,
  on: Partial<TransportHandlers>,
  clock: Clock,
): Promise<void> {
  if (envelope.status === 'API_SERVER_APPROVED_RELOAD_APP') {
    on.maintenance?.(false);
    await pause(clock, envelope.delay_reload ?? 0);
    on.reload_page?.();
    return;
  }
  const message = envelope.user_message?.trim() ?? '';
  const { action } = envelope;
  if (action === 'display_message' || action === 'popup_message') {
    // If the caller requested the error, it shows the message itself.
    if (message !== '' && !(options.throwErrorResponse && envelope.status !== 'OK')) on[action]?.(message, call);
  } else if (action === 'redirect_to') {
    if (envelope.redirect_to) on.redirect_to?.(envelope.redirect_to);
  } else if (action === 'reload_app') {
    await pause(clock, envelope.delay_reload ?? 0);
    on.reload_app?.();
  } else if (action === 'invalid_bearer') {
    on.invalid_bearer?.();
  } else if (action === 'reload_cart') {
    const cartId = namedCart(envelope, options);
    await pause(clock, envelope.delay_reload ?? 0);
    if (cartId) on.reload_cart?.(cartId);
  }
}
