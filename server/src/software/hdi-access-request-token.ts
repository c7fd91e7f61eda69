import type { Handler } from '../calls/handler.ts';
import { signedIn } from '../session/access.ts';
import { notWhileActing } from '../session/acting.ts';
import { exchangeSoftwareCode } from './exchange-code.ts';

/** SOFT-01: exchanges a code for a token. */
export const hdiAccessRequestToken: Handler<'hdiAccessRequestToken'> = async (request, { database, clock }) => {
  const who = signedIn(request.caller);
  notWhileActing(who);
  return { data: await exchangeSoftwareCode(database, request, who, request.data, clock.now()) };
};
