import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const dataLoadDiscard = defineCall({
  name: 'data/load-discard',
  access: 'operator',
  summary: 'Ends a load that is being read or waits for approval. The live data stays as it is.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load_id: z.number() }),
});
