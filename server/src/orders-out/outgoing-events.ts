import { ulid } from 'ulid';
import { loadCart, type Queries, readCart, type StoredCart } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import { type SubmittedOrder, submittedOrder } from './submitted-order.ts';

/** Every event that leaves the portal, with the version of its body and how it is made. */
export const outgoingEvents = {
  'order.submitted': { version: 1, summary: 'a buyer or the server submitted an order', data: submittedOrder },
} as const;

export type EventType = keyof typeof outgoingEvents;
export const eventTypes = Object.keys(outgoingEvents) as [EventType, ...EventType[]];

/** An event as destinations receive it. */
export interface OutgoingEvent {
  /** Stays the same however often the event is sent: receivers recognise a repeat by it. */
  readonly id: string;
  readonly type: EventType;
  readonly version: number;
  /** When it happened. */
  readonly timestamp: string;
  readonly data: SubmittedOrder;
}

export interface EventPayload {
  readonly version: number;
  readonly data: SubmittedOrder;
}

async function payloadOf(tx: Queries, type: EventType, cart: StoredCart): Promise<string> {
  const { version, data } = outgoingEvents[type];
  const payload: EventPayload = { version, data: await data(tx, cart) };
  return JSON.stringify(payload);
}

/** Writes an event about an order into the outbox, in the transaction of the change. */
export async function writeEvent(tx: Queries, type: EventType, cart: StoredCart, now: Date): Promise<void> {
  await tx.query(sql`
    INSERT INTO outbox_message (event_id, topic, subject, payload, made)
    VALUES (${ulid(now.getTime())}, ${type}, ${cart.state.orderNum}, ${await payloadOf(tx, type, cart)}::jsonb,
      ${now.toISOString()})`);
}

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
    const payload = await payloadOf(tx, 'order.submitted', await loadCart(tx, row));
    await tx.query(sql`
      UPDATE outbox_message SET event_id = ${ulid(now.getTime())}, subject = ${order_num}, payload = ${payload}::jsonb
      WHERE message_id = ${message_id}`);
  }
}
