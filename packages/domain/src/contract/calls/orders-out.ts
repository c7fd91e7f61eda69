import { z } from 'zod/mini';
import type { DestinationRow, UndeliveredEvent } from '../../administration/types.ts';
import type { OrderEvent, OrderStage } from '../../cart/order-events.ts';
import { defineCall } from '../call.ts';
import { day, destination, page, quantity } from '../fields.ts';

export const destinationsList = defineCall({
  name: 'destinations/list',
  access: 'operator',
  summary: 'The destinations of orders with their queues, the events not queued yet, and the systems that report back.',
  request: z.object({}),
  reply: z.object({
    destinations: z.custom<readonly DestinationRow[]>(),
    unqueued: z.number(),
    systems: z.array(z.string()),
  }),
});

export const destinationsReplay = defineCall({
  name: 'destinations/replay',
  access: 'operator',
  summary:
    "Sends an order's events again, or one event by its id, or with null everything undeliverable. Recorded in the audit log.",
  request: z.object({ destination, what: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))) }),
  reply: z.object({ deliveries: z.number() }),
});

export const destinationsUndelivered = defineCall({
  name: 'destinations/undelivered',
  access: 'operator',
  summary: 'Events that could not be delivered to a destination, oldest first, 50 a page.',
  request: z.object({ destination, page }),
  reply: z.object({ events: z.custom<readonly UndeliveredEvent[]>(), total: z.number() }),
});

const text = z.string().check(z.maxLength(400));
const code = z.string().check(z.minLength(1), z.maxLength(80));
/** As in the feed of certificates. */
const certificateNo = z.string().check(z.minLength(1), z.maxLength(40));
const line_number = z.int().check(z.gte(1), z.lte(1_000_000));

const lines = z.optional(z.array(z.object({ line_number, quantity })).check(z.maxLength(5_000)));

const orderEvent: z.ZodMiniType<OrderEvent> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('acknowledged'), supplier_order_number: code }),
  z.object({
    kind: z.literal('line_changed'),
    line_number,
    quantity: z.optional(quantity),
    unit_price: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/))),
    reason: text,
  }),
  z.object({ kind: z.literal('line_refused'), line_number, reason: text }),
  z.object({ kind: z.literal('back_ordered'), line_number, quantity, expected: z.nullable(day) }),
  z.object({ kind: z.literal('picked') }),
  z.object({
    kind: z.literal('shipped'),
    carrier: z.string().check(z.maxLength(80)),
    tracking: z.string().check(z.maxLength(120)),
    lines,
  }),
  z.object({ kind: z.literal('invoiced'), invoice_number: code, lines }),
  z.object({
    kind: z.literal('certified'),
    certificate_nos: z.array(certificateNo).check(z.minLength(1), z.maxLength(50)),
  }),
  z.object({
    kind: z.literal('credited'),
    credit_note_number: code,
    total: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
    reason: text,
  }),
]);

export const reportOrderEvent = defineCall({
  name: 'orders/{orderNumber}/events',
  access: 'system',
  summary:
    'Reports what happened to a submitted order in the supplier’s system. Events may arrive in any order; one with a known id changes nothing.',
  request: z.object({
    /** The reporting system’s own id of the event, the same for each repeat. */
    event_id: code,
    /** When it happened. */
    at: z.iso.datetime({ offset: true }),
    event: orderEvent,
  }),
  reply: z.object({
    /** Whether the event was already known. */
    repeated: z.boolean(),
    /** The furthest stage of the order. */
    stage: z.custom<OrderStage>(),
  }),
});
