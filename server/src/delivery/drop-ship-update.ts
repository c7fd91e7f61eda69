import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { writeAddressEvent } from '../orders-out/buyers-address.ts';
import { signedIn } from '../session/access.ts';
import { checkedAddress, checkPlace, deleteAddress, dropshipAccount, insertAddress, ownAddress } from './addresses.ts';

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
