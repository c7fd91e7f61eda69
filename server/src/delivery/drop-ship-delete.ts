import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { writeAddressEvent } from '../orders-out/buyers-address.ts';
import { signedIn } from '../session/access.ts';
import { deleteAddress, ownAddress } from './addresses.ts';

/** DLV-02: deletes a drop-ship address. */
export const dropShipDelete: Handler<'dropShipDelete'> = (request, services) =>
  once('dropShipDelete', request, services, async (tx) => {
    const caller = signedIn(request.caller);
    const address = await ownAddress(tx, caller, request.data.ds_id);
    await deleteAddress(tx, address.ds_id);
    await writeAddressEvent(tx, 'address.deleted', address, caller.username, services.clock.now());
    return { data: { ds_id: address.ds_id } };
  });
