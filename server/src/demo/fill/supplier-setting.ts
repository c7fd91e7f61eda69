import { sql, type Transaction } from '../../db/database.ts';
import { orderRules } from '../people/deals.ts';
import { demoSupplier } from '../people/supplier-details.ts';

/** Stores the supplier's details for documents, unless the operator has set them already, and the rules for every order (CART-16). */
export async function fillSupplier(tx: Transaction): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('supplier', ${JSON.stringify(demoSupplier)}::text::jsonb)
    ON CONFLICT (name) DO NOTHING`);
  await tx.query(sql`INSERT INTO setting (name, value) VALUES ('order_rules', ${JSON.stringify(orderRules)}::text::jsonb)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
}
