import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { destination } from '../fields.ts';

export const destinationsReplay = defineCall({
  name: 'destinations/replay',
  access: 'operator',
  summary:
    "Sends an order's events again, or one event by its id, or with null everything undeliverable. Recorded in the audit log.",
  request: z.object({ destination, what: z.nullable(z.string().check(z.minLength(1), z.maxLength(60))) }),
  reply: z.object({ deliveries: z.number() }),
});
