import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { writeAddressEvent } from '../orders-out/buyers-address.ts';
import { accountOf, signedIn } from '../session/access.ts';
import {
  checkedAddress,
  checkPlace,
  deleteAddress,
  dropshipAccount,
  insertAddress,
  ownAddress,
  readAddresses,
} from './addresses.ts';
import { findPostcodes } from './postcodes.ts';

/** DLV-02: creates a drop-ship address. */
export const dropShipCreate: Handler<'dropShipCreate'> = (request, services) =>
  once('dropShipCreate', request, services, async (tx) => {
    const caller = signedIn(request.caller);
    const accode = await dropshipAccount(tx, caller, request.data.accode);
    const address = checkedAddress(request.data.address);
    await checkPlace(tx, address);
    const added = await insertAddress(tx, accode, address, null);
    await writeAddressEvent(tx, 'address.added', added, caller.username, services.clock.now());
    return { data: { address: added } };
  });

/** DLV-02: deletes a drop-ship address. */
export const dropShipDelete: Handler<'dropShipDelete'> = (request, services) =>
  once('dropShipDelete', request, services, async (tx) => {
    const caller = signedIn(request.caller);
    const address = await ownAddress(tx, caller, request.data.ds_id);
    await deleteAddress(tx, address.ds_id);
    await writeAddressEvent(tx, 'address.deleted', address, caller.username, services.clock.now());
    return { data: { ds_id: address.ds_id } };
  });

const highestId = 2_147_483_647;

/** DLV-02: the account's addresses; by id also replaced and deleted ones, which old orders show. */
export const dropShipGet: Handler<'dropShipGet'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const also = (data.ds_ids ?? []).filter((id) => id > 0 && id <= highestId);
  return { data: { addresses: await readAddresses(database, accode, also) } };
};

/** DLV-02: replaces an address by a new row. The old row stays for orders that use it. */
export const dropShipUpdate: Handler<'dropShipUpdate'> = (request, services) =>
  once('dropShipUpdate', request, services, async (tx) => {
    const caller = signedIn(request.caller);
    const old = await ownAddress(tx, caller, request.data.ds_id);
    await dropshipAccount(tx, caller, old.created_for_accode);
    const address = checkedAddress(request.data.address);
    await checkPlace(tx, address);
    await deleteAddress(tx, old.ds_id);
    const changed = await insertAddress(tx, old.created_for_accode, address, old.ds_id);
    await writeAddressEvent(tx, 'address.changed', changed, caller.username, services.clock.now());
    return { data: { address: changed } };
  });

/** DLV-03: postcodes and suburbs that match typed text. */
export const getPostcodes: Handler<'getPostcodes'> = async ({ data }, { database }) => ({
  data: { postcodes: await findPostcodes(database, data.needle) },
});
