import { z } from 'zod/mini';
import type { DropshipAddress } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';
import { dropshipFields } from '../fields.ts';

export const dropShipUpdate = defineCall({
  name: 'drop-ship/update',
  access: 'customer',
  summary: 'Replaces an address with a new one (`replaces_ds_id`). Orders that use the old one keep it (DLV-02).',
  request: z.object({ ds_id: z.int(), address: dropshipFields }),
  reply: z.object({ address: z.custom<DropshipAddress>() }),
});
