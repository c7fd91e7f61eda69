import type { AlternateRelated } from '@portal/domain/catalogue';
import { sql, type Transaction } from '../db/database.ts';

interface Row {
  readonly stock_code: string;
  readonly superseded_by: string | null;
  /** Relation → codes; absent where there are none. */
  readonly relations: Readonly<Partial<Record<'related' | 'alternate' | 'pack_options', readonly string[]>>> | null;
}

/** PART-05, PART-07: what each part is related to, in the order asked; empty lists for an unknown one. */
export async function readRelations(
  db: Pick<Transaction, 'query'>,
  codes: readonly string[],
): Promise<readonly AlternateRelated[]> {
  const rows = await db.query<Row>(sql`
    SELECT p.stock_code, p.superseded_by, (SELECT jsonb_object_agg(relation, codes) FROM (
        SELECT relation, jsonb_agg(other_stock_code ORDER BY position) AS codes
        FROM part_relation r WHERE r.stock_code = p.stock_code GROUP BY relation) AS by_relation) AS relations
    FROM part p WHERE p.stock_code = ANY(${[...new Set(codes)]}::text[])`);
  const byCode = new Map(rows.map((row) => [row.stock_code, row]));
  return codes.map((stock_code) => {
    const row = byCode.get(stock_code);
    return {
      stock_code,
      related: row?.relations?.related ?? [],
      alternate: row?.relations?.alternate ?? [],
      pack_options: row?.relations?.pack_options ?? [],
      superseded_by: row?.superseded_by ? [row.superseded_by] : [],
    };
  });
}
