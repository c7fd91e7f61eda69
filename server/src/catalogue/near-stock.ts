import type { NearStock } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';
import { readReference } from './reference.ts';
import { stockListVersion } from './stock-list.ts';
import { transitDays } from './transit.ts';

/** What the warehouses nearest to an account have, in the order of the stock list. */
export async function readNearStock(db: Pick<Transaction, 'query'>, accode: string): Promise<NearStock> {
  const { warehouses, stockWarehouses } = await readReference(db);
  const [account] = await db.query<{ state: string }>(sql`SELECT state FROM account WHERE accode = ${accode}`);
  const version = await stockListVersion(db);
  const places = stockWarehouses.flatMap((warehouse_code, index) => {
    const warehouse = warehouses.find((each) => each.warehouse_code === warehouse_code);
    return warehouse && account
      ? [{ warehouse_code, index: index + 1, days: transitDays(warehouse.state, account.state) }]
      : [];
  });
  const least = Math.min(...places.map(({ days }) => days));
  const nearest = places.filter(({ days }) => days === least);
  const [row] = await db.query<{ held: string | null }>(sql`
    SELECT string_agg(
      CASE WHEN EXISTS (
        SELECT FROM unnest(${nearest.map(({ index }) => index)}::integer[]) AS place WHERE s.available[place] > 0
      ) THEN '1' ELSE '0' END, '' ORDER BY p.part_id) AS held
    FROM part p LEFT JOIN stock s ON s.stock_code = p.stock_code`);
  return {
    version,
    warehouse_codes: nearest.map(({ warehouse_code }) => warehouse_code),
    held: nearest.length === 0 ? '' : (row?.held ?? ''),
  };
}
