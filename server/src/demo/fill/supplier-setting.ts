import { sql, type Transaction } from '../../db/database.ts';
import { demoSupplier } from '../people/supplier-details.ts';

/** Stores the supplier's details for documents, unless the operator has set them already. */
export async function fillSupplier(tx: Transaction): Promise<void> {
  await tx.query(sql`
    INSERT INTO setting (name, value) VALUES ('supplier', ${JSON.stringify(demoSupplier)}::text::jsonb)
    ON CONFLICT (name) DO NOTHING`);
}
