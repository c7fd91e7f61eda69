import type { CartId } from '../cart/types.ts';

/**
 * Path below the API's origin: a stream of server-sent events, authorised by bearer token, with every change to a cart of the
 * caller's accounts, the version of the prices and stock at the start and after each change, and for staff each change of the site's pages. POST, so that no parameter appears in a URL.
 */
export const cartEventsPath = 'v3/cart/events';

/** The server writes at least this often, in milliseconds, so that a dead connection is noticed. */
export const eventsHeartbeat = 15_000;

/** The data of an `event: prices`: another version means that prices or stock may have changed. */
export interface PricesEvent {
  readonly version: string;
}

/** The data of an `event: pages`, for staff: somebody changed the pages of the site, their drafts or what is published (HIVE-15). */
export interface PagesEvent {
  /** User name. */
  readonly by: string;
}

/** The data of an `event: presence`, for staff: who has a draft open, or what they have selected, has changed (HIVE-15). */
export interface PresenceEvent {
  readonly draft_id: number;
}

/** The data of an `event: cart`. */
export interface CartEvent {
  readonly order_num: CartId;
  readonly revision: number;
  /** Who made the change. */
  readonly by: string;
}
