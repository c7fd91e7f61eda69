import type { Postcode } from '@portal/domain/delivery';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';

const most = 20;

/** DLV-03: by the beginning of the postcode or the suburb, whatever its case. */
export const getPostcodes: Handler<'getPostcodes'> = async ({ data }, { database }) => {
  const needle = data.needle.trim().toUpperCase();
  if (needle === '') return { data: { postcodes: [] } };
  // `%` and `_` of what was typed mean themselves.
  const start = `${needle.replace(/[\\%_]/g, '\\$&')}%`;
  const postcodes = await database.query<Postcode>(sql`
    SELECT postcode, suburb, state FROM postcode WHERE postcode LIKE ${start} OR upper(suburb) LIKE ${start}
    ORDER BY postcode, suburb LIMIT ${most}`);
  return { data: { postcodes } };
};
