import { z } from 'zod/mini';
import type { DropshipAddress } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';
import { accode, dropshipFields } from '../fields.ts';

export const dropShipCreate = defineCall({
  name: 'drop-ship/create',
  access: 'customer',
  summary: "Adds an address to an account's address book (DLV-02).",
  request: z.object({ accode, address: dropshipFields }),
  reply: z.object({ address: z.custom<DropshipAddress>() }),
});
