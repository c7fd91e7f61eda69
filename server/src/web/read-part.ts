import type { PartFacts } from '@portal/domain/cart';
import type { ProductInformation } from '@portal/domain/catalogue';
import { type FactsRow, factsColumns, factsOf } from '../catalogue/parts.ts';
import { type Database, sql } from '../db/database.ts';

export interface PublicPart {
  readonly facts: PartFacts;
  readonly information: Pick<ProductInformation, 'dimensions' | 'packaging' | 'details' | 'stockNotes'>;
  readonly superseded_by: string | null;
  readonly related: readonly { readonly relation: string; readonly stock_code: string; readonly description: string }[];
}

interface Row extends FactsRow, Omit<PublicPart, 'facts'> {}

/** What everybody may know of a part, in any case of letters; null where there is none. */
export async function readPublicPart(db: Pick<Database, 'query'>, code: string): Promise<PublicPart | null> {
  const [row] = await db.query<Row>(sql`
    SELECT ${factsColumns}, p.superseded_by, p.information,
      coalesce((SELECT jsonb_agg(jsonb_build_object('relation', r.relation, 'stock_code', o.stock_code, 'description', o.description)
          ORDER BY r.relation, r.position)
        FROM part_relation r JOIN part o ON o.stock_code = r.other_stock_code WHERE r.stock_code = p.stock_code), '[]') AS related
    FROM part p WHERE p.stock_code = ${code.toUpperCase()}`);
  if (!row) return null;
  const { information, superseded_by, related } = row;
  return { facts: factsOf(row), information, superseded_by, related };
}
