import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { signedIn } from '../session/access.ts';
import { checkedAddress, checkPlace, dropshipAccount, insertAddress } from './addresses.ts';

/** DLV-02: creates a drop-ship address. */
export const dropShipCreate: Handler<'dropShipCreate'> = (request, services) =>
  once('dropShipCreate', request, services, async (tx) => {
    const accode = await dropshipAccount(tx, signedIn(request.caller), request.data.accode);
    const address = checkedAddress(request.data.address);
    await checkPlace(tx, address);
    return { data: { address: await insertAddress(tx, accode, address, null) } };
  });
