import type { Queries, StoredCart } from '../cart/rows.ts';
import { writeEvent } from './outgoing-events.ts';
import { type SubmittedOrder, submittedOrder } from './submitted-order.ts';

/**
 * `data` of the event `quote.saved`, version 1. Lines without a `unit_price` are on application: the buyer waits for a price. Fields
 * may be added to a version, never changed or removed.
 */
export interface SavedQuote extends Omit<SubmittedOrder, 'order_number' | 'submitted'> {
  /** The number that the order will have if the buyer orders it. */
  readonly quote_number: string;
  readonly saved: string;
  /** Last day of its prices, YYYY-MM-DD. */
  readonly valid_until: string;
}

/** Reports a saved quote to other systems. Saved again, it is reported again, with its new prices. */
export async function writeSavedQuote(tx: Queries, cart: StoredCart, validUntil: string, now: Date): Promise<void> {
  const { order_number, submitted: _, ...order } = await submittedOrder(tx, cart);
  const data: SavedQuote = {
    quote_number: order_number,
    saved: now.toISOString(),
    valid_until: validUntil,
    ...order,
  };
  await writeEvent(tx, 'quote.saved', order_number, data, now);
}
