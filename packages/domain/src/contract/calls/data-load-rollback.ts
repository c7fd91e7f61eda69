import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const dataLoadRollback = defineCall({
  name: 'data/load-rollback',
  access: 'operator',
  summary:
    'Rolls back the live load to the data before it. Refused if another load is live by now. Returns the load that is live now, or null.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ live: z.nullable(z.number()) }),
});
