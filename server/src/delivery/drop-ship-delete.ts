import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { signedIn } from '../session/access.ts';
import { deleteAddress, ownAddress } from './addresses.ts';

/** DLV-02: deletes a drop-ship address. */
export const dropShipDelete: Handler<'dropShipDelete'> = (request, services) =>
  once('dropShipDelete', request, services, async (tx) => {
    const { ds_id } = await ownAddress(tx, signedIn(request.caller), request.data.ds_id);
    await deleteAddress(tx, ds_id);
    return { data: { ds_id } };
  });
