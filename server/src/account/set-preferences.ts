import { isPreferenceValue } from '@portal/domain/preference';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { sql } from '../db/database.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { preferencesOf } from './preferences.ts';

/** PREF-01: all of them or none; the last one of a name counts. */
export const setPreferences: Handler<'setPreferences'> = async ({ data, caller }, { database }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const { userId } = who;
  const wrong = data.settings.flatMap(({ key, value }, index) =>
    isPreferenceValue(key, value) ? [] : [{ field: `settings.${index}.value`, message: `Not a value of ${key}` }],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const settings = Object.entries(Object.fromEntries(data.settings.map(({ key, value }) => [key, value])));
  const names = settings.map(([name]) => name);
  const values = settings.map(([, value]) => value);
  return database.transaction(async (tx) => {
    await tx.query(sql`
      INSERT INTO user_preference (user_id, name, value)
      SELECT ${userId}, name, value FROM unnest(${names}::text[], ${values}::text[]) AS given (name, value)
      ON CONFLICT (user_id, name) DO UPDATE SET value = excluded.value`);
    return { data: { settings: await preferencesOf(tx, userId) } };
  });
};
