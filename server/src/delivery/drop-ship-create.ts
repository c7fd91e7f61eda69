import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { signedIn } from '../session/access.ts';
import { checkedAddress, checkPlace, dropshipAccount, insertAddress } from './addresses.ts';

/** DLV-02: creates a drop-ship address. */
export const dropShipCreate: Handler<'dropShipCreate'> = (asked, services) =>
  once('dropShipCreate', asked, services, async (tx) => {
    const accode = await dropshipAccount(tx, signedIn(asked.caller), asked.data.accode);
    const address = checkedAddress(asked.data.address);
    await checkPlace(tx, address);
    return { data: { address: await insertAddress(tx, accode, address, null) } };
  });
