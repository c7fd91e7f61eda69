import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { readAddresses } from './addresses.ts';

const highestId = 2_147_483_647;

/** DLV-02: the account's addresses; by id also replaced and deleted ones, which old orders show. */
export const dropShipGet: Handler<'dropShipGet'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const also = (data.ds_ids ?? []).filter((id) => id > 0 && id <= highestId);
  return { data: { addresses: await readAddresses(database, accode, also) } };
};
