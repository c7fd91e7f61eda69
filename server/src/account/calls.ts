import { isPreferenceValue } from '@portal/domain/preference';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { callsMessages } from '../messages/calls.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { preferencesOf, writePreferences } from './preferences.ts';

export const getPreferences: Handler<'getPreferences'> = async ({ caller }, { database }) => ({
  data: { settings: await preferencesOf(database, signedIn(caller).userId) },
});

/** PREF-01: sets all given preferences or none. If a name is repeated, the last value counts. */
export const setPreferences: Handler<'setPreferences'> = async ({ data, caller }, { database }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const { userId } = who;
  const wrong = data.settings.flatMap(({ key, value }, index) =>
    isPreferenceValue(key, value)
      ? []
      : [{ field: `settings.${index}.value`, message: callsMessages.notAPreference(key) }],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const settings = Object.fromEntries(data.settings.map(({ key, value }) => [key, value]));
  return database.transaction(async (tx) => {
    await writePreferences(tx, userId, settings);
    return { data: { settings: await preferencesOf(tx, userId) } };
  });
};
