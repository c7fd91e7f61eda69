import type { AlternateRelated } from '@portal/domain/catalogue';
import type { Handler } from '../calls/handler.ts';
import { sql } from '../db/database.ts';

interface Row {
  readonly stock_code: string;
  readonly superseded_by: string | null;
  /** Relation → codes; absent where there are none. */
  readonly relations: Readonly<Partial<Record<'related' | 'alternate' | 'pack_options', readonly string[]>>> | null;
}

/** PART-05, PART-07: one answer for each code asked, in the order asked; nothing but empty lists for an unknown one. */
export const getAlternateRelated: Handler<'getAlternateRelated'> = async ({ data }, { database }) => {
  const codes = data.cart_lines.map((line) => line.stock_code);
  const rows = await database.query<Row>(sql`
    SELECT p.stock_code, p.superseded_by, (SELECT jsonb_object_agg(relation, codes) FROM (
        SELECT relation, jsonb_agg(other_stock_code ORDER BY position) AS codes
        FROM part_relation r WHERE r.stock_code = p.stock_code GROUP BY relation) AS by_relation) AS relations
    FROM part p WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  const byCode = new Map(rows.map((row) => [row.stock_code, row]));
  const cart_lines = codes.map((stock_code): AlternateRelated => {
    const row = byCode.get(stock_code);
    return {
      stock_code,
      related: row?.relations?.related ?? [],
      alternate: row?.relations?.alternate ?? [],
      pack_options: row?.relations?.pack_options ?? [],
      superseded_by: row?.superseded_by ? [row.superseded_by] : [],
    };
  });
  return { data: { cart_lines } };
};
