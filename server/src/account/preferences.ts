import { type Preference, parsePreferences, preferenceList } from '@portal/domain/preference';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type Queries = Pick<Transaction, 'query'>;

/** PREF-01: every preference of a user; unset ones have their default. */
export async function preferencesOf(db: Queries, userId: string): Promise<readonly Preference[]> {
  const rows = await db.query<Pick<Tables['user_preference'], 'name' | 'value'>>(
    sql`SELECT name, value FROM user_preference WHERE user_id = ${userId}`,
  );
  return preferenceList(parsePreferences(rows));
}

/** Sets the given preferences and leaves the others unchanged. */
export async function writePreferences(
  tx: Queries,
  userId: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query(sql`
    INSERT INTO user_preference (user_id, name, value)
    SELECT ${userId}, name, value FROM unnest(${Object.keys(settings)}::text[], ${Object.values(settings)}::text[]) AS given (name, value)
    ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`);
}
