import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { readAddresses } from './addresses.ts';
import { addAddress, removeAddress, replaceAddress } from './change-addresses.ts';
import { findPostcodes } from './postcodes.ts';

/** DLV-02: creates a drop-ship address. */
export const dropShipCreate: Handler<'dropShipCreate'> = (request, services) =>
  once('dropShipCreate', request, services, async (tx) => ({
    data: { address: await addAddress(tx, signedIn(request.caller), request.data, services.clock.now()) },
  }));

/** DLV-02: deletes a drop-ship address. */
export const dropShipDelete: Handler<'dropShipDelete'> = (request, services) =>
  once('dropShipDelete', request, services, async (tx) => {
    const { ds_id } = request.data;
    await removeAddress(tx, signedIn(request.caller), ds_id, services.clock.now());
    return { data: { ds_id } };
  });

/** DLV-02: the account's addresses; by id also replaced and deleted ones, which old orders show. */
export const dropShipGet: Handler<'dropShipGet'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return { data: { addresses: await readAddresses(database, accode, data.ds_ids ?? []) } };
};

/** DLV-02: replaces an address. */
export const dropShipUpdate: Handler<'dropShipUpdate'> = (request, services) =>
  once('dropShipUpdate', request, services, async (tx) => ({
    data: { address: await replaceAddress(tx, signedIn(request.caller), request.data, services.clock.now()) },
  }));

/** DLV-03: postcodes and suburbs that match typed text. */
export const getPostcodes: Handler<'getPostcodes'> = async ({ data }, { database }) => ({
  data: { postcodes: await findPostcodes(database, data.needle) },
});
