import { byTime, type OrderEvent, type OrderStage, orderStage, type ReportedEvent } from '@portal/domain/cart';
import { Refusal } from '../calls/refusal.ts';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';

const { refusal: texts } = ordersOutMessages;

/** The same for an order that does not exist and for one that is not submitted. */
const orderNotFound = () => new Refusal('order_not_found', { user_message: texts.noOrder }, 404);
const lineNotFound = (line: number) => new Refusal('line_not_found', { user_message: texts.noLine(line) }, 422);
const otherEvent = () => new Refusal('event_id_reused', { user_message: texts.otherEvent }, 409);

export interface NewOrderEvent {
  readonly system: string;
  readonly event_id: string;
  readonly orderNum: string;
  readonly at: string;
  readonly event: OrderEvent;
}

/** What was reported about an order, oldest first. */
export async function readOrderEvents(db: Queries, orderNum: string): Promise<readonly ReportedEvent[]> {
  const rows = await db.query<ReportedEvent>(sql`
    SELECT at, event FROM order_event WHERE order_num = ${orderNum} ORDER BY at, received, event_id`);
  return byTime(rows);
}

function linesOf(event: OrderEvent): readonly number[] {
  if ('line_number' in event) return [event.line_number];
  return 'lines' in event ? (event.lines ?? []).map(({ line_number }) => line_number) : [];
}

async function checkOrder(tx: Queries, { orderNum, event }: NewOrderEvent): Promise<void> {
  const [order] = await tx.query<{ missing: number | null }>(sql`
    SELECT (
      SELECT min(number) FROM unnest(${linesOf(event)}::integer[]) AS number
      WHERE NOT EXISTS (SELECT FROM cart_line l WHERE l.order_num = c.order_num AND l.line_number = number)) AS missing
    FROM cart c WHERE c.order_num = ${orderNum} AND c.status = 'submitted'`);
  if (!order) throw orderNotFound();
  if (order.missing !== null) throw lineNotFound(order.missing);
}

/** Stores an event once. Throws a refusal for an unknown order or line, and for a known id with other contents. */
export async function storeOrderEvent(
  tx: Queries,
  given: NewOrderEvent,
  now: Date,
): Promise<{ readonly repeated: boolean; readonly stage: OrderStage }> {
  await checkOrder(tx, given);
  const { system, event_id, orderNum, at } = given;
  const event = JSON.stringify(given.event);
  const stored = await tx.query(sql`
    INSERT INTO order_event (system, event_id, order_num, at, received, event)
    VALUES (${system}, ${event_id}, ${orderNum}, ${at}, ${now.toISOString()}, ${event}::jsonb)
    ON CONFLICT DO NOTHING RETURNING event_id`);
  const repeated = stored.length === 0;
  if (repeated) {
    const [same] = await tx.query(sql`
      SELECT 1 FROM order_event WHERE system = ${system} AND event_id = ${event_id} AND order_num = ${orderNum}
        AND at = ${at} AND event = ${event}::jsonb`);
    if (!same) throw otherEvent();
  }
  return { repeated, stage: orderStage(await readOrderEvents(tx, orderNum)) };
}
