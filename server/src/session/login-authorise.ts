import type { Handler } from '../calls/handler.ts';
import { signedIn } from './access.ts';
import { authorise } from './authorise.ts';
import { life, lifeLeft } from './life.ts';

/** SESS-08: confirms the user by password before a sensitive action. */
export const loginAuthorise: Handler<'loginAuthorise'> = async (request, services) => {
  const { sessions, clock } = services;
  const caller = signedIn(request.caller);
  await authorise(services, request, caller, request.data.password, clock.now());
  const bearer_token = await sessions.renewNow(caller);
  return {
    data: {
      authorised_for_milliseconds: life.authorised,
      expires_in_milliseconds: lifeLeft(caller.expires, clock),
      ...(bearer_token === null ? {} : { bearer_token }),
    },
  };
};
