import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const dataLoadApprove = defineCall({
  name: 'data/load-approve',
  access: 'operator',
  summary: 'Makes the load that waits for approval live. Refused if it was replaced or ended.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load_id: z.number() }),
});
