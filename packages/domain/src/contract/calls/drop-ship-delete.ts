import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const dropShipDelete = defineCall({
  name: 'drop-ship/delete',
  access: 'customer',
  summary: 'Takes an address out of the book; orders that have it keep it (DLV-02).',
  request: z.object({ ds_id: z.int() }),
  reply: z.object({ ds_id: z.int() }),
});
