import type { DropshipAddress } from '@portal/domain/delivery';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { addressColumns } from './addresses.ts';

/** DLV-02: what replaced or deleted addresses an old order has is shown still. */
export const dropShipGet: Handler<'dropShipGet'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  const also = (data.ds_ids ?? []).filter((id) => id > 0 && id <= 2_147_483_647);
  const addresses = await database.query<DropshipAddress>(sql`
    SELECT ${addressColumns} FROM dropship_address
    WHERE created_for_accode = ${accode} AND (NOT deleted OR ds_id = ANY(${also}::int[])) ORDER BY upper(company), ds_id`);
  return { data: { addresses } };
};
