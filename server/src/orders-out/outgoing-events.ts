import { ulid } from 'ulid';
import { loadCart, type Queries, readCart, type StoredCart } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import type { AddedUser } from './added-user.ts';
import type { BuyersAddress } from './buyers-address.ts';
import type { SavedQuote } from './saved-quote.ts';
import { type SubmittedOrder, submittedOrder } from './submitted-order.ts';

/** The `data` of each event that leaves the portal. */
export interface EventData {
  /** A buyer or the server submitted an order. */
  readonly 'order.submitted': SubmittedOrder;
  /** A buyer saved a quote. */
  readonly 'quote.saved': SavedQuote;
  /** Somebody registered, or was added by the supplier's staff. Users of the feed are not reported. */
  readonly 'user.added': AddedUser;
  /** A buyer added, changed or deleted a delivery address. Addresses of the feed are not reported. */
  readonly 'address.added': BuyersAddress;
  readonly 'address.changed': BuyersAddress;
  readonly 'address.deleted': BuyersAddress;
}
export type EventType = keyof EventData;

/** Every event that leaves the portal, with the version of its `data`. */
const eventVersions: Readonly<Record<EventType, number>> = {
  'order.submitted': 1,
  'quote.saved': 1,
  'user.added': 1,
  'address.added': 1,
  'address.changed': 1,
  'address.deleted': 1,
};
export const eventTypes = Object.keys(eventVersions) as [EventType, ...EventType[]];

interface EventOf<Type extends EventType> {
  /** Stays the same however often the event is sent: receivers recognise a repeat by it. */
  readonly id: string;
  readonly type: Type;
  readonly version: number;
  /** When it happened. */
  readonly timestamp: string;
  readonly data: EventData[Type];
}

/** An event as destinations receive it. */
export type OutgoingEvent<Type extends EventType = EventType> = { [Each in Type]: EventOf<Each> }[Type];

export interface EventPayload {
  readonly version: number;
  readonly data: EventData[EventType];
}

function payloadOf<Type extends EventType>(type: Type, data: EventData[Type]): string {
  const payload: EventPayload = { version: eventVersions[type], data };
  return JSON.stringify(payload);
}

/**
 * Writes an event into the outbox, in the transaction of the change. `subject`: what it is about; events of one subject are delivered
 * in the order in which they were written.
 */
export async function writeEvent<Type extends EventType>(
  tx: Queries,
  type: Type,
  subject: string,
  data: EventData[Type],
  now: Date,
): Promise<void> {
  await tx.query(sql`
    INSERT INTO outbox_message (event_id, topic, subject, payload, made)
    VALUES (${ulid(now.getTime())}, ${type}, ${subject}, ${payloadOf(type, data)}::jsonb, ${now.toISOString()})`);
}

export const writeSubmittedOrder = async (tx: Queries, cart: StoredCart, now: Date): Promise<void> =>
  writeEvent(tx, 'order.submitted', cart.state.orderNum, await submittedOrder(tx, cart), now);

/** Orders of an earlier version have only a number in the outbox. Adds id and body to some of them; an order that is gone is done. */
export async function completeOldMessages(tx: Queries, now: Date, most: number): Promise<void> {
  const old = await tx.query<{ message_id: string; order_num: string }>(sql`
    SELECT message_id, payload ->> 'order_num' AS order_num FROM outbox_message
    WHERE done IS NULL AND event_id IS NULL AND topic = 'order.submitted' ORDER BY message_id LIMIT ${most}`);
  for (const { message_id, order_num } of old) {
    const row = await readCart(tx, order_num);
    if (!row) {
      await tx.query(sql`UPDATE outbox_message SET done = ${now.toISOString()} WHERE message_id = ${message_id}`);
      continue;
    }
    const payload = payloadOf('order.submitted', await submittedOrder(tx, await loadCart(tx, row)));
    await tx.query(sql`
      UPDATE outbox_message SET event_id = ${ulid(now.getTime())}, subject = ${order_num}, payload = ${payload}::jsonb
      WHERE message_id = ${message_id}`);
  }
}
