import { z } from 'zod/mini';
import type { DropshipAddress } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const dropShipGet = defineCall({
  name: 'drop-ship/get',
  access: 'customer',
  summary: 'Delivery addresses of an account, by company; with `ds_ids` also those replaced or deleted (DLV-02).',
  request: z.object({ accode, ds_ids: z.optional(z.array(z.int()).check(z.maxLength(100))) }),
  reply: z.object({ addresses: z.custom<readonly DropshipAddress[]>() }),
});
