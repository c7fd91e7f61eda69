import { sql, type Transaction } from './database.ts';

/** Quotes the name of a table, column or constraint for a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Drops all foreign keys, so that tables can be filled in any order and without a look-up for each row. Returns a function that adds
 * them again and checks each table once. Use both in one transaction, so that nobody sees the tables without them.
 */
export async function withoutReferences(tx: Transaction): Promise<() => Promise<void>> {
  const references = await tx.query<{ on_table: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS on_table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY conname`);
  for (const { on_table, name } of references) {
    await tx.query({ text: `ALTER TABLE ${on_table} DROP CONSTRAINT ${quoted(name)}`, values: [] });
  }
  return async () => {
    for (const { on_table, name, definition } of references) {
      await tx.query({ text: `ALTER TABLE ${on_table} ADD CONSTRAINT ${quoted(name)} ${definition}`, values: [] });
    }
  };
}
