import {
  isPreferenceValue,
  type Preference,
  type PreferenceName,
  parsePreferences,
  preferenceList,
} from '@portal/domain/preference';
import { invalidFields } from '../calls/refusal.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { callsMessages } from '../messages/calls.ts';

type Queries = Pick<Transaction, 'query'>;

/** PREF-01: every preference of a user; unset ones have their default. */
export async function preferencesOf(db: Queries, userId: string): Promise<readonly Preference[]> {
  const rows = await db.query<Pick<Tables['user_preference'], 'name' | 'value'>>(
    sql`SELECT name, value FROM user_preference WHERE user_id = ${userId}`,
  );
  return preferenceList(parsePreferences(rows));
}

/** Sets the given preferences and leaves the others unchanged. */
async function writePreferences(
  tx: Queries,
  userId: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.query(sql`
    INSERT INTO user_preference (user_id, name, value)
    SELECT ${userId}, name, value FROM unnest(${Object.keys(settings)}::text[], ${Object.values(settings)}::text[]) AS given (name, value)
    ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`);
}

/**
 * PREF-01: sets all given preferences or none and returns every preference of the user. If a name is repeated, the last value counts.
 * Throws a refusal that names each invalid value.
 */
export async function changePreferences(
  database: Database,
  userId: string,
  settings: readonly { readonly key: PreferenceName; readonly value: string }[],
): Promise<readonly Preference[]> {
  const wrong = settings.flatMap(({ key, value }, index) =>
    isPreferenceValue(key, value)
      ? []
      : [{ field: `settings.${index}.value`, message: callsMessages.notAPreference(key) }],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  return database.transaction(async (tx) => {
    await writePreferences(tx, userId, Object.fromEntries(settings.map(({ key, value }) => [key, value])));
    return preferencesOf(tx, userId);
  });
}
