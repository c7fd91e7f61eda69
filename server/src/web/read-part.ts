import type { PartFacts } from '@portal/domain/cart';
import type { ProductInformation } from '@portal/domain/catalogue';
import { type FactsRow, factsColumns, factsOf } from '../catalogue/parts.ts';
import { type Database, sql } from '../db/database.ts';

/** The data a part's drawing is made from. */
export interface DrawnPart {
  readonly facts: PartFacts;
  readonly information: Pick<ProductInformation, 'dimensions'>;
}

interface Row extends FactsRow, Pick<DrawnPart, 'information'> {}

/** A part by its code, ignoring case; null if there is none. */
export async function readDrawnPart(db: Pick<Database, 'query'>, code: string): Promise<DrawnPart | null> {
  const [row] = await db.query<Row>(sql`
    SELECT ${factsColumns}, p.information FROM part p WHERE p.stock_code = ${code.toUpperCase()}`);
  return row ? { facts: factsOf(row), information: row.information } : null;
}
