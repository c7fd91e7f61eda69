import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { changePreferences, preferencesOf } from './preferences.ts';

export const getPreferences: Handler<'getPreferences'> = async ({ caller }, { database }) => ({
  data: { settings: await preferencesOf(database, signedIn(caller).userId) },
});

/** PREF-01 */
export const setPreferences: Handler<'setPreferences'> = async ({ data, caller }, { database }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  return { data: { settings: await changePreferences(database, who.userId, data.settings) } };
};
