import { z } from 'zod/mini';
import type { UndeliveredEvent } from '../../administration/types.ts';
import { defineCall } from '../call.ts';
import { destination, page } from '../fields.ts';

export const destinationsUndelivered = defineCall({
  name: 'destinations/undelivered',
  access: 'operator',
  summary: 'Events that could not be delivered to a destination, oldest first, 50 a page.',
  request: z.object({ destination, page }),
  reply: z.object({ events: z.custom<readonly UndeliveredEvent[]>(), total: z.number() }),
});
