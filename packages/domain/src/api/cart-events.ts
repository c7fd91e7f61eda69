import type { CartId } from '../cart/types.ts';

/**
 * Below the API's origin: a stream of server-sent events for the bearer of the Authorization header, with every change of a cart
 * of the caller's accounts. POST, so that nothing of it stands in an address.
 */
export const cartEventsPath = 'v3/cart/events';

/** Something is written at least this often, so that a dead connection is noticed. Milliseconds. */
export const eventsHeartbeat = 15_000;

/** `event: cart`, with this as its data. */
export interface CartEvent {
  readonly order_num: CartId;
  readonly revision: number;
  /** Who made the change. */
  readonly by: string;
}
