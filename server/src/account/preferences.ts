import { type Preference, parsePreferences, preferenceList } from '@portal/domain/preference';
import { sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

/** PREF-01: every preference of a user, defaults where none is set. */
export async function preferencesOf(db: Pick<Transaction, 'query'>, userId: string): Promise<readonly Preference[]> {
  const rows = await db.query<Pick<Tables['user_preference'], 'name' | 'value'>>(
    sql`SELECT name, value FROM user_preference WHERE user_id = ${userId}`,
  );
  return preferenceList(parsePreferences(rows));
}
