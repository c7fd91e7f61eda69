import type { Postcode } from '@portal/domain/delivery';
import { sql, type Transaction } from '../db/database.ts';

type Queries = Pick<Transaction, 'query'>;

const most = 20;

/** DLV-03: places whose postcode or suburb begins with the text, ignoring case. At most 20; none for an empty text. */
export async function findPostcodes(db: Queries, text: string): Promise<readonly Postcode[]> {
  const needle = text.trim().toUpperCase();
  if (needle === '') return [];
  // Escapes `%` and `_` in typed text.
  const start = `${needle.replace(/[\\%_]/g, '\\$&')}%`;
  return db.query<Postcode>(sql`
    SELECT postcode, suburb, state FROM postcode WHERE postcode LIKE ${start} OR upper(suburb) LIKE ${start}
    ORDER BY postcode, suburb LIMIT ${most}`);
}

/** The state of a postcode; null if it is unknown. */
export async function stateOfPostcode(db: Queries, postcode: string): Promise<string | null> {
  const [place] = await db.query<Pick<Postcode, 'state'>>(sql`
    SELECT state FROM postcode WHERE postcode = ${postcode} ORDER BY suburb LIMIT 1`);
  return place?.state ?? null;
}
