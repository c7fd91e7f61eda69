import { sql, type Transaction } from '../../db/database.ts';
import { demoSupplier } from '../people/supplier-details.ts';

/** What documents print about the supplier, unless the operator has set it. */
export async function fillSupplier(tx: Transaction): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('supplier', ${JSON.stringify(demoSupplier)}::text::jsonb)
    ON CONFLICT (name) DO NOTHING`);
}
