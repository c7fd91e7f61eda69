import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { life } from './life.ts';
import { openSessionViews } from './store.ts';

/** Includes sessions of supplier staff who impersonate the user. */
export const sessionsGet: Handler<'sessionsGet'> = async ({ caller }, { database, clock }) => {
  const who = signedIn(caller);
  notWhileActing(who);
  const now = clock.now();
  const sessions = await openSessionViews(database, who, now, new Date(now.getTime() - life.idle));
  return { data: { sessions } };
};
