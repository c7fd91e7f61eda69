import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { notWhileActing } from './acting.ts';
import { onlyAuthorised } from './authorised.ts';
import { turnOnSecondFactor } from './change-second-factor.ts';
import { lifeLeft } from './life.ts';

/** Turns two-step sign-in on. */
export const secondFactorConfirm: Handler<'secondFactorConfirm'> = async (request, services) => {
  const { database, sessions, clock } = services;
  const who = signedIn(request.caller);
  notWhileActing(who);
  const now = clock.now();
  await onlyAuthorised(database, who, now);
  const recovery_codes = await turnOnSecondFactor(services, request, who, request.data.code, now);
  const bearer_token = await sessions.renewNow(who);
  return {
    data: {
      recovery_codes,
      expires_in_milliseconds: lifeLeft(who.expires, clock),
      ...(bearer_token === null ? {} : { bearer_token }),
    },
  };
};
