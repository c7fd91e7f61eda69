import { z } from 'zod/mini';
import type { DropshipAddress, Postcode } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';
import { accode, dropshipFields } from '../fields.ts';

export const dropShipCreate = defineCall({
  name: 'drop-ship/create',
  access: 'customer',
  summary: "Adds an address to an account's address book (DLV-02).",
  request: z.object({ accode, address: dropshipFields }),
  reply: z.object({ address: z.custom<DropshipAddress>() }),
});

export const dropShipDelete = defineCall({
  name: 'drop-ship/delete',
  access: 'customer',
  summary: 'Removes an address from the address book. Orders that use it keep it (DLV-02).',
  request: z.object({ ds_id: z.int() }),
  reply: z.object({ ds_id: z.int() }),
});

export const dropShipGet = defineCall({
  name: 'drop-ship/get',
  access: 'customer',
  summary: 'Delivery addresses of an account, by company; with `ds_ids` also those replaced or deleted (DLV-02).',
  request: z.object({ accode, ds_ids: z.optional(z.array(z.int()).check(z.maxLength(100))) }),
  reply: z.object({ addresses: z.custom<readonly DropshipAddress[]>() }),
});

export const dropShipUpdate = defineCall({
  name: 'drop-ship/update',
  access: 'customer',
  summary: 'Replaces an address with a new one (`replaces_ds_id`). Orders that use the old one keep it (DLV-02).',
  request: z.object({ ds_id: z.int(), address: dropshipFields }),
  reply: z.object({ address: z.custom<DropshipAddress>() }),
});

export const getPostcodes = defineCall({
  name: 'get-postcodes',
  access: 'signed_in',
  summary: 'Up to 20 places whose postcode or suburb starts with a text (DLV-03).',
  request: z.object({ needle: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.object({ postcodes: z.custom<readonly Postcode[]>() }),
});
