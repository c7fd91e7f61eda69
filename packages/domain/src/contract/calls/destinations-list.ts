import { z } from 'zod/mini';
import type { DestinationRow } from '../../administration/types.ts';
import { defineCall } from '../call.ts';

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
