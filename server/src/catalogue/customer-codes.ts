import type { CustomerStockCode } from '@portal/domain/catalogue';
import { invalidFields } from '../calls/refusal.ts';
import { sql, type Transaction } from '../db/database.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import type { Services } from '../services.ts';
import { knownCodes } from './parts.ts';

type Queries = Pick<Transaction, 'query'>;

/** HIST-05: the accounts' own part codes. */
export function readCustomerCodes(db: Queries, accodes: readonly string[]): Promise<CustomerStockCode[]> {
  return db.query<CustomerStockCode>(sql`
    SELECT accode, stock_code, customer_stock_code FROM customer_stock_code
    WHERE accode = ANY(${accodes}::text[]) ORDER BY accode, stock_code`);
}

/** Sets an account's own code for each part; an empty code deletes it. Returns the codes that were set. */
async function writeCustomerCodes(
  tx: Queries,
  accode: string,
  codes: ReadonlyMap<string, string>,
): Promise<CustomerStockCode[]> {
  const set = [...codes].filter(([, code]) => code !== '');
  const deleted = [...codes].flatMap(([stock_code, code]) => (code === '' ? [stock_code] : []));
  await tx.query(sql`
    DELETE FROM customer_stock_code WHERE accode = ${accode} AND stock_code = ANY(${deleted}::text[])`);
  return tx.query<CustomerStockCode>(sql`
    INSERT INTO customer_stock_code (accode, stock_code, customer_stock_code)
    SELECT ${accode}, * FROM unnest(${set.map(([stock_code]) => stock_code)}::text[], ${set.map(([, code]) => code)}::text[])
    ON CONFLICT (accode, stock_code) DO UPDATE SET customer_stock_code = excluded.customer_stock_code
    RETURNING accode, stock_code, customer_stock_code`);
}

interface ChangedWith extends Pick<Services, 'database'> {
  /** Searches find own codes, so a change of them clears the account's cached ranking. */
  readonly search: { readonly ranking: Pick<Services['search']['ranking'], 'forget'> };
}

/**
 * HIST-05: sets all of an account's own codes or none, and returns those that were set; an empty code deletes one. If a part is repeated,
 * the last entry counts. Throws a refusal that names each unknown part.
 */
export async function changeCustomerCodes(
  { database, search }: ChangedWith,
  accode: string,
  given: readonly Pick<CustomerStockCode, 'stock_code' | 'customer_stock_code'>[],
): Promise<readonly CustomerStockCode[]> {
  const wanted = new Map(given.map((each) => [each.stock_code, each.customer_stock_code.trim()]));
  const changed = await database.transaction(async (tx) => {
    const there = await knownCodes(tx, [...wanted.keys()]);
    const wrong = given.flatMap(({ stock_code }, i) => {
      const field = `customer_stock_code_overrides.${i}.stock_code`;
      return there.has(stock_code) ? [] : [{ field, message: catalogueMessages.noPart(stock_code) }];
    });
    if (wrong.length > 0) throw invalidFields(wrong);
    return writeCustomerCodes(tx, accode, wanted);
  });
  search.ranking.forget(accode);
  return changed;
}
