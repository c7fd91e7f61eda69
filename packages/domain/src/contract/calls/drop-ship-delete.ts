import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const dropShipDelete = defineCall({
  name: 'drop-ship/delete',
  access: 'customer',
  summary: 'Removes an address from the address book. Orders that use it keep it (DLV-02).',
  request: z.object({ ds_id: z.int() }),
  reply: z.object({ ds_id: z.int() }),
});
