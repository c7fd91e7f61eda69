import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { writeAddressEvent } from '../orders-out/buyers-address.ts';
import { signedIn } from '../session/access.ts';
import { checkedAddress, checkPlace, dropshipAccount, insertAddress } from './addresses.ts';

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
