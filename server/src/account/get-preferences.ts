import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { preferencesOf } from './preferences.ts';

export const getPreferences: Handler<'getPreferences'> = async ({ caller }, { database }) => ({
  data: { settings: await preferencesOf(database, signedIn(caller).userId) },
});
