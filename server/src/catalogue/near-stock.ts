import type { NearStock } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';
import { readReference } from './reference.ts';
import { stockListVersion } from './stock-list.ts';
import { transitDays } from './transit.ts';

type Queries = Pick<Transaction, 'query'>;

/** The warehouses nearest to an account, with their place in stock rows, counted from 1. */
export async function nearestWarehouses(
  db: Queries,
  accode: string,
): Promise<readonly { readonly warehouse_code: string; readonly place: number }[]> {
  const { warehouses, stockWarehouses } = await readReference(db);
  const [account] = await db.query<{ state: string }>(sql`SELECT state FROM account WHERE accode = ${accode}`);
  const all = stockWarehouses.flatMap((warehouse_code, index) => {
    const warehouse = warehouses.find((each) => each.warehouse_code === warehouse_code);
    return warehouse && account
      ? [{ warehouse_code, place: index + 1, days: transitDays(warehouse.state, account.state) }]
      : [];
  });
  const least = Math.min(...all.map(({ days }) => days));
  return all.filter(({ days }) => days === least);
}

/** For each part in the order of the stock list, `1` if one of these places in stock rows has it, otherwise `0`. */
export async function readHeld(db: Queries, places: readonly number[]): Promise<string> {
  if (places.length === 0) return '';
  const [row] = await db.query<{ held: string | null }>(sql`
    SELECT string_agg(
      CASE WHEN EXISTS (
        SELECT FROM unnest(${places}::integer[]) AS place WHERE s.available[place] > 0
      ) THEN '1' ELSE '0' END, '' ORDER BY p.part_id) AS held
    FROM part p LEFT JOIN stock s ON s.stock_code = p.stock_code`);
  return row?.held ?? '';
}

/** What the warehouses nearest to an account have, in the order of the stock list. */
export async function readNearStock(db: Queries, accode: string): Promise<NearStock> {
  const version = await stockListVersion(db);
  const nearest = await nearestWarehouses(db, accode);
  return {
    version,
    warehouse_codes: nearest.map(({ warehouse_code }) => warehouse_code),
    held: await readHeld(
      db,
      nearest.map(({ place }) => place),
    ),
  };
}
