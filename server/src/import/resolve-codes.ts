import { aliasKey } from '@portal/domain/import';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import { readAliases } from './memory.ts';

/** Stock code by code as written. Unknown codes are missing. */
export type Resolved = ReadonlyMap<string, string>;

/** IMP-03: resolves codes as stock codes, the account's own codes or earlier choices. Three queries for any number of codes. */
export async function resolveCodes(db: Queries, accode: string, codes: readonly string[]): Promise<Resolved> {
  const upper = new Map(codes.map((code) => [code, code.trim().toUpperCase()]));
  const distinct = [...new Set(upper.values())];
  const parts = await db.query<{ stock_code: string }>(sql`
    SELECT stock_code FROM part WHERE stock_code = ANY(${distinct}::text[])`);
  const own = await db.query<{ code: string; stock_code: string }>(sql`
    SELECT upper(c.customer_stock_code) AS code, c.stock_code FROM customer_stock_code c JOIN part USING (stock_code)
    WHERE c.accode = ${accode} AND upper(c.customer_stock_code) = ANY(${distinct}::text[]) ORDER BY c.stock_code DESC`);
  const aliases = await readAliases(db, accode);
  const byOwn = new Map(own.map((row) => [row.code, row.stock_code]));
  const there = new Set(parts.map((row) => row.stock_code));
  return new Map(
    [...upper].flatMap(([code, key]): [string, string][] => {
      const learned = aliasKey(code);
      const found = there.has(key)
        ? key
        : (byOwn.get(key) ?? (Object.hasOwn(aliases, learned) ? aliases[learned] : undefined));
      return found === undefined ? [] : [[code, found]];
    }),
  );
}
