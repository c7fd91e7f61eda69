import { sql, type Transaction } from '../db/database.ts';
import { quoted } from '../db/references.ts';

/** Tables that a backup leaves out because their data is short-lived. After a restore everybody signs in again. */
const excludedTables = [
  'migration',
  'session',
  'session_bearer',
  'login_attempt',
  'call_count',
  'job',
  'password_reset',
  'registration',
  'software_code',
];

export interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

/** The tables that a backup contains, ordered by name. */
export function backupTables(tx: Transaction): Promise<readonly Table[]> {
  return tx.query<{ name: string; columns: string[] }>(sql`
    SELECT t.table_name AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
    FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.is_generated = 'NEVER'
      AND t.table_name <> ALL (${excludedTables}::text[])
    GROUP BY t.table_name ORDER BY t.table_name`);
}

/** Sets identity columns to continue after the largest existing value, or at their start if there is none. */
export async function continueIdentities(tx: Transaction): Promise<void> {
  const counted = await tx.query<{ table_name: string; column_name: string; start: string }>(sql`
    SELECT table_name::text, column_name::text, coalesce(identity_start, '1') AS start FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES'`);
  for (const { table_name, column_name, start } of counted) {
    await tx.query({
      text: `SELECT setval(pg_get_serial_sequence('${table_name}', '${column_name}'),
        coalesce((SELECT max(${quoted(column_name)}) + 1 FROM ${quoted(table_name)}), $1::bigint), false)`,
      values: [start],
    });
  }
}
